import { scoreLine } from '../rules/scoreRecord'
import { answerLines } from './answerLines'

const usage = `Scores hands: reads one scoring record (a JSON object) a line on standard input and
answers each with one line on standard output.

Usage: npm run -s score < records.jsonl`

await answerLines({ name: 'score', usage, answer: scoreLine })

import { analyseLine } from '../rules/analyseRecord'
import { answerLines } from './answerLines'

const usage = `Analyses hands: reads one analysis record (a JSON object) a line on standard input and answers
each with one line on standard output: how far the hand is from ready and which tiles bring it nearer,
or what each discard leaves of it, best first.

Usage: npm run -s analyse < records.jsonl`

await answerLines({ name: 'analyse', usage, answer: analyseLine })

import { once } from 'node:events'
import { scoreLine } from '../rules/scoreRecord'
import { linesOf } from './lines'

const USAGE = `Scores hands: reads one scoring record (a JSON object) a line on standard input and
answers each with one line on standard output.

Usage: npm run -s score < records.jsonl`

const NOTHING_READ = 2

const { argv, stdin, stdout } = process

/** Answers every line, those of a piece of input together; the number of lines read. */
const answerAll = async (input: AsyncIterable<string>): Promise<number> => {
  let count = 0
  for await (const lines of linesOf(input)) {
    count += lines.length
    const answers = lines.map((line) => `${JSON.stringify(scoreLine(line))}\n`)
    const flowing = stdout.write(answers.join(''))
    if (!flowing) await once(stdout, 'drain')
  }
  return count
}

/** Runs the scorer; answers the exit code. */
const run = async (flags: readonly string[]): Promise<number> => {
  if (flags.length === 1 && flags[0] === '--help') {
    console.log(USAGE)
    return 0
  }
  if (flags.length > 0) {
    console.error(`score: takes no arguments, got ${flags.join(' ')}\n\n${USAGE}`)
    return NOTHING_READ
  }
  const lines = await answerAll(stdin.setEncoding('utf8') as AsyncIterable<string>)
  if (lines > 0) return 0
  console.error(`score: nothing to read on standard input\n\n${USAGE}`)
  return NOTHING_READ
}

/** A reader that has seen enough closes the pipe: that is no fault. */
stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : NOTHING_READ)
})

try {
  process.exitCode = await run(argv.slice(2))
} catch (error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error
  console.error(`score: standard input cannot be read: ${error.message}`)
  process.exitCode = NOTHING_READ
}

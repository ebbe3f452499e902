import { once } from 'node:events'
import { linesOf } from './lines'

/** A program that answers each line of its input with one line of JSON. */
export type LineProgram = {
  readonly name: string
  readonly usage: string
  readonly answer: (line: string) => object
}

const NOTHING_READ = 2

const { argv, stdin, stdout } = process

/** Answers every line, those of a piece of input together; the number of lines read. */
const answerAll = async (
  input: AsyncIterable<string>,
  answer: LineProgram['answer'],
): Promise<number> => {
  let count = 0
  for await (const lines of linesOf(input)) {
    count += lines.length
    const answers = lines.map((line) => `${JSON.stringify(answer(line))}\n`)
    const flowing = stdout.write(answers.join(''))
    if (!flowing) await once(stdout, 'drain')
  }
  return count
}

/** Answers the exit code. */
const run = async ({ name, usage, answer }: LineProgram, flags: readonly string[]) => {
  if (flags.length === 1 && flags[0] === '--help') {
    console.log(usage)
    return 0
  }
  if (flags.length > 0) {
    console.error(`${name}: takes no arguments, got ${flags.join(' ')}\n\n${usage}`)
    return NOTHING_READ
  }
  const lines = await answerAll(stdin.setEncoding('utf8') as AsyncIterable<string>, answer)
  if (lines > 0) return 0
  console.error(`${name}: nothing to read on standard input\n\n${usage}`)
  return NOTHING_READ
}

/** Runs the program on standard input and output and sets the exit code. */
export const answerLines = async (program: LineProgram): Promise<void> => {
  // a reader that has seen enough closes the pipe: that is no fault
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : NOTHING_READ)
  })
  try {
    process.exitCode = await run(program, argv.slice(2))
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    console.error(`${program.name}: standard input cannot be read: ${error.message}`)
    process.exitCode = NOTHING_READ
  }
}

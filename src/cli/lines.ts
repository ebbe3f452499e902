/** The lines of a stream of text, as many as each piece brings; a last line needs no line end. */
export async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const piece of input) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}

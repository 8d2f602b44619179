import { Refusal } from '../../../vocabulary/refusals.ts'

/** Characters of one line after which a file is no list. */
const longestLine = 16_000_000

/** Lines of a text that comes in chunks, without their ends. Throws Refusal ERROR_OPERATION_FAILED for one without end. */
export async function* readLines(chunks: AsyncIterable<string>, title: string): AsyncGenerator<string> {
  let held: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    held.push(first)
    length += first.length
    if (length > longestLine) {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `${title} holds a line longer than any of a list.`,
      })
    }
    const last = others.pop()
    if (last === undefined) continue
    yield bare(held.join(''))
    for (const line of others) yield bare(line)
    held = [last]
    length = last.length
  }
  if (length > 0) yield bare(held.join(''))
}

function bare(line: string): string {
  return line.replace(/^\uFEFF/, '').replace(/\r$/, '')
}

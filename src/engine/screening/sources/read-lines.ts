import { Refusal } from '../../../vocabulary/refusals.ts'

/** Characters of one line after which a file is no list. */
const maxLineLength = 16_000_000

/** Lines of a text that comes in chunks, without their ends. Throws Refusal ERROR_OPERATION_FAILED for one without end. */
export async function* readLines(chunks: AsyncIterable<string>, title: string): AsyncGenerator<string> {
  let pending: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    pending.push(first)
    length += first.length
    if (length > maxLineLength) {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: `${title} contains a line that is too long for a list.`,
      })
    }
    const last = others.pop()
    if (last === undefined) continue
    yield stripLineEnd(pending.join(''))
    for (const line of others) yield stripLineEnd(line)
    pending = [last]
    length = last.length
  }
  if (length > 0) yield stripLineEnd(pending.join(''))
}

function stripLineEnd(line: string): string {
  return line.replace(/^\uFEFF/, '').replace(/\r$/, '')
}

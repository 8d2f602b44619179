/** Characters of a file in which its head stands. */
const headLength = 8192

/** The same chunks; the beginning of the text is given once, before what follows it is passed on. */
export async function* fileHead(
  chunks: AsyncIterable<string>,
  onHead: (head: string) => void,
): AsyncGenerator<string> {
  let head: string | null = ''
  for await (const chunk of chunks) {
    if (head !== null) {
      head += chunk.slice(0, headLength - head.length)
      if (head.length === headLength) {
        onHead(head)
        head = null
      }
    }
    yield chunk
  }
  if (head !== null) onHead(head)
}

/** Characters of a file in which its head stands. */
const beginningLength = 8192

/** The same chunks; the beginning of the text is told once, before what follows it is passed on. */
export async function* fileHead(
  chunks: AsyncIterable<string>,
  tell: (beginning: string) => void,
): AsyncGenerator<string> {
  let beginning: string | null = ''
  for await (const chunk of chunks) {
    if (beginning !== null) {
      beginning += chunk.slice(0, beginningLength - beginning.length)
      if (beginning.length === beginningLength) {
        tell(beginning)
        beginning = null
      }
    }
    yield chunk
  }
  if (beginning !== null) tell(beginning)
}

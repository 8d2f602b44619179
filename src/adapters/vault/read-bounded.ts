/**
 * A whole body, if it is not longer than `maxBytes`.
 *
 * @throws Error when it is longer, or no bytes
 */
export async function readBounded(body: AsyncIterable<unknown>, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) throw new Error('The object store sent something other than bytes.')
    length += part.length
    if (length > maxBytes) throw new Error('The object store sent more than was requested.')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts, length))
}

import { BlobNotFoundError } from '../../flows/ports/vault/vault.ts'
import type { ObjectStore } from './object-store.ts'

/** A large blob lies in objects of so many bytes: `NAME`, `NAME.1`, `NAME.2`, … */
const objectBytes = 8 * 1024 * 1024

/** Writes all objects but the first, and gives the first one's bytes. No more than one object is in memory, and the first. */
export async function createRest(
  objects: Pick<ObjectStore, 'create'>,
  name: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<Uint8Array> {
  const firstPart: Uint8Array[] = []
  let number = 0
  const lay = async (bytes: Uint8Array): Promise<void> => {
    if (number === 0) firstPart.push(Uint8Array.from(bytes))
    else if (!(await objects.create(`${name}.${number}`, bytes)))
      throw new Error('A blob with this id is kept already.')
    number++
  }
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const part of parts) {
    waiting.push(part)
    length += part.length
    if (length < objectBytes) continue
    let all = Buffer.concat(waiting)
    for (; all.length >= objectBytes; all = all.subarray(objectBytes)) await lay(all.subarray(0, objectBytes))
    waiting = [Buffer.from(all)]
    length = all.length
  }
  const rest = Buffer.concat(waiting)
  if (firstPart[0] === undefined) return rest
  if (rest.length > 0) await lay(rest)
  return firstPart[0]
}

/** Reads anywhere in such a blob; the object read last is kept, because most reading goes forward. */
export function readerOf(
  objects: Pick<ObjectStore, 'read'>,
  name: string,
): (at: number, length: number) => Promise<Uint8Array> {
  let held: { readonly number: number; readonly bytes: Uint8Array } | null = null
  const objectAt = async (number: number): Promise<Uint8Array> => {
    if (held?.number === number) return held.bytes
    const bytes = await objects.read(number === 0 ? name : `${name}.${number}`)
    if (bytes === null && number === 0) throw new BlobNotFoundError('A large blob is not in the vault.')
    held = { number, bytes: bytes ?? new Uint8Array(0) }
    return held.bytes
  }
  return async (at, length) => {
    const pieces: Uint8Array[] = []
    for (let from = at; from < at + length;) {
      const number = Math.floor(from / objectBytes)
      const start = from - number * objectBytes
      const piece = (await objectAt(number)).subarray(start, start + at + length - from)
      if (piece.length === 0) break
      pieces.push(piece)
      from += piece.length
    }
    return Buffer.concat(pieces)
  }
}

/** Everything that such a blob lies in, in order, one object in memory. */
export async function* allObjects(
  objects: Pick<ObjectStore, 'read'>,
  name: string,
  first: Uint8Array,
): AsyncGenerator<Uint8Array> {
  let bytes: Uint8Array | null = first
  for (let number = 1; bytes !== null; number++) {
    yield bytes
    bytes = bytes.length < objectBytes ? null : await objects.read(`${name}.${number}`)
  }
}

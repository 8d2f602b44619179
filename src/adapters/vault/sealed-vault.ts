/** Blobs as they lie in a vault, sealed: anyone who moves a store needs no key to any of them. */
export interface SealedVault {
  /** Null when there is none. */
  readSealed(id: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Keeps what another vault gave; nothing happens when it is there already. Survives a power cut afterwards. */
  laySealed(id: string, sealed: AsyncIterable<Uint8Array>): Promise<void>
}

/** The whole of something that is known to be small. */
export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const part of parts) pieces.push(part)
  return Buffer.concat(pieces)
}

/** First byte of what was sealed in segments, because it is too large for memory (docs/reference/seal-format.md). */
const inSegments = 2

/** Tells, without losing anything of it, whether a sealed blob is one that was sealed in segments. */
export async function isLarge(
  sealed: AsyncIterable<Uint8Array>,
): Promise<{ readonly large: boolean; readonly parts: AsyncIterable<Uint8Array> }> {
  const iterator = sealed[Symbol.asyncIterator]()
  const first = await iterator.next()
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    if (first.done === true) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { large: first.done !== true && first.value[0] === inSegments, parts: parts() }
}

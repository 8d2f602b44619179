import { createHash } from 'node:crypto'
import { BlobCorruptError, type SealContext, type ByteRange } from '../../flows/ports/vault/vault.ts'
import { openRange, sealedSize, sealStream } from '../../platform/sealing/seal-stream.ts'
import {
  open,
  seal,
  SealCorruptError,
  type SealLabel,
  type VersionedKey,
} from '../../platform/sealing/seal.ts'

/** What every kind of vault does with bytes before they leave the process, and after they come back. */
export interface SealedBlob {
  readonly sealed: Uint8Array
  /** SHA-256 in hex of the plain bytes. */
  readonly sha256: string
  readonly size: number
}

/** 64 lower-case hex characters; nothing else gets into a path or the name of an object. */
export function isBlobId(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id)
}

/** @throws Error for what is no id */
export function checkBlobId(id: string): string {
  if (!isBlobId(id)) throw new Error('A blob id has 64 lower-case hex characters.')
  return id
}

export function sealBlob(id: string, bytes: Uint8Array, context: SealContext): SealedBlob {
  return {
    sealed: seal(keyOf(context), labelOf(id, context), bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
  }
}

/** @throws BlobBroken */
export function openBlob(id: string, sealed: Uint8Array, context: SealContext): Uint8Array {
  try {
    return open(keyOf(context), labelOf(id, context), sealed)
  } catch (error) {
    if (!(error instanceof SealCorruptError)) throw error
    throw broken(id, error)
  }
}

/** Seals a blob as it comes; when all of it has gone through, `plain` tells what it was. */
export function sealLargeBlob(
  id: string,
  parts: AsyncIterable<Uint8Array>,
  context: SealContext,
): {
  readonly sealed: AsyncIterable<Uint8Array>
  readonly plain: () => { readonly sha256: string; readonly size: number }
} {
  const hash = createHash('sha256')
  let size = 0
  const seen = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      hash.update(part)
      size += part.length
      yield part
    }
  }
  const sealed = sealStream(keyOf(context), labelOf(id, context), seen())
  return { sealed, plain: () => ({ sha256: hash.digest('hex'), size }) }
}

/** The bytes of a span of a large blob, from sealed bytes that may be read anywhere. Throws BlobBroken. */
export async function* openLargeBlob(
  id: string,
  context: SealContext,
  {
    read,
    span,
  }: { readonly read: (at: number, length: number) => Promise<Uint8Array>; readonly span: ByteRange },
): AsyncGenerator<Uint8Array> {
  const stream = { by: keyOf(context), label: labelOf(id, context), size: sealedSize(span.size), read }
  try {
    yield* openRange(stream, span)
  } catch (error) {
    throw error instanceof SealCorruptError ? broken(id, error) : error
  }
}

function broken(id: string, cause: SealCorruptError): BlobCorruptError {
  return new BlobCorruptError(
    `The blob ${id} is not what was stored. Restore it from a backup (symbolon fsck lists all).`,
    { cause },
  )
}

function keyOf({ key, keyVersion }: SealContext): VersionedKey {
  return { version: keyVersion, key }
}

function labelOf(id: string, { accountId, recordId, kind }: SealContext): SealLabel {
  return { accountId, id: recordId, kind: `blob:${kind}`, part: id }
}

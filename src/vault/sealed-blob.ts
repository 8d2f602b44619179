import { createHash } from 'node:crypto'
import { BlobBroken, type SealContext } from '../flows/ports/vault.ts'
import { open, seal, SealBroken, type SealLabel, type VersionedKey } from '../platform/seal.ts'

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
    if (!(error instanceof SealBroken)) throw error
    throw new BlobBroken(
      `The blob ${id} is not what was kept. Restore it from a backup (symbolon fsck lists all).`,
      { cause: error },
    )
  }
}

function keyOf({ key, keyVersion }: SealContext): VersionedKey {
  return { version: keyVersion, key }
}

function labelOf(id: string, { accountId, recordId, kind }: SealContext): SealLabel {
  return { accountId, id: recordId, kind: `blob:${kind}`, part: id }
}

import { isAsRecorded, type Notebook, type StoreUnderCheck } from './store.ts'
import { type NumberedKey, unseal } from './unseal.ts'

export interface SealedBlob {
  readonly blobId: string
  readonly key: NumberedKey
  readonly binding: Parameters<typeof unseal>[1]
  /** What its sealed record says of it. */
  readonly recorded: unknown
  /** What is said when it is not there, and when it does not open. */
  readonly absent: string
  readonly broken: string
}

/** A blob is there, opens, and holds the bytes that were recorded. */
export async function checkBlob(store: StoreUnderCheck, notes: Notebook, blob: SealedBlob): Promise<void> {
  const { blobId, key, binding, recorded, absent, broken } = blob
  const envelope = await store.blobs.read(blobId)
  const bytes = envelope && unseal(key, binding, envelope)
  if (envelope === null) notes.wrong(blobId, absent)
  else if (bytes === null) notes.wrong(blobId, broken)
  else notes.expect(isAsRecorded(bytes, recorded), blobId, 'The blob holds other bytes than were recorded.')
}

import type { JobWork } from './work.ts'

/**
 * Unlinks the blobs of a deleted record. Their key is gone already; this frees the disk, and makes good when anyone who
 * deleted the record was cut off before he got to it.
 *
 * Payload, version 1: `blobIds`, 64 hex characters each.
 */
export const deleteBlobs: JobWork = async ({ vault }, payload, signal) => {
  const { blobIds } = payload
  if (!Array.isArray(blobIds)) throw new Error('A job to forget blobs names none.')
  for (const blobId of blobIds) {
    signal.throwIfAborted()
    await vault.forget(String(blobId))
  }
}

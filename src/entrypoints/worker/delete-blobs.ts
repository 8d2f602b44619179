import { typedJobHandler } from './job-handler.ts'

/**
 * Unlinks the blobs of a deleted record. Their key is destroyed already: this frees the disk, also after a request that
 * was cut off before it came so far.
 */
export const deleteBlobs = typedJobHandler('forget-blobs', async ({ vault }, { blobIds }, signal) => {
  for (const blobId of blobIds) {
    signal.throwIfAborted()
    await vault.forget(blobId)
  }
})

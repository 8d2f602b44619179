import type { WorkerPorts } from './job-handler.ts'

/**
 * Ends archives whose time to be fetched is over. Their keys are gone first; what stays when the unlinking is cut off
 * is unreadable, and swept with the other orphans.
 *
 * @returns how many were ended
 */
export async function expireArchives({ records, vault }: WorkerPorts): Promise<number> {
  const blobIds = await records.sweepExports()
  for (const blobId of blobIds) await vault.forget(blobId)
  return blobIds.length
}

import type { WorkerPorts } from './job-handler.ts'

/**
 * Ends quick readings whose day is over: the pictures that were kept of them, and the answers kept for repetitions. As
 * with archives the keys go first, and the blobs after them.
 *
 * @returns how many pictures were removed
 */
export async function expireQuickReadings(
  { records, vault }: WorkerPorts,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    const { readings, blobIds } = await records.sweepQuickReadings()
    for (const blobId of blobIds) await vault.forget(blobId)
    removed += blobIds.length
    if (readings === 0 || signal.aborted) return removed
  }
}

import type { WorkerPorts } from './job-handler.ts'

/** No request lasts so long: a blob of this age whose record is not there will never get one. */
export const maxRequestMs = 15 * 60_000
/** How often it is looked for them. */
export const orphanSweepEveryMs = 5 * 60_000

const batchSize = 200

/**
 * Removes blobs that no record refers to: what a crash left between keeping the blob and committing the record, or
 * between deleting the record and unlinking the blob.
 *
 * @returns how many were removed
 */
export async function deleteOrphans(
  { records, vault, clock }: WorkerPorts,
  signal: AbortSignal,
): Promise<number> {
  const cutoff = clock.now() - maxRequestMs
  let removed = 0
  let candidates: string[] = []
  const deleteBatch = async (): Promise<void> => {
    for (const orphan of await records.orphans(candidates)) {
      signal.throwIfAborted()
      await vault.forget(orphan)
      removed += 1
    }
    candidates = []
  }
  for await (const blob of vault.list()) {
    signal.throwIfAborted()
    if (blob.modifiedAt > cutoff) continue
    candidates.push(blob.id)
    if (candidates.length >= batchSize) await deleteBatch()
  }
  await deleteBatch()
  return removed
}

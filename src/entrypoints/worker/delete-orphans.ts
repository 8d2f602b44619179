import type { WorkerPorts } from './work.ts'

/** No request lasts so long: a blob of this age whose record is not there will never get one. */
export const longestRequestMs = 15 * 60_000
/** How often it is looked for them. */
export const sweepEveryMs = 5 * 60_000

const batch = 200

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
  const old = clock.now() - longestRequestMs
  let removed = 0
  let suspects: string[] = []
  const clear = async (): Promise<void> => {
    for (const orphan of await records.orphans(suspects)) {
      signal.throwIfAborted()
      await vault.forget(orphan)
      removed += 1
    }
    suspects = []
  }
  for await (const blob of vault.list()) {
    signal.throwIfAborted()
    if (blob.modifiedAt > old) continue
    suspects.push(blob.id)
    if (suspects.length >= batch) await clear()
  }
  await clear()
  return removed
}

import type { Ports } from '../ports/ports.ts'

export interface FollowPorts {
  readonly lists: Pick<Ports['lists'], 'served' | 'pack' | 'adopt'>
  readonly records: Pick<Ports['records'], 'sharedLists' | 'sharedList' | 'shareList'>
}

/**
 * Brings what this process serves and what all share to the same versions: the one that was refreshed last wins.
 *
 * @returns how many lists this process serves anew
 */
export async function syncLists({ lists, records }: FollowPorts, signal: AbortSignal): Promise<number> {
  const shared = new Map((await records.sharedLists()).map((list) => [list.source, list]))
  let adopted = 0
  const served = await lists.served()
  const known = new Set(served.map(({ source }) => source))
  for (const local of served) {
    signal.throwIfAborted()
    const remote = shared.get(local.source)
    if (remote !== undefined && remote.refreshedAt > local.refreshedAt) {
      const isNew = await lists.adopt(remote, () => records.sharedList(local.source))
      if (isNew) adopted += 1
    } else if (local.refreshedAt > (remote?.refreshedAt ?? 0)) {
      await shareList({ lists, records }, local.source)
    }
  }
  // Lists of a person's own that were loaded in another process.
  for (const remote of [...shared.values()].filter(({ source }) => !known.has(source))) {
    signal.throwIfAborted()
    const isNew = await lists.adopt(remote, () => records.sharedList(remote.source))
    if (isNew) adopted += 1
  }
  return adopted
}

/** Gives what this process serves of a source to the others. */
export async function shareList(
  {
    lists,
    records,
  }: { readonly lists: Pick<Ports['lists'], 'pack'>; readonly records: Pick<Ports['records'], 'shareList'> },
  source: string,
): Promise<void> {
  const packed = await lists.pack(source)
  if (packed !== null) await records.shareList(packed)
}

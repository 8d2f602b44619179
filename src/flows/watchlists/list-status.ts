import type { Ports } from '../ports/ports.ts'
import type { ListStatus } from '../ports/watchlists/watchlists.ts'

/** Every list as this process serves it, with what went wrong when it was refreshed last, here or in another process. */
export async function listStatus(ports: {
  readonly lists: Pick<Ports['lists'], 'status'>
  readonly records: Pick<Ports['records'], 'listTroubles'>
}): Promise<readonly ListStatus[]> {
  const failures = new Map((await ports.records.listTroubles()).map((row) => [row.source, row]))
  return ports.lists.status().map((list) => {
    const failure = list.source === null ? undefined : failures.get(list.source)
    // A later refresh went well.
    const isPast = failure === undefined || failure.at < (list.refreshedAt ?? 0)
    return { ...list, trouble: list.trouble ?? (isPast ? null : failure.trouble) }
  })
}

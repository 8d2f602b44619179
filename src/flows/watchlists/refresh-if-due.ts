import { sources } from '../../engine/screening/sources/all.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { type FollowPorts, syncLists } from './sync-lists.ts'
import type { Ports } from '../ports/ports.ts'
import { refreshLists, type RefreshPorts } from './refresh-lists.ts'

export interface FreshPorts {
  readonly lists: RefreshPorts['lists'] & FollowPorts['lists']
  readonly records: RefreshPorts['records'] & FollowPorts['records']
  readonly egress: Pick<Ports['egress'], 'fetch'>
  readonly clock: RefreshPorts['clock']
}

/** What became of one look at one list. */
export type StaleListOutcome =
  | { readonly state: 'fresh' | 'left alone' }
  | { readonly state: 'refreshed'; readonly version: string; readonly records: number }
  /** Kept as the list's trouble by then; what was served before is served still. */
  | { readonly state: 'refused'; readonly refusal: Refusal }

/** Ids of the lists that have a publisher to fetch from. */
export const publishedLists: readonly string[] = sources
  .filter(({ files }) => files.length > 0)
  .map(({ id }) => id)

/**
 * Refreshes one list from its publisher when no one has for that long, here or in another process.
 * A list that needs a licence is left alone until an operator loads it: only the operator knows whether one is held.
 * Faults are thrown; a refusal of the list is an outcome.
 */
export async function refreshIfDue(
  ports: FreshPorts,
  request: { readonly source: string; readonly everyMs: number; readonly signal: AbortSignal },
): Promise<StaleListOutcome> {
  const { source, everyMs, signal } = request
  await syncLists(ports, signal)
  const servedList = (await ports.lists.served()).find((list) => list.source === source)
  const known = sources.find(({ id }) => id === source)
  if (servedList === undefined || known === undefined) return { state: 'left alone' }
  if (servedList.version === null && known.licence.commercialUse !== 'free') return { state: 'left alone' }
  if (ports.clock.now() - servedList.refreshedAt < everyMs) return { state: 'fresh' }
  try {
    const { version, records } = await refreshLists(ports, { source, signal })
    return { state: 'refreshed', version, records }
  } catch (error) {
    if (error instanceof Refusal && !signal.aborted) return { state: 'refused', refusal: error }
    throw error
  }
}

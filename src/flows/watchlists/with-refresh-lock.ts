import { Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'

/** A hold lasts so long; anyone who dies in the middle blocks a list no longer. */
const lockMs = 5 * 60_000

/** Time after which progress renews the hold. */
const renewMs = 30_000

export interface HoldingPorts {
  readonly records: Pick<Ports['records'], 'holdListRefresh' | 'releaseListRefresh'>
  readonly clock: Pick<Ports['clock'], 'now'>
}

/**
 * Refreshes a list while no other process of the installation does. Throws Refusal ERROR_CONFLICT when one does.
 *
 * @param list id of a list, or what else is refreshed, as sentences name it
 * @param work told what to call now and then while it gets on, so that the hold lasts as long as the work
 */
export async function withRefreshLock<Result>(
  { records, clock }: HoldingPorts,
  list: string | { readonly source: string; readonly title: string },
  work: (renewLock: () => void) => Promise<Result>,
): Promise<Result> {
  const { source, title } = typeof list === 'string' ? { source: list, title: `list ${list}` } : list
  const holder = await records.holdListRefresh(source, lockMs)
  if (holder === null)
    throw new Refusal('ERROR_CONFLICT', {
      message: `The ${title} is already being refreshed, by this process or another.`,
    })
  let renewedAt = clock.now()
  const renewLock = (): void => {
    if (clock.now() - renewedAt < renewMs) return
    renewedAt = clock.now()
    // One that is not renewed is renewed at the next step; a lost one costs a second download and no more.
    records.holdListRefresh(source, lockMs, holder).catch(() => undefined)
  }
  try {
    return await work(renewLock)
  } finally {
    // It lapses by itself, too; what became of the work matters more.
    await records.releaseListRefresh(source, holder).catch(() => undefined)
  }
}

import type { Watchlists, RefreshProgress } from '../../../../flows/ports/watchlists.ts'

export interface Refreshing {
  readonly source: string
  readonly stage: RefreshProgress['stage']
  readonly done: number
  readonly total: number | null
}

/** How far the running refresh of some lists is, for those who ask meanwhile. */
const running = new WeakMap<Watchlists, Refreshing>()

export function refreshingOf(lists: Watchlists): Refreshing | null {
  return running.get(lists) ?? null
}

/** Runs a refresh and notes how far it is, until it ends in whatever way. */
export async function noted<Result>(
  lists: Watchlists,
  source: string,
  refresh: (onProgress: (progress: RefreshProgress) => void) => Promise<Result>,
): Promise<Result> {
  try {
    return await refresh(({ stage, bytes, totalBytes, records }) => {
      const isLoading = stage === 'download'
      running.set(lists, {
        source,
        stage,
        done: isLoading ? bytes : records,
        total: isLoading ? totalBytes : null,
      })
    })
  } finally {
    running.delete(lists)
  }
}

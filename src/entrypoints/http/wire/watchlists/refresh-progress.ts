import type { Watchlists, RefreshProgress } from '../../../../flows/ports/watchlists/watchlists.ts'

export interface RunningRefresh {
  readonly source: string
  readonly stage: RefreshProgress['stage']
  readonly done: number
  readonly total: number | null
}

/** How far the running refresh of some lists is, for those who ask meanwhile. */
const runningRefreshes = new WeakMap<Watchlists, RunningRefresh>()

export function runningRefresh(lists: Watchlists): RunningRefresh | null {
  return runningRefreshes.get(lists) ?? null
}

/** Runs a refresh and notes how far it is, until it ends in whatever way. */
export async function trackRefresh<Result>(
  lists: Watchlists,
  source: string,
  refresh: (onProgress: (progress: RefreshProgress) => void) => Promise<Result>,
): Promise<Result> {
  try {
    return await refresh(({ stage, bytes, totalBytes, records }) => {
      const isDownloading = stage === 'download'
      runningRefreshes.set(lists, {
        source,
        stage,
        done: isDownloading ? bytes : records,
        total: isDownloading ? totalBytes : null,
      })
    })
  } finally {
    runningRefreshes.delete(lists)
  }
}

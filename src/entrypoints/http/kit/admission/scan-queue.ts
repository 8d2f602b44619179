import { createHmac, randomBytes } from 'node:crypto'
import { FairQueue } from '../../../../platform/threads/fair-queue.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'

/** A few scans at once keep everything busy; two places are always for another account than the one that floods. */
const limits = { slots: 16, perPayer: 14, maxWaiting: 32 } as const
/** So many keys are known, those that came last. */
const maxKeys = 10_000

/** The line before what comes with large bodies and costs much: accounts take turns at it. */
export interface ScanQueue {
  readonly line: FairQueue
  /**
   * Whose key it was when it last came, before anyone is asked: for refusing while too many of this account wait. It opens
   * nothing: a key that is not refused here is examined as ever.
   *
   * @throws Refusal SERVICE_UNAVAILABLE
   */
  refuseWhenFull(key: string): void
  /** The key was let in for this account. */
  note(key: string, account: string): void
}

/** @param now monotonic milliseconds */
export function createScanQueue(now: () => number): ScanQueue {
  const line = new FairQueue({ ...limits, now, full: tooMany })
  const accounts = new Map<string, string>()
  // Keys themselves are held nowhere.
  const pepper = randomBytes(32)
  const markOf = (key: string) => createHmac('sha256', pepper).update(key).digest('base64')
  return {
    line,
    refuseWhenFull: (key) => {
      const account = accounts.get(markOf(key))
      if (account !== undefined && line.isFullFor(account)) throw tooMany()
    },
    note: (key, account) => {
      const mark = markOf(key)
      accounts.delete(mark)
      accounts.set(mark, account)
      if (accounts.size <= maxKeys) return
      for (const oldest of accounts.keys()) {
        accounts.delete(oldest)
        return
      }
    },
  }
}

function tooMany(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
}

import { createHmac, randomBytes } from 'node:crypto'
import { FairQueue } from '../../../../platform/threads/fair-queue.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { setNewest } from './set-newest.ts'

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
  /**
   * The key was let in for this account, and its body may come. Bodies on their way count as waiting, so that no more of one key
   * are taken in than may wait.
   *
   * @returns says that the body is in, or does not come any more; the second time it does nothing
   * @throws Refusal SERVICE_UNAVAILABLE
   */
  bodyComes(key: string, account: string): () => void
  /** The account that a key was last let in for; undefined where it never was. */
  accountOf(key: string): string | undefined
}

/** @param now monotonic milliseconds */
export function createScanQueue(now: () => number): ScanQueue {
  const line = new FairQueue({ ...limits, now, full: tooMany })
  const accounts = new Map<string, string>()
  /** Bodies on their way, by key. */
  const coming = new Map<string, number>()
  // Keys themselves are held nowhere.
  const pepper = randomBytes(32)
  const markOf = (key: string) => createHmac('sha256', pepper).update(key).digest('base64')
  const refuse = (mark: string, account: string) => {
    if (line.isFullFor(account, coming.get(mark))) throw tooMany()
  }
  return {
    line,
    accountOf: (key) => accounts.get(markOf(key)),
    refuseWhenFull: (key) => {
      const mark = markOf(key)
      const account = accounts.get(mark)
      if (account !== undefined) refuse(mark, account)
    },
    bodyComes: (key, account) => {
      const mark = markOf(key)
      setNewest(accounts, [mark, account], maxKeys)
      refuse(mark, account)
      coming.set(mark, (coming.get(mark) ?? 0) + 1)
      let isComing = true
      return () => {
        if (!isComing) return
        isComing = false
        const left = (coming.get(mark) ?? 1) - 1
        if (left === 0) coming.delete(mark)
        else coming.set(mark, left)
      }
    },
  }
}

function tooMany(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
}

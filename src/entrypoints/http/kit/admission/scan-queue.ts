import { createHmac, randomBytes } from 'node:crypto'
import { FairQueue } from '../../../../platform/threads/fair-queue.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { setNewest } from './set-newest.ts'
import { SpacedRefusals } from './spaced-refusals.ts'
import { UndecodablePictures } from './undecodable-pictures.ts'

/**
 * A few scans at once keep everything busy. Two places, and eight in the line, are always for other accounts than the one that
 * floods: what of its own waits is then not driven away by them, long after it came.
 */
const limits = { slots: 16, perPayer: 14, maxWaiting: 40, maxWaitingPerPayer: 32 } as const
/** So many keys are known, those that came last. */
const maxKeys = 10_000
/** Bodies of one hosted link on their way: its person has a telephone and perhaps a desktop. */
const maxPerLink = 4

/** Who pays for what comes. */
export interface Payer {
  readonly account: string
  /** Id of the hosted link that it comes by; null for a key. */
  readonly link: string | null
}

/** The line before what comes with large bodies and costs much: accounts take turns at it. */
export interface ScanQueue {
  readonly line: FairQueue
  readonly undecodable: UndecodablePictures
  /**
   * Whose key it was when it last came, before anyone is asked: for refusing while too many of this account wait. It opens
   * nothing: a key that is not refused here is examined as ever. Of an account that is refused very often they come spaced.
   *
   * @throws Refusal SERVICE_UNAVAILABLE
   */
  refuseWhenFull(key: string): Promise<void>
  /**
   * The key was let in for this account, and its body may come. Bodies on their way count as waiting, so that no more of one key
   * are taken in than may wait. Those of all hosted links of an account count together, as sessions cost nothing.
   *
   * @returns says that the body is in, or does not come any more; the second time it does nothing
   * @throws Refusal SERVICE_UNAVAILABLE
   */
  bodyComes(key: string, payer: Payer): () => void
  /** The account that a key was last let in for; undefined where it never was. */
  accountOf(key: string): string | undefined
}

/** @param now monotonic milliseconds */
export function createScanQueue(now: () => number): ScanQueue {
  const line = new FairQueue({ ...limits, now, full: tooMany })
  const payers = new Map<string, Payer>()
  const coming = new Counts()
  const undecodable = new UndecodablePictures(now)
  const refusals = new SpacedRefusals(now)
  // Keys themselves are held nowhere.
  const pepper = randomBytes(32)
  const markOf = (key: string) => createHmac('sha256', pepper).update(key).digest('base64')
  const isFull = (mark: string, { account, link }: Payer) => {
    if (link !== null && coming.of(`link ${link}`) >= maxPerLink) return true
    const onTheirWay = coming.of(link === null ? mark : `links of ${account}`)
    return line.isFullFor(account, onTheirWay + undecodable.heldOf(account))
  }
  return {
    line,
    undecodable,
    accountOf: (key) => payers.get(markOf(key))?.account,
    refuseWhenFull: async (key) => {
      const mark = markOf(key)
      const payer = payers.get(mark)
      if (payer === undefined || !isFull(mark, payer)) return
      await refusals.turn(payer.account)
      throw tooMany()
    },
    bodyComes: (key, payer) => {
      const mark = markOf(key)
      const { account, link } = payer
      setNewest(payers, [mark, payer], maxKeys)
      if (isFull(mark, payer)) throw tooMany()
      const groups = link === null ? [mark] : [`links of ${account}`, `link ${link}`]
      for (const group of groups) coming.change(group, 1)
      let isComing = true
      return () => {
        if (!isComing) return
        isComing = false
        for (const group of groups) coming.change(group, -1)
      }
    },
  }
}

/** How many there are of each name; names without any are forgotten. */
class Counts {
  readonly #counts = new Map<string, number>()

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  change(name: string, by: number): void {
    const count = this.of(name) + by
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}

function tooMany(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
}

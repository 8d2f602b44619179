import { setNewest } from './set-newest.ts'

/** So many come at once: each of some hundred connections that begin together hears at once that it must wait. */
const atOnce = 100
/** One after the other, the further ones come this far apart. */
const apartMs = 10
/** Later than this none comes: it is the second after which they say that it may be tried again. */
const mostMs = 1000
/** So many accounts are known, those that came last. */
const maxAccounts = 10_000

/**
 * When the refusals of an account come whose requests are too many. A refusal costs little, but a sender who does not wait
 * and asks again at once would fill the thread that serves requests with taking in what is refused.
 */
export class SpacedRefusals {
  /** When the last refusal of an account would come, if none came at once. */
  readonly #ends = new Map<string, number>()
  readonly #now: () => number

  /** @param now monotonic milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts one more of this account. Returns the milliseconds after which it is to come. */
  count(account: string): number {
    const now = this.#now()
    const end = Math.max(now, this.#ends.get(account) ?? now) + apartMs
    const latest = now + atOnce * apartMs + mostMs
    setNewest(this.#ends, [account, Math.min(end, latest)], maxAccounts)
    return Math.max(0, Math.min(end, latest) - now - atOnce * apartMs)
  }

  /** Ends when the next refusal of this account is to come. */
  async turn(account: string): Promise<void> {
    const ms = this.count(account)
    if (ms > 0) await new Promise<void>((resolve) => setTimeout(resolve, ms))
  }
}

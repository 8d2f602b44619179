import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { setNewest } from './set-newest.ts'

/** So many at once are a batch with a fault in it, and are answered as soon as they are refused. */
const atOnce = 10
/** How many are forgotten each second. */
const forgottenPerSecond = 2
/** Later than this none is answered. */
const mostMs = 2000
/** How much later each further one is answered. */
const stepMs = 200
/** Beyond it no more are counted, so that an account whose pictures are whole again is soon answered as others are. */
const most = 30
/** So many accounts are known, those that came last. */
const maxAccounts = 10_000

/**
 * Answers of accounts whose pictures cannot be decoded, again and again: they come later and later. A refusal costs little, but a
 * sender who asks again at once would fill the thread that serves requests with taking in what is refused.
 */
export class UndecodablePictures {
  readonly #accounts = new Map<string, { readonly count: number; readonly at: number }>()
  /** Answers that wait, by account; accounts without any are forgotten. */
  readonly #held = new Map<string, number>()
  readonly #now: () => number

  /** @param now monotonic milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** How many answers of this account wait: their bodies are still in memory. */
  heldOf(account: string): number {
    return this.#held.get(account) ?? 0
  }

  /** Counts one more of this account. Returns the milliseconds after which it is to be answered. */
  count(account: string): number {
    const at = this.#now()
    const before = this.#accounts.get(account)
    const left = before === undefined ? 0 : before.count - ((at - before.at) / 1000) * forgottenPerSecond
    const count = Math.min(most, Math.max(0, left) + 1)
    setNewest(this.#accounts, [account, { count, at }], maxAccounts)
    return Math.min(mostMs, Math.max(0, count - atOnce) * stepMs)
  }

  /** The work; where it is refused for a picture that cannot be decoded, the refusal comes later the more there were. */
  async answering<T>(account: string, signal: AbortSignal, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof Refusal && error.code === 'ERROR_IMAGE_CORRUPTED')
        await this.#hold(account, signal)
      throw error
    }
  }

  async #hold(account: string, signal: AbortSignal): Promise<void> {
    this.#held.set(account, this.heldOf(account) + 1)
    await sleep(this.count(account), undefined, { signal }).catch(() => undefined)
    const left = this.heldOf(account) - 1
    if (left > 0) this.#held.set(account, left)
    else this.#held.delete(account)
  }
}

import type { QuotaReservation } from '../../../flows/ports/account/quota.ts'
import type { Clock } from '../../../flows/ports/clock.ts'
import type { QuotaKind } from '../engine/schema.ts'

/** What was left is believed for this long; a plan that is used up elsewhere takes effect by then. */
const believedMs = 1000

/** A hold whose request was never heard of again is given back after this long; no request may last longer. */
export const holdLeaseMs = 5 * 60_000

interface Purse {
  readonly accountId: string
  readonly kind: QuotaKind
}

interface Held {
  readonly cost: number
  readonly until: number
}

/**
 * Quota that requests of this process are at work for. Nothing of it is stored: what is charged is charged with the record,
 * in one statement that holds the plan exactly, so a process that dies holds nothing.
 */
export class QuotaHolds {
  readonly #clock: Clock
  readonly #newId: () => string
  readonly #held = new Map<string, Map<string, Held>>()
  readonly #left = new Map<string, { left: number; readonly until: number }>()

  constructor({ clock, newId }: { readonly clock: Clock; readonly newId: () => string }) {
    this.#clock = clock
    this.#newId = newId
  }

  /**
   * Holds so much. Asks how much is left when that is not known, or when it does not suffice.
   *
   * @returns null when that is more than is left
   */
  async hold(purse: Purse, cost: number, askLeft: () => Promise<number>): Promise<QuotaReservation | null> {
    const name = nameOf(purse)
    const known = this.#left.get(name)
    const isKnown =
      known !== undefined && known.until > this.#clock.monotonic() && known.left >= cost + this.#sum(name)
    const left = isKnown ? known.left : await askLeft()
    if (!isKnown) this.#left.set(name, { left, until: this.#clock.monotonic() + believedMs })
    // Others may have held some while it was asked for.
    if (left < cost + this.#sum(name)) return null
    const id = this.#newId()
    const own = this.#held.get(name) ?? new Map<string, Held>()
    own.set(id, { cost, until: this.#clock.monotonic() + holdLeaseMs })
    this.#held.set(name, own)
    return { id, cost }
  }

  /** Gives it back; does nothing when that was done before. */
  release(purse: Purse, { id }: QuotaReservation): void {
    const own = this.#held.get(nameOf(purse))
    own?.delete(id)
    if (own?.size === 0) this.#held.delete(nameOf(purse))
  }

  /** It was charged. */
  charged(purse: Purse, reservation: QuotaReservation): void {
    this.release(purse, reservation)
    const known = this.#left.get(nameOf(purse))
    if (known !== undefined) known.left -= reservation.cost
  }

  /** The account's plan was changed here: what is left is asked for again. */
  forget(accountId: string): void {
    for (const kind of ['quota', 'credit'] as const) this.#left.delete(nameOf({ accountId, kind }))
  }

  #sum(name: string): number {
    let sum = 0
    const now = this.#clock.monotonic()
    const own = this.#held.get(name)
    for (const [id, { cost, until }] of own ?? []) {
      if (until > now) sum += cost
      else own?.delete(id)
    }
    return sum
  }
}

function nameOf({ accountId, kind }: Purse): string {
  return `${accountId} ${kind}`
}

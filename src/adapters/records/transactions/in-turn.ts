import { Refusal } from '../../../vocabulary/refusals.ts'

/** So many of one name may be there; the next one is refused. */
const most = 512

interface Turns {
  last: Promise<unknown>
  count: number
}

/** Runs work of one name one after the other, in the order of asking. Work of other names does not wait for it. */
export class InTurn {
  readonly #turns = new Map<string, Turns>()

  /** @throws Refusal SERVICE_UNAVAILABLE when too many of this name wait, or whatever `work` throws */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(name) ?? { last: Promise.resolve(), count: 0 }
    if (turns.count >= most) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    this.#turns.set(name, turns)
    turns.count += 1
    const running = turns.last.then(work)
    // What one ends with says nothing to the next.
    turns.last = running.catch(() => undefined)
    try {
      return await running
    } finally {
      turns.count -= 1
      if (turns.count === 0) this.#turns.delete(name)
    }
  }
}

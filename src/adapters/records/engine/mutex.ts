import { Refusal } from '../../../vocabulary/refusals.ts'

/** So many may share a turn. */
const mostSharing = 4

interface Waiting {
  readonly isShared: boolean
  readonly go: () => void
}

/** Lets callers through in the order of asking, one at a time or a few that share a turn, with a bounded queue. */
export class Mutex {
  readonly #bound: number
  readonly #waiting: Waiting[] = []
  #sharing = 0
  #isTaken = false

  /** @param bound callers that may wait; the next one is refused */
  constructor(bound: number) {
    this.#bound = bound
  }

  /**
   * Waits for the turn.
   *
   * @returns ends the turn; calling it again does nothing
   * @throws Refusal SERVICE_UNAVAILABLE when the queue is full
   */
  async take(): Promise<() => void> {
    if (this.#isTaken || this.#sharing > 0 || this.#waiting.length > 0) await this.#queue(false)
    else this.#isTaken = true
    return once(() => {
      this.#isTaken = false
      this.#next()
    })
  }

  /** As `take`, for a turn that a few others may have at the same time. */
  async share(): Promise<() => void> {
    if (this.#isTaken || this.#sharing >= mostSharing || this.#waiting.length > 0) await this.#queue(true)
    else this.#sharing += 1
    return once(() => {
      this.#sharing -= 1
      this.#next()
    })
  }

  async #queue(isShared: boolean): Promise<void> {
    if (this.#waiting.length >= this.#bound)
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
    await new Promise<void>((go) => this.#waiting.push({ isShared, go }))
  }

  /** The turn is handed over without being free in between, so no one can slip past the queue. */
  #next(): void {
    for (;;) {
      const [first] = this.#waiting
      if (first === undefined || this.#isTaken) return
      if (this.#sharing >= (first.isShared ? mostSharing : 1)) return
      this.#waiting.shift()
      if (first.isShared) this.#sharing += 1
      else this.#isTaken = true
      first.go()
    }
  }
}

function once(end: () => void): () => void {
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    end()
  }
}

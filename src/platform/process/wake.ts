import { setTimeout as sleep } from 'node:timers/promises'

/** Wakes one loop that waits. A call that comes while the loop is at work is kept until it waits next. */
export class Wake {
  #waiting: AbortController | undefined
  #isCalled = false

  call(): void {
    this.#isCalled = true
    this.#waiting?.abort()
  }

  /** Waits for a call, for so many milliseconds at most, or until `stopping` says so; it keeps no process alive. */
  async wait(ms: number, stopping: AbortSignal): Promise<void> {
    if (!this.#isCalled) {
      this.#waiting = new AbortController()
      const signal = AbortSignal.any([stopping, this.#waiting.signal])
      await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
      this.#waiting = undefined
    }
    this.#isCalled = false
  }
}

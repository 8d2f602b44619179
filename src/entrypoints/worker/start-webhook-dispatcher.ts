import { setTimeout as sleep } from 'node:timers/promises'
import { attemptDelivery, attemptLeaseMs } from '../../flows/webhooks/attempt-delivery.ts'
import type { WorkSignals } from '../../flows/ports/worker/work-signals.ts'
import type { WebhookSender } from '../../flows/ports/webhooks/webhook-sender.ts'
import type {
  DeliveryQueue,
  EndpointChanges,
  FinishedAttempt,
  LeasedDelivery,
} from '../../flows/ports/webhooks/webhook-deliveries.ts'
import { Wake } from '../../platform/process/wake.ts'
import { type Log, silentLog } from '../../platform/process/log.ts'

export interface WebhookDispatcherOptions {
  readonly records: DeliveryQueue & WorkSignals
  readonly webhookSender: Pick<WebhookSender, 'post'>
  readonly log?: Log
  /** Tries under way at once in this process; 32 unless told. */
  readonly slots?: number
  /** How long to wait at most when nothing is due and no wake comes; 10 s unless told. */
  readonly idleMs?: number
}

export interface WebhookDispatcher {
  /** Leases nothing new, waits for the tries under way and writes down how they went. */
  stop(): Promise<void>
}

const retryDelayMs = 1000

/** How long to wait when something is due that others have in hand, or no slot is free. */
const busyMs = 200

/**
 * Tells events until stopped. Any number of dispatchers may run, in any number of processes. What they do at once to
 * one endpoint is bounded by the queue, so that a receiver that hangs holds up no one else.
 */
export function startWebhookDispatcher(options: WebhookDispatcherOptions): WebhookDispatcher {
  const loop = new DispatchLoop(options)
  const stopListening = options.records.onWork((kind) => {
    if (kind === 'deliveries') loop.wake.call()
  })
  const running = loop.run()
  return {
    stop: async () => {
      stopListening()
      loop.stopping.abort()
      await running
    },
  }
}

class DispatchLoop {
  readonly stopping = new AbortController()
  readonly #options: WebhookDispatcherOptions
  readonly #log: Log
  readonly #underWay = new Set<Promise<void>>()
  #finished: FinishedAttempt[] = []
  #writing: Promise<void> | undefined
  /** Cuts a wait short: a slot is free again, the next event of a transaction has its turn, or something is new. */
  readonly wake = new Wake()

  constructor(options: WebhookDispatcherOptions) {
    this.#options = options
    this.#log = options.log ?? silentLog
  }

  async run(): Promise<void> {
    const { idleMs = 10_000 } = this.#options
    while (!this.stopping.signal.aborted) {
      try {
        const waitMs = await this.#round()
        if (waitMs !== null) await this.wake.wait(Math.min(idleMs, waitMs), this.stopping.signal)
      } catch (error) {
        // The records cannot be reached: nothing was leased, or the lease will lapse.
        this.#log.error('Deliveries could not be leased', { error })
        await pause(retryDelayMs, this.stopping.signal)
      }
    }
    await Promise.all(this.#underWay)
    await this.#writing
  }

  /** How long to wait after it; null = not at all. */
  async #round(): Promise<number | null> {
    const { records, slots: concurrency = 32 } = this.#options
    const freeSlots = concurrency - this.#underWay.size
    const { leased, isIdle, dueInMs } = await records.takeDeliveries(freeSlots, attemptLeaseMs)
    for (const delivery of leased) this.#begin(delivery)
    if (freeSlots < 1) return busyMs
    if (!isIdle) return null
    return dueInMs === null ? Infinity : Math.max(dueInMs, dueInMs === 0 ? busyMs : 1)
  }

  #begin(delivery: LeasedDelivery): void {
    const attempt = attemptDelivery(this.#options.webhookSender, delivery)
      .then((finished) => {
        this.#finished.push(finished)
        this.#writing ??= this.#write()
        return this.#writing
      })
      .catch((error: unknown) => {
        this.#log.error('A try ended in a fault', { endpoint: delivery.endpointId, error })
      })
      .finally(() => {
        this.#underWay.delete(attempt)
        this.wake.call()
      })
    this.#underWay.add(attempt)
  }

  /** What ended while the last writing was under way is written together: one commit for many. */
  async #write(): Promise<void> {
    await Promise.resolve()
    while (this.#finished.length > 0) {
      const attempts = this.#finished
      this.#finished = []
      try {
        for (const change of await this.#options.records.finishTries(attempts)) this.#tell(change)
      } catch (error) {
        this.#log.error('How tries went could not be written', { count: attempts.length, error })
        // Not lost: their leases lapse, and they are tried again.
        if (this.stopping.signal.aborted) break
        this.#finished.unshift(...attempts)
        await pause(retryDelayMs, this.stopping.signal)
      }
    }
    this.#writing = undefined
  }

  #tell({ endpointId, change }: EndpointChanges): void {
    if (change === 'paused')
      this.#log.error('A webhook endpoint was paused; events wait until it is resumed', {
        endpoint: endpointId,
      })
    else this.#log.info('A webhook endpoint takes events again', { endpoint: endpointId })
  }
}

async function pause(ms: number, until: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: until, ref: false }).catch(() => undefined)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { attemptDelivery, attemptLeaseMs } from '../../flows/webhooks/attempt-delivery.ts'
import type { WebhookSender } from '../../flows/ports/webhook-sender.ts'
import type {
  DeliveryQueue,
  EndpointChanges,
  FinishedAttempt,
  LeasedDelivery,
} from '../../flows/ports/webhook-deliveries.ts'
import { type Log, silentLog } from '../../platform/process/log.ts'

export interface DispatcherOptions {
  readonly records: DeliveryQueue
  readonly webhookSender: Pick<WebhookSender, 'post'>
  readonly log?: Log
  /** Tries under way at once in this process; 32 unless told. */
  readonly slots?: number
  /** How long to wait when there is nothing to do; 200 ms unless told. */
  readonly idleMs?: number
}

export interface Dispatcher {
  /** Leases nothing new, waits for the tries under way and writes down how they went. */
  stop(): Promise<void>
}

const afterFaultMs = 1000

/**
 * Tells events until stopped. Any number of dispatchers may run, in any number of processes. What they do at once to
 * one endpoint is bounded by the queue, so that a receiver that hangs holds up no one else.
 */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const rounds = new Rounds(options)
  const running = rounds.run()
  return {
    stop: async () => {
      rounds.stopping.abort()
      await running
    },
  }
}

class Rounds {
  readonly stopping = new AbortController()
  readonly #options: DispatcherOptions
  readonly #log: Log
  readonly #underWay = new Set<Promise<void>>()
  #finished: FinishedAttempt[] = []
  #writing: Promise<void> | undefined
  /** Cuts a wait short: a slot is free again. */
  #wake = new AbortController()

  constructor(options: DispatcherOptions) {
    this.#options = options
    this.#log = options.log ?? silentLog
  }

  async run(): Promise<void> {
    const { idleMs = 200 } = this.#options
    while (!this.stopping.signal.aborted) {
      try {
        const isIdle = await this.#round()
        if (isIdle) await this.#pause(idleMs)
      } catch (error) {
        // The records cannot be reached: nothing was leased, or the lease will lapse.
        this.#log.error('Deliveries could not be leased', { error })
        await this.#pause(afterFaultMs)
      }
    }
    await Promise.all(this.#underWay)
    await this.#writing
  }

  async #round(): Promise<boolean> {
    const { records, slots = 32 } = this.#options
    this.#wake = new AbortController()
    const free = slots - this.#underWay.size
    const { leased, isIdle } = await records.takeDeliveries(free, attemptLeaseMs)
    for (const delivery of leased) this.#begin(delivery)
    return isIdle || free < 1
  }

  #begin(delivery: LeasedDelivery): void {
    const work = attemptDelivery(this.#options.webhookSender, delivery)
      .then((finished) => {
        this.#finished.push(finished)
        this.#writing ??= this.#write()
        return this.#writing
      })
      .catch((error: unknown) => {
        this.#log.error('A try ended in a fault', { endpoint: delivery.endpointId, error })
      })
      .finally(() => {
        this.#underWay.delete(work)
        this.#wake.abort()
      })
    this.#underWay.add(work)
  }

  /** What ended while the last writing was under way is written together: one commit for many. */
  async #write(): Promise<void> {
    await Promise.resolve()
    while (this.#finished.length > 0) {
      const tries = this.#finished
      this.#finished = []
      try {
        for (const news of await this.#options.records.finishTries(tries)) this.#tell(news)
      } catch (error) {
        this.#log.error('How tries went could not be written', { count: tries.length, error })
        // Not lost: their leases lapse, and they are tried again.
        if (this.stopping.signal.aborted) break
        this.#finished.unshift(...tries)
        await this.#pause(afterFaultMs)
      }
    }
    this.#writing = undefined
  }

  #tell({ endpointId, news }: EndpointChanges): void {
    if (news === 'paused')
      this.#log.error('A webhook endpoint was paused; events wait until it is resumed', {
        endpoint: endpointId,
      })
    else this.#log.info('A webhook endpoint takes events again', { endpoint: endpointId })
  }

  async #pause(ms: number): Promise<void> {
    const until = AbortSignal.any([this.stopping.signal, this.#wake.signal])
    await sleep(ms, undefined, { signal: until, ref: false }).catch(() => undefined)
  }
}

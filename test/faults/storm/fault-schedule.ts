import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import type { WebhookReceiver } from '../../world/service/receiver.ts'
import { LoadClients } from './clients.ts'
import { verifyService, untilReady } from './judge.ts'
import type { Installation } from './place.ts'
import { reconcile } from './reconcile.ts'
import { deliveryViolations } from './acknowledged.ts'
import { writeTrials, type FaultTrials } from './trials.ts'

export interface FaultSchedule {
  readonly kind: string
  readonly place: Installation
  /** Where the events go. */
  readonly receiver: WebhookReceiver
  /** base64; what is scanned. */
  readonly pictures: readonly string[]
  readonly trials: number
  readonly seed: number
  /** What happens to the place while the clients are at work, and is over when this resolves. */
  readonly fault: (trial: number) => Promise<string>
  /** How much later everything is worked off: beyond every instant that the place may have written down. */
  readonly laterMs?: number
}

/**
 * Under load, a fault strikes again and again, at a moment left to randomness. After each one the clients look whether what
 * they were answered is so, and the checker examines the store; after the last one everything is worked off, and what the
 * receiver heard is judged too. Everything ends with the place, and is noted for the ledger.
 */
export async function runFaultSchedule(schedule: FaultSchedule): Promise<FaultTrials> {
  try {
    const done = await injectFaults(schedule)
    writeTrials(done)
    return done
  } catch (error) {
    throw new Error(`${String(error)} What was said there:\n${schedule.place.said()}`, { cause: error })
  } finally {
    await schedule.place.kill()
  }
}

async function injectFaults(schedule: FaultSchedule): Promise<FaultTrials> {
  const { kind, place, receiver, pictures, trials, seed } = schedule
  const clients = new LoadClients({ urls: place.urls, webhook: `${receiver.url}/hook`, pictures, seed })
  const random = randomFrom(seed)
  const violations: string[] = []
  let trial = 0
  for (; trial < trials && violations.length === 0; trial++) {
    const targetAcknowledged = clients.acknowledged + random.whole(8, 60)
    clients.start()
    while (clients.acknowledged < targetAcknowledged && clients.wrong.length === 0) await sleep(5)
    await sleep(random.between(0, 120))
    const faultDescription = await schedule.fault(trial)
    // Those who come back to it find it as it should be, before anyone has tidied up.
    await sleep(random.between(0, 300))
    await clients.pause()
    await untilReady(place.urls())
    const found = await verifyService(place.site(), clients)
    violations.push(
      ...found.map((violation) => `trial ${trial}, seed ${seed}, ${faultDescription}: ${violation}`),
    )
  }
  violations.push(...(await verifyService(place.site(), clients, true)))
  const statuses = await place.stop()
  if (statuses.some((status) => status !== 0)) violations.push(`It ended with ${statuses.join(', ')}.`)
  const { findings, events } = await reconcile(place.environment, schedule.laterMs)
  violations.push(...findings, ...deliveryViolations(receiver.received, events, clients.lives))
  return { kind, trials: trial, acknowledged: clients.acknowledged, validationMessages: violations }
}

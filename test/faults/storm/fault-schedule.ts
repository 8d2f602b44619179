import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import type { Receiver } from '../../world/receiver.ts'
import { Clients } from './clients.ts'
import { judge, untilReady } from './judge.ts'
import type { Place } from './place.ts'
import { reconcile } from './reconcile.ts'
import { unreported } from './acknowledged.ts'
import { noteTrials, type Trials } from './trials.ts'

export interface Weather {
  readonly kind: string
  readonly place: Place
  /** Where the events go. */
  readonly receiver: Receiver
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
 * they were told is so, and the checker examines the store; after the last one everything is worked off, and what the
 * receiver heard is judged too. Everything ends with the place, and is noted for the ledger.
 */
export async function weather(given: Weather): Promise<Trials> {
  try {
    const done = await storm(given)
    noteTrials(done)
    return done
  } catch (error) {
    throw new Error(`${String(error)} What was said there:\n${given.place.said()}`, { cause: error })
  } finally {
    await given.place.kill()
  }
}

async function storm(given: Weather): Promise<Trials> {
  const { kind, place, receiver, pictures, trials, seed } = given
  const clients = new Clients({ urls: place.urls, webhook: `${receiver.url}/hook`, pictures, seed })
  const random = randomFrom(seed)
  const validationMessages: string[] = []
  let trial = 0
  for (; trial < trials && validationMessages.length === 0; trial++) {
    const requested = clients.acknowledged + random.whole(8, 60)
    clients.start()
    while (clients.acknowledged < requested && clients.wrong.length === 0) await sleep(5)
    await sleep(random.between(0, 120))
    const struck = await given.fault(trial)
    // Those who come back to it find it as it should be, before anyone has tidied up.
    await sleep(random.between(0, 300))
    await clients.pause()
    await untilReady(place.urls())
    const found = await judge(place.site(), clients)
    validationMessages.push(
      ...found.map((validationMessage) => `trial ${trial}, seed ${seed}, ${struck}: ${validationMessage}`),
    )
  }
  validationMessages.push(...(await judge(place.site(), clients, true)))
  const statuses = await place.stop()
  if (statuses.some((status) => status !== 0))
    validationMessages.push(`It ended with ${statuses.join(', ')}.`)
  const { findings, events } = await reconcile(place.environment, given.laterMs)
  validationMessages.push(...findings, ...unreported(receiver.received, events, clients.lives))
  return { kind, trials: trial, acknowledged: clients.acknowledged, validationMessages }
}

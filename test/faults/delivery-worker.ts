import { createInterface } from 'node:readline'
import { openWebhookSender } from '../../src/adapters/outbound/webhook-sender.ts'
import type { DeliveryQueue } from '../../src/flows/ports/webhooks/webhook-deliveries.ts'
import { systemClock } from '../../src/platform/process/clock.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { loadMasterKey } from '../../src/platform/sealing/master-key.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { openRecords } from '../../src/adapters/records/open-records.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { startWebhookDispatcher } from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'

/**
 * A process that sends the events of the given folder, on a clock that is ahead by the given milliseconds.
 * The clock moves only while no try is in hand, and `moved` is answered then: a step longer than a lease would take
 * away what is on its way, however slow the machine.
 */
const [directory = '', first = '0'] = process.argv.slice(2)
let clockOffsetMs = Number(first)
let requestedOffsetMs = clockOffsetMs
let inFlight = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  requestedOffsetMs = Number(line)
})
const clock = {
  now: () => systemClock.now() + clockOffsetMs,
  monotonic: () => systemClock.monotonic() + clockOffsetMs,
}

const database = await openDatabase<Tables>({ kind: 'embedded', directory })
const masterKey = loadMasterKey({ directory, whenMissing: 'make' })
const records = await openRecords({ database, masterKey, clock, ids: systemIds })
const webhookSender = openWebhookSender({ allow: [['127.0.0.1', 32]], ownOrigins: () => [], clock })
startWebhookDispatcher({
  records: { ...records, takeDeliveries, finishTries: finishAttempts },
  webhookSender,
  idleMs: 20,
})
process.stdout.write('telling\n')

async function takeDeliveries(...request: Parameters<DeliveryQueue['takeDeliveries']>) {
  if (inFlight === 0 && requestedOffsetMs !== clockOffsetMs) {
    clockOffsetMs = requestedOffsetMs
    process.stdout.write('moved\n')
  }
  const taken = await records.takeDeliveries(...request)
  inFlight += taken.leased.length
  return taken
}

async function finishAttempts(...attempts: Parameters<DeliveryQueue['finishTries']>) {
  const changes = await records.finishTries(...attempts)
  inFlight -= attempts[0].length
  return changes
}

import { createInterface } from 'node:readline'
import { openWebhookSender } from '../../src/adapters/outbound/webhook-sender.ts'
import type { DeliveryQueue } from '../../src/flows/ports/webhook-deliveries.ts'
import { systemClock } from '../../src/platform/process/clock.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { loadMasterKey } from '../../src/platform/sealing/master-key.ts'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { openRecords } from '../../src/adapters/records/open-records.ts'
import type { Tables } from '../../src/adapters/records/engine/schema.ts'
import { startWebhookDispatcher } from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'

/**
 * A process that tells the events of the given folder, on a clock that is ahead by as many milliseconds as it is told.
 * The clock moves only while no try is in hand, and `moved` is answered then: a step longer than a lease would take
 * away what is on its way, however slow the machine.
 */
const [directory = '', first = '0'] = process.argv.slice(2)
let ahead = Number(first)
let requested = ahead
let inHand = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  requested = Number(line)
})
const clock = { now: () => systemClock.now() + ahead, monotonic: () => systemClock.monotonic() + ahead }

const database = await openDatabase<Tables>({ kind: 'embedded', directory })
const masterKey = loadMasterKey({ directory })
const records = await openRecords({ database, masterKey, clock, ids: systemIds })
const webhookSender = openWebhookSender({ allow: [['127.0.0.1', 32]], ownOrigins: () => [], clock })
startWebhookDispatcher({
  records: { ...records, takeDeliveries, finishTries: finishAttempts },
  webhookSender,
  idleMs: 20,
})
process.stdout.write('telling\n')

async function takeDeliveries(...wish: Parameters<DeliveryQueue['takeDeliveries']>) {
  if (inHand === 0 && requested !== ahead) {
    ahead = requested
    process.stdout.write('moved\n')
  }
  const taken = await records.takeDeliveries(...wish)
  inHand += taken.leased.length
  return taken
}

async function finishAttempts(...ended: Parameters<DeliveryQueue['finishTries']>) {
  const news = await records.finishTries(...ended)
  inHand -= ended[0].length
  return news
}

import { createInterface } from 'node:readline'
import { openCourier } from '../../src/delivery/open-courier.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { loadMasterKey } from '../../src/platform/master-key.ts'
import { openDatabase } from '../../src/records/engine/database.ts'
import { openRecords } from '../../src/records/open-records.ts'
import type { Tables } from '../../src/records/schema.ts'
import { startDispatcher } from '../../src/worker/start-dispatcher.ts'

/** A process that tells the events of the given folder, on a clock that is ahead by as many milliseconds as it is told. */
const [directory = '', first = '0'] = process.argv.slice(2)
let ahead = Number(first)
createInterface({ input: process.stdin }).on('line', (line) => {
  ahead = Number(line)
})
const clock = { now: () => systemClock.now() + ahead, monotonic: () => systemClock.monotonic() + ahead }

const database = await openDatabase<Tables>({ kind: 'embedded', directory })
const masterKey = loadMasterKey({ directory })
const records = await openRecords({ database, masterKey, clock, ids: systemIds })
const courier = openCourier({ allow: [['127.0.0.1', 32]], ownOrigins: () => [], clock })
startDispatcher({ records, courier, idleMs: 20 })
process.stdout.write('telling\n')

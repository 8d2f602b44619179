/**
 * `npm run bench:beside [-- --seconds 20] [--clients 4] [--screenings 200]`: what scans notice of screenings. By turns some
 * clients scan alone, and beside so many recorded `/aml` a second of 25,000 entities. Of the scans alone, also what share of their
 * time the main thread of the service worked: all that is neither a network nor a codec runs there, but for the embedded database.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildService, type Service, serviceKeys, startService } from '../test/world/service/service.ts'
import { hasPublishedLists } from './aml/lists.ts'
import { buildList, readBuiltList } from './aml-speed/make-list.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { quantile } from './kit/figures.ts'
import { drawMidGradePhoto } from './kit/mid-photographs.ts'
import { sendFlood } from './overload/load.ts'
import { Connection, type SentRequest } from './requests/connection.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '4' },
    screenings: { type: 'string', default: '200' },
  },
})
const turnMs = 1000 * Number(values.seconds)
const screeningConnections = 16
const today = new Date().toISOString().slice(0, 10)

/** Processor milliseconds of a process, or of its main thread, so far (proc(5)). */
function processorMs(pid: number, of: 'process' | 'main thread'): number {
  const path = of === 'process' ? `/proc/${pid}/stat` : `/proc/${pid}/task/${pid}/stat`
  const fields = readFileSync(path, 'latin1').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Milliseconds of each scan of so many clients, each of which sends its next when it is answered. */
async function scans(service: Service, bodies: readonly Buffer[]): Promise<readonly number[]> {
  const sender = { url: service.url, key: serviceKeys.server, bodies }
  const answers = await sendFlood(sender, {
    connections: Number(values.clients),
    heedsRetryAfter: false,
    until: performance.now() + turnMs,
  })
  const done = answers.filter(({ status }) => status === 200)
  return done.map(({ ms }) => ms)
}

/** Asks at an even rate until it is ended; milliseconds of each answer. A connection that is late leaves no tick out. */
function screenSteadily(service: Service, make: (turn: number) => SentRequest) {
  const connections = Array.from(
    { length: screeningConnections },
    () => new Connection(new URL(service.url), serviceKeys.server),
  )
  const times: number[] = []
  let isEnded = false
  const everyMs = (1000 * connections.length) / Number(values.screenings)
  const begun = performance.now()
  const all = Promise.all(
    connections.map(async (connection, at) => {
      for (let turn = 0; !isEnded; turn++) {
        const due = begun + (turn + at / connections.length) * everyMs
        await sleep(Math.max(0, due - performance.now()))
        const sent = performance.now()
        await connection.ask(make(turn * connections.length + at))
        times.push(performance.now() - sent)
      }
    }),
  )
  const end = async (): Promise<{ readonly times: readonly number[]; readonly perSecond: number }> => {
    isEnded = true
    await all
    for (const connection of connections) connection.close()
    return { times, perSecond: (1000 * times.length) / (performance.now() - begun) }
  }
  return { end }
}

const figures = (times: readonly number[]): string =>
  `n ${times.length}, p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${quantile(times, 0.95).toFixed(0)}, ` +
  `p99 ${quantile(times, 0.99).toFixed(0)} ms`

async function measure(
  service: Service,
  pictures: readonly Buffer[],
  make: (turn: number) => SentRequest,
): Promise<void> {
  const bodies = pictures.map((picture) =>
    Buffer.from(JSON.stringify({ document: picture.toString('base64'), profile: 'security_medium' })),
  )
  // Both are warm: a process that has screened little spends a third of that work on compiling.
  const warming = screenSteadily(service, make)
  await scans(service, bodies)
  await warming.end()
  const [alone, beside]: [number[], number[]] = [[], []]
  let [mainThread, processor, processorBeside, screened] = [0, 0, 0, 0]
  for (let round = 0; round < Number(values.rounds); round++) {
    const before = [processorMs(service.pid, 'main thread'), processorMs(service.pid, 'process')] as const
    alone.push(...(await scans(service, bodies)))
    mainThread += processorMs(service.pid, 'main thread') - before[0]
    const between = processorMs(service.pid, 'process')
    processor += between - before[1]
    const load = screenSteadily(service, make)
    beside.push(...(await scans(service, bodies)))
    const { times, perSecond } = await load.end()
    processorBeside += processorMs(service.pid, 'process') - between
    screened += times.length
    console.log(`screenings: ${perSecond.toFixed(0)} a second, ${figures(times)}`)
  }
  const share = (100 * mainThread) / alone.reduce((sum, ms) => sum + ms, 0)
  console.log(`scans alone: ${figures(alone)}; main thread ${share.toFixed(1)} % of their time`)
  console.log(`scans beside screenings: ${figures(beside)}`)
  const scanMs = processor / alone.length
  const screeningMs = (processorBeside - scanMs * beside.length) / screened
  console.log(
    `processor, without the processes that decode: ${scanMs.toFixed(0)} ms a scan alone; a screening adds ${screeningMs.toFixed(1)} ms`,
  )
  console.log(`p99, ratio: ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(2)}`)
}

async function main(): Promise<void> {
  buildService()
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-beside-'))
  try {
    await buildList(directory, '25k')
    const { questions } = readBuiltList(directory)
    const pictures = await Promise.all(Array.from({ length: 12 }, (_, at) => drawMidGradePhoto(at, today)))
    const service = await startService({
      directory,
      program: 'built',
      environment: { SYMBOLON_RATE_LIMIT: '0' },
    })
    const make = (turn: number): SentRequest => {
      const question = questions[turn % questions.length]
      const entity = question?.entity === 'organisation' ? 1 : 0
      return { method: 'POST', path: '/aml', body: { name: question?.name, entity, database: ['us_ofac'] } }
    }
    await measure(service, pictures, make).finally(() => service.stop())
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

if (hasPublishedLists()) await withBenchLock(main)
else console.error('bench:beside is SKIPPED: there are no list files at ../shared/data/aml')

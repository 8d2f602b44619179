/**
 * `npm run bench:requests [-- --stores embedded,postgres] [--connections 1,8,32] [--seconds 5] [--warm 8] [--only /aml]
 * [--rows 1000000] [--before DIST/main.js] [--watchman PROGRAM]`: how many requests a second the built service answers over HTTP,
 * each stored, charged and audited, and how long they take. Each kind is asked for `--warm` seconds beforehand: a process that has
 * answered less than a few thousand spends a third of its work on compiling. `/aml` searches 25,000 entities of
 * ../shared/data/aml. The store holds `--rows` transactions: by default a million where lists are asked for, which show the newest,
 * else none. Of `/scan`, the time of reading is
 * left out of times, but neither of the rate nor of the processor. `--only` asks for the kinds whose name holds its words:
 * of GET /myaccount, GET /transaction/{id}, GET /transaction?limit=50, POST /aml, PATCH /transaction/{id}, POST /scan. An id is
 * written `{id}`. With `--before` another build serves beside this one, and both are asked by turns of half a second. With `--watchman` that program answers the questions of `/aml` as well.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { startPostgres } from '../test/world/stores/postgres.ts'
import {
  buildService,
  type Service,
  serviceKeys,
  startService,
  symbolonArguments,
} from '../test/world/service/service.ts'
import { hasPublishedLists } from './aml/lists.ts'
import { buildList, readBuiltList } from './aml-speed/make-list.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { fillStore } from './requests/fill.ts'
import { isNamed, kindsOf, namesHolding, rowsNeededFor, scanOf } from './requests/kinds.ts'
import { Load, type LoadFigures, type RequestKind } from './requests/load.ts'
import { StatementCounter } from './requests/statement-counter.ts'
import { startWatchman, watchmanSearch } from './requests/watchman.ts'

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: 'embedded,postgres' },
    connections: { type: 'string', default: '1,8,32' },
    seconds: { type: 'string', default: '5' },
    warm: { type: 'string', default: '8' },
    /** Kinds of requests whose name holds this. */
    only: { type: 'string', default: '' },
    /** By default as many as the kinds that are asked for need. */
    rows: { type: 'string' },
    before: { type: 'string' },
    watchman: { type: 'string' },
  },
})

const recorded = z.object({ transactionId: z.string() })

interface Build {
  readonly name: 'before' | 'now'
  readonly main?: string
}
const builds: readonly Build[] = [
  ...(values.before === undefined ? [] : [{ name: 'before', main: values.before } as const]),
  { name: 'now' },
]

/** What answers requests, with a store of its own where it is this service. */
interface Served {
  readonly name: string
  readonly service: Pick<Service, 'url' | 'pid'>
  readonly kinds: readonly RequestKind[]
  /** Null where its statements cannot be counted. */
  readonly statements: StatementCounter | null
  readonly close: () => Promise<void>
}

async function serve(store: string, build: Build, document: string): Promise<Served> {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-requests-'))
  const postgres =
    store === 'postgres' ? await startPostgres({ settings: StatementCounter.serverSettings }) : null
  if (store === 'postgres' && postgres === null) throw new Error('PostgreSQL is not installed here.')
  await buildList(directory, '25k')
  const { questions } = readBuiltList(directory)
  const databaseUrl = postgres?.database() ?? null
  const start = (): Promise<Service> =>
    startService({
      directory,
      program: 'built',
      ...(build.main === undefined ? {} : { main: build.main }),
      environment: {
        SYMBOLON_RATE_LIMIT: '0',
        ...(databaseUrl === null ? {} : { SYMBOLON_DATABASE_URL: databaseUrl }),
      },
    })
  const rows = Number(values.rows ?? rowsNeededFor(values.only))
  if (rows > 0) {
    await (await start()).stop()
    await fillStore({ directory, databaseUrl }, rows)
  }
  const service = await start()
  const scan = await fetch(new URL('/scan', service.url), {
    method: 'POST',
    headers: { 'X-API-KEY': serviceKeys.server, 'Content-Type': 'application/json' },
    body: JSON.stringify(scanOf(document)),
  })
  const { transactionId } = recorded.parse(await scan.json())
  const statements = databaseUrl === null ? null : await StatementCounter.open(databaseUrl)
  const close = async (): Promise<void> => {
    await statements?.close()
    await service.stop()
    postgres?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  const isReadingTimed = scan.headers.has('server-timing')
  const kinds = kindsOf({ document, transactionId, questions, isReadingTimed })
  return { name: build.name, service, kinds, statements, close }
}

/** watchman, asked what `/aml` is asked, in the place of a build. */
async function serveWatchman(program: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-watchman-'))
  await buildList(folder, '25k')
  const { questions } = readBuiltList(folder)
  const watchman = await startWatchman(program, folder)
  const close = async (): Promise<void> => {
    await watchman.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { name: 'peer', service: watchman, kinds: [watchmanSearch(questions)], statements: null, close }
}

const turnSeconds = 0.5

/** Prints the figures of one kind of request, of each build, asked by turns. */
async function measure(store: string, served: readonly Served[], at: number): Promise<void> {
  for (const connections of values.connections.split(',').map(Number)) {
    const loads = served.flatMap(({ name, service, kinds, statements }) => {
      const kind = kinds[at]
      if (kind === undefined) return []
      const load = new Load(service, kind, { key: serviceKeys.server, connections })
      return { name: `${kind.name} | ${connections} | ${name}`, load, statements }
    })
    for (const { load } of loads) await load.run(Number(values.warm), false)
    for (let turn = 0; turn < Number(values.seconds) / turnSeconds; turn++)
      for (const { load } of loads) await load.run(turnSeconds, true)
    for (const { name, load, statements } of loads) {
      const aRequest = await statements?.perRequest(() => load.run(2 * turnSeconds, false))
      console.log(row(`${store} | ${name}`, load.figures(), aRequest))
      load.close()
    }
  }
}

function row(
  name: string,
  { perSecond, p50, p95, p99, processorMs }: LoadFigures,
  statements: number | undefined,
): string {
  const cells = [perSecond.toFixed(0), ...[p50, p95, p99, processorMs].map((ms) => ms.toFixed(2))]
  return `| ${name} | ${[...cells, statements?.toFixed(1) ?? ''].join(' | ')} |`
}

async function measureStore(store: string, document: string): Promise<void> {
  const served: Served[] = []
  try {
    for (const build of builds) served.push(await serve(store, build, document))
    for (const [at, { name }] of served.at(-1)?.kinds.entries() ?? [])
      if (isNamed(name, values.only)) await measure(store, served, at)
  } finally {
    for (const { close } of served) await close()
  }
}

async function measureWatchman(program: string): Promise<void> {
  const watchman = await serveWatchman(program)
  try {
    await measure('in memory', [watchman], 0)
  } finally {
    await watchman.close()
  }
}

/** A small picture, base64. */
async function smallPassport(folder: string): Promise<string> {
  const picture = join(folder, 'passport.jpg')
  execFileSync(process.execPath, symbolonArguments('built', ['specimen', 'passport', '--out', picture]))
  return (await sharp(picture).resize({ width: smallWidth }).jpeg().toBuffer()).toString('base64')
}

/** In pixels: letters of the zone are then 10 high. */
const smallWidth = 700

async function main(): Promise<void> {
  buildService()
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-requests-'))
  try {
    const document = await smallPassport(folder)
    console.log(
      '| store | request | connections | version | a second | p50 ms | p95 ms | p99 ms | processor ms | statements |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    for (const store of values.stores.split(',')) await measureStore(store, document)
    if (values.watchman !== undefined) await measureWatchman(values.watchman)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (namesHolding(values.only).length === 0) {
  console.error(`--only ${values.only} fits no kind of request. There are: ${namesHolding('').join(', ')}`)
  process.exitCode = 1
} else if (hasPublishedLists()) await withBenchLock(main)
else console.error('bench:requests is SKIPPED: there are no list files at ../shared/data/aml')

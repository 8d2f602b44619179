/**
 * `npm run bench:requests [-- --stores embedded,postgres] [--connections 1,8,32] [--seconds 5] [--warm 8] [--only /aml]
 * [--before DIST/main.js]`: how many requests a second the built service answers over HTTP, each stored, charged and audited, and
 * how long they take. Each kind is asked for `--warm` seconds beforehand: a process that has answered less than a few thousand
 * spends a third of its work on compiling. `/aml` searches 25,000 entities of ../shared/data/aml. With `--before` another build
 * serves beside this one, and both are asked by turns of half a second.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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
import { Load, type LoadFigures, type RequestKind } from './requests/load.ts'

const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: 'embedded,postgres' },
    connections: { type: 'string', default: '1,8,32' },
    seconds: { type: 'string', default: '5' },
    warm: { type: 'string', default: '8' },
    /** Kinds of requests whose name holds this. */
    only: { type: 'string', default: '' },
    before: { type: 'string' },
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

/** A build that serves a store of its own. */
interface Served {
  readonly build: Build
  readonly service: Service
  readonly kinds: readonly RequestKind[]
  readonly close: () => Promise<void>
}

async function serve(store: string, build: Build, document: string): Promise<Served> {
  const directory = mkdtempSync(join(tmpdir(), 'symbolon-requests-'))
  const postgres = store === 'postgres' ? await startPostgres() : null
  if (store === 'postgres' && postgres === null) throw new Error('PostgreSQL is not installed here.')
  await buildList(directory, '25k')
  const { questions } = readBuiltList(directory)
  const service = await startService({
    directory,
    program: 'built',
    ...(build.main === undefined ? {} : { main: build.main }),
    environment: {
      SYMBOLON_RATE_LIMIT: '0',
      ...(postgres === null ? {} : { SYMBOLON_DATABASE_URL: postgres.database() }),
    },
  })
  const scan = await fetch(new URL('/scan', service.url), {
    method: 'POST',
    headers: { 'X-API-KEY': serviceKeys.server, 'Content-Type': 'application/json' },
    body: JSON.stringify({ document, profile: 'security_none' }),
  })
  const { transactionId } = recorded.parse(await scan.json())
  const close = async (): Promise<void> => {
    await service.stop()
    postgres?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { build, service, kinds: kindsOf(transactionId, questions), close }
}

const turnSeconds = 0.5

/** Prints the figures of one kind of request, of each build, asked by turns. */
async function measure(store: string, served: readonly Served[], at: number): Promise<void> {
  for (const connections of values.connections.split(',').map(Number)) {
    const loads = served.flatMap(({ build, service, kinds }) => {
      const kind = kinds[at]
      if (kind === undefined) return []
      return {
        build,
        name: kind.name,
        load: new Load(service, kind, { key: serviceKeys.server, connections }),
      }
    })
    for (const { load } of loads) await load.run(Number(values.warm), false)
    for (let turn = 0; turn < Number(values.seconds) / turnSeconds; turn++)
      for (const { load } of loads) await load.run(turnSeconds, true)
    for (const { build, name, load } of loads) {
      console.log(row(`${store} | ${name} | ${connections} | ${build.name}`, load.figures()))
      load.close()
    }
  }
}

function kindsOf(
  transactionId: string,
  questions: ReturnType<typeof readBuiltList>['questions'],
): readonly RequestKind[] {
  const one = `/transaction/${transactionId}`
  return [
    { name: '`GET /myaccount`', make: () => ({ method: 'GET', path: '/myaccount' }) },
    { name: '`GET /transaction/{id}`', make: () => ({ method: 'GET', path: one }) },
    { name: '`GET /transaction?limit=50`', make: () => ({ method: 'GET', path: '/transaction?limit=50' }) },
    {
      name: '`POST /aml`',
      make: (turn) => {
        const question = questions[turn % questions.length]
        const entity = question?.entity === 'organisation' ? 1 : 0
        return { method: 'POST', path: '/aml', body: { name: question?.name, entity, database: ['us_ofac'] } }
      },
    },
    {
      name: '`PATCH /transaction/{id}`',
      make: (turn) => ({
        method: 'PATCH',
        path: one,
        body: { decision: turn % 2 === 0 ? 'accept' : 'review' },
      }),
    },
  ]
}

function row(name: string, { perSecond, p50, p95, p99, processorMs }: LoadFigures): string {
  const cells = [perSecond.toFixed(0), ...[p50, p95, p99, processorMs].map((ms) => ms.toFixed(2))]
  return `| ${name} | ${cells.join(' | ')} |`
}

async function main(): Promise<void> {
  buildService()
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-requests-'))
  try {
    const picture = join(folder, 'passport.jpg')
    execFileSync(process.execPath, symbolonArguments('built', ['specimen', 'passport', '--out', picture]))
    const document = readFileSync(picture, 'base64')
    console.log(
      '| store | request | connections | version | a second | p50 ms | p95 ms | p99 ms | processor ms |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|')
    for (const store of values.stores.split(',')) {
      const served: Served[] = []
      try {
        for (const build of builds) served.push(await serve(store, build, document))
        for (const [at, { name }] of served[0]?.kinds.entries() ?? [])
          if (name.includes(values.only)) await measure(store, served, at)
      } finally {
        for (const { close } of served) await close()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (hasPublishedLists()) await withBenchLock(main)
else console.error('bench:requests is SKIPPED: there are no list files at ../shared/data/aml')

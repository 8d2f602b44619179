import { parseArgs } from 'node:util'
import { z } from 'zod'
import { storeScan } from '../test/world/stores/records.ts'
import { withBenchLock } from './kit/bench-lock.ts'
import { quantile } from './kit/figures.ts'
import { type PopulatedService, withPopulatedService, keys } from './kit/filled-installation.ts'
import { commonData, docupassOf, orderOf, dataShape } from './kit/many-transactions.ts'

/**
 * How long lists of very many transactions take at the HTTP interface, on PostgreSQL, with their totals; and whether walking
 * through them repeats or skips anything while rows are added. `npm run bench:transactions -- [--count 1000000]`
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    repeats: { type: 'string', default: '40' },
    pages: { type: 'string', default: '300' },
  },
})
const count = Number(options.count)
const nowSeconds = Math.floor(Date.now() / 1000)
/** When a row was made, in seconds. */
const createdAtOf = (row: number): number =>
  Math.floor(nowSeconds - ((count - row) / count) * dataShape.days * 86_400)

type Query = Readonly<Record<string, string | number>>

/** What clients ask for; `row` is a row drawn anew for each request. */
const queries: Readonly<Record<string, (row: number) => Query>> = {
  'no filter': () => ({}),
  'oldest first': () => ({ order: 1 }),
  'deep offset': (row) => ({ offset: row }),
  decision: (row) => ({ decision: ['accept', 'review', 'reject'][row % 3] ?? '' }),
  profileId: (row) => ({ profileId: dataShape.profiles[row % dataShape.profiles.length] ?? '' }),
  'decision and profileId': (row) => ({ decision: 'reject', profileId: dataShape.profiles[row % 5] ?? '' }),
  'decision, deep offset': (row) => ({ decision: 'accept', offset: Math.floor(row / 2) }),
  'customData of three': (row) => ({ customData: orderOf(row) }),
  'customData of a tenth': () => ({ customData: commonData }),
  'docupass, one link': (row) => ({ docupass: docupassOf(row - (row % dataShape.hosted)) }),
  'createdAt, some hours': (row) => ({
    createdAtMin: createdAtOf(row),
    createdAtMax: createdAtOf(row) + 6 * 3600,
  }),
  'createdAt, half a year': (row) => ({
    createdAtMin: createdAtOf(Math.floor(row / 2)),
    createdAtMax: nowSeconds,
  }),
  'createdAt and decision': (row) => ({ createdAtMin: createdAtOf(row), decision: 'review' }),
}

const listed = z.object({
  transactions: z.array(z.object({ id: z.string() })),
  total: z.number(),
  nextCursor: z.string().optional(),
  nextOffset: z.number().optional(),
})

async function ask({ app }: PopulatedService, query: Query, key: string) {
  const written = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const url = `/transaction?${new URLSearchParams(written).toString()}`
  const before = performance.now()
  const reply = await app.inject({ method: 'GET', url, headers: { 'x-api-key': key } })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
  return { ms: performance.now() - before, page: listed.parse(reply.json()) }
}

async function timeFilters(full: PopulatedService): Promise<void> {
  let worst = 0
  for (const [name, query] of Object.entries(queries)) {
    for (const [who, key] of Object.entries(keys)) {
      const times: number[] = []
      let total = 0
      for (let turn = 0; turn < Number(options.repeats); turn++) {
        const { ms, page } = await ask(full, query(Math.floor(Math.random() * count)), key)
        times.push(ms)
        total = page.total
      }
      const p95 = quantile(times, 0.95)
      worst = Math.max(worst, p95)
      const figures = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
      console.log(`${`${name} (${who})`.padEnd(36)} ${figures}, last total ${total}`)
    }
  }
  console.log(`\nworst p95 ${worst.toFixed(1)} ms (aim 150)`)
}

interface PagingMethod {
  readonly how: string
  readonly next: (at: string | number | null) => Query
  readonly field: 'nextCursor' | 'nextOffset'
}

const pagingMethods: readonly PagingMethod[] = [
  {
    how: 'by nextCursor',
    next: (at) => (at === null ? {} : { cursor: at }),
    field: 'nextCursor',
  },
  {
    how: 'by offset under a fixed createdAtMax',
    next: (at) => ({ createdAtMax: nowSeconds - 60, ...(at === null ? {} : { offset: at }) }),
    field: 'nextOffset',
  },
]

/** Walks while rows are added, then compares with what was there before and is there still. */
async function walkAllPages(full: PopulatedService, { how, next, field }: PagingMethod): Promise<void> {
  const seen: string[] = []
  let at: string | number | null | undefined = null
  let added = 0
  for (let turn = 0; turn < Number(options.pages) && at !== undefined; turn++) {
    const { page } = await ask(full, { limit: 100, decision: 'reject', ...next(at) }, keys.server)
    seen.push(...page.transactions.map(({ id }) => id))
    at = page[field]
    for (let one = 0; one < 2; one++, added++)
      await storeScan(full.service.records, full.live, { decision: 'reject', createdAt: Date.now() })
  }
  const before = await full.database.kysely
    .selectFrom('transactions')
    .select('id')
    .where('decision', '=', 'reject')
    .where('created_at', '<=', (nowSeconds - 60) * 1000)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(seen.length)
    .execute()
  const expected = before.map(({ id }) => id)
  const there = new Set(expected)
  const walked = seen.filter((id) => there.has(id))
  const repeated = seen.length - new Set(seen).size
  const skipped = expected.slice(0, walked.length).filter((id, place) => walked[place] !== id).length
  console.log(
    `walking ${how}: ${seen.length} rows, ${added} added meanwhile, repeated ${repeated}, skipped ${skipped}`,
  )
}

await withBenchLock(() =>
  withPopulatedService(count, async (full) => {
    await timeFilters(full)
    for (const way of pagingMethods) await walkAllPages(full, way)
  }),
)

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ar, base, de, en, es, Faker, fr, ru, tr, zh_CN } from '@faker-js/faker'
import { afterAll, expect, it } from 'vitest'
import { partialStub } from '../../../../test/world/partial-stub.ts'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import { screeningEngine } from '../../../engine/screening/screening-engine.ts'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import type { ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { queryLists } from './query-lists.ts'
import { recordsOnDisk } from '../import/record-lines.ts'
import { openSearchThreads } from './search-threads.ts'
import type { LoadedVersion } from '../versions/serving-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'symbolon-asked-'))
const threads = openSearchThreads({ threads: 2, minEntities: 0, module: moduleUrl('main/search-thread') })
afterAll(async () => {
  await threads.close()
  rmSync(folder, { recursive: true })
})

const fakers = [en, de, fr, es, tr, ru, ar, zh_CN].map((locale, at) => {
  const faker = new Faker({ locale: [locale, en, base] })
  faker.seed(4100 + at)
  return faker
})
/** Entities of names as peoples bear them, with a number, a birth date and an address each; every tenth begins them anew. */
function createEntities(count: number, prefix: string): Entity[] {
  return fakers.flatMap((faker, of) =>
    Array.from({ length: count / fakers.length }, (_, at) => {
      if (at % 10 === 9) faker.seed(4100 + of)
      return entityOf(faker, `${prefix}:${of}:${at}`)
    }),
  )
}

function entityOf(faker: Faker, id: string): Entity {
  const isPerson = faker.number.int(4) > 0
  const born = faker.date.birthdate().toISOString().slice(0, 10)
  const name = isPerson ? faker.person.fullName() : faker.company.name()
  const none = { programs: [], notes: [], links: [], status: [], original: {}, birthPlaces: [], nationalities: [] }
  return {
    ...none,
    id,
    source: 'made',
    kind: isPerson ? 'person' : 'organisation',
    topics: ['sanction'],
    names: [{ text: name, strength: 'primary' }],
    births: [{ from: born, to: born, approximate: false }],
    countries: [faker.location.countryCode()],
    addresses: [faker.location.streetAddress(true)],
    identifiers: [{ type: 'passport', value: `P${faker.number.int(1e6)}` }],
  }
} // prettier-ignore

async function load(entities: readonly Entity[], database: string): Promise<LoadedVersion> {
  const index = screeningEngine.startIndex({ matcher: screeningEngine.matcher })
  const lines = entities.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
  entities.forEach((entity, at) => index.add(entity, lines[at]?.length ?? 0))
  const [snapshot, content] = [index.finish(), Buffer.concat(lines)]
  const path = join(folder, database)
  writeFileSync(path, content)
  const records = await recordsOnDisk(path, createHash('sha256').update(content).digest('hex'))
  const bytes = new SharedArrayBuffer(snapshot.length)
  new Uint8Array(bytes).set(snapshot)
  const shared = await threads.open({ index: bytes, records, database })
  return { meta: partialStub({}, 'meta'), list: screeningEngine.open(bytes, records, database), shared }
}

/** As listed, and altered: a letter lost, words turned round, a birth date or a country beside, a number, an address. */
function queriesFor({ names, births, countries, identifiers, addresses }: Entity): Partial<ScreeningQuery>[] {
  const name = names[0]?.text ?? ''
  const birthDate = births[0]?.from ?? ''
  return [
    { name, limit: 100, band: 0 },
    { name: name.slice(0, 3) + name.slice(4), birthDate },
    { name: name.split(' ').reverse().join(' '), country: countries[0] ?? '', entity: 'person' },
    { idNumber: identifiers[0]?.value ?? '' },
    { address: addresses[0] ?? '', band: 0.1 },
  ]
}

it('answers the same bytes in a thread as where it is asked, ties, numbers and addresses too', async () => {
  const first = createEntities(1200, 'a')
  const versions = [await load(first, 'first'), await load(createEntities(1200, 'b'), 'second')]
  const usual = { entity: null, databases: null, limit: 50, mode: 'live' } as const
  const signal = new AbortController().signal
  const queries = first.filter((_, at) => at % 16 === 3).flatMap(queriesFor)
  let hits = 0
  const ask = async (partialQuery: Partial<ScreeningQuery>) => {
    const query = { ...usual, ...partialQuery }
    const [there, here] = await Promise.all([
      queryLists(versions, query, { threads, signal }),
      queryLists(versions, query, { threads: null, signal }),
    ])
    expect(JSON.stringify(there)).toBe(JSON.stringify(here))
    hits += here.length
  }
  await Promise.all(queries.map(ask))
  expect(queries.length).toBeGreaterThan(300)
  expect(hits / queries.length).toBeGreaterThan(1)
})

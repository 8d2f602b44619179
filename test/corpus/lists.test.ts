import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ListSource } from '../../src/engine/screening/sources/list-source.ts'
import { caDfatd } from '../../src/engine/screening/sources/ca_dfatd/source.ts'
import { euJournal } from '../../src/engine/screening/sources/eu_journal/source.ts'
import { gbHmt } from '../../src/engine/screening/sources/gb_hmt/source.ts'
import { unSc } from '../../src/engine/screening/sources/un_sc/source.ts'
import { usBisDpl } from '../../src/engine/screening/sources/us_bis_dpl/source.ts'
import { usCsl } from '../../src/engine/screening/sources/us_csl/source.ts'
import { usLegislators } from '../../src/engine/screening/sources/us_legislators/source.ts'
import { usOfacCons } from '../../src/engine/screening/sources/us_ofac_cons/source.ts'
import { textChunks } from '../../src/adapters/watchlists/import/text-chunks.ts'
import type { Entity, EntityKind } from '../../src/vocabulary/screening/entity.ts'
import { extractTar } from '../world/extract-tar.ts'

const real = fileURLToPath(new URL('../../../shared/data/aml/', import.meta.url))
const isThere = existsSync(real)
if (!isThere) process.stderr.write('SKIPPED: the real lists are not beside this repository.\n')

const text = (name: string): AsyncIterable<string> => textChunks({ path: `${real}${name}` }, () => undefined)

async function read(source: ListSource, parts: Readonly<Record<string, AsyncIterable<string>>>) {
  const warnings: string[] = []
  const entities: Entity[] = []
  for await (const entity of source.entities(parts, (sentence) => warnings.push(sentence)))
    entities.push(entity)
  const count = (kind: EntityKind) => entities.filter((entity) => entity.kind === kind).length
  const share = (of: (entity: Entity) => boolean, kind: EntityKind = 'person') =>
    entities.filter((entity) => entity.kind === kind && of(entity)).length / Math.max(1, count(kind))
  expect(new Set(entities.map(({ id }) => id)).size).toBe(entities.length)
  for (const { id, names } of entities) expect(names[0]?.strength, id).toBe('primary')
  return { warnings, entities, count, share }
}

const xml = (name: string) => ({ xml: text(name) })
const hasBirth = ({ births }: Entity) => births.length > 0
const hasCountry = ({ nationalities, countries }: Entity) => nationalities.length + countries.length > 0

describe.skipIf(!isThere)('the real lists', () => {
  it.each([
    ['un/20250419_UN_consolidated.xml.gz', 684, 193],
    ['un/20260227_UN_consolidated.xml.gz', 730, 273],
  ])('of the United Nations are read whole: %s', async (name, persons, entities) => {
    const list = await read(unSc, xml(name))
    expect(list.count('person')).toBe(persons)
    expect(list.entities).toHaveLength(persons + entities)
    expect(list.share(hasBirth)).toBeGreaterThan(0.85)
    expect(list.share(({ nationalities }) => nationalities.length > 0)).toBeGreaterThan(0.7)
  })

  it('of the United Nations is refused in a copy whose letters lost their upper byte', async () => {
    await expect(read(unSc, xml('un/20250816_UN_consolidated.xml.gz'))).rejects.toThrow('not UTF-8 text')
  })

  it('of Canada is read whole', async () => {
    const list = await read(caDfatd, xml('ca/2025_sema-lmes.xml.gz'))
    expect(list.entities).toHaveLength(4759)
    expect(list.count('vessel')).toBe(109)
    expect(list.count('person')).toBeGreaterThan(3300)
    expect(list.entities.flatMap(({ births }) => births).length).toBeGreaterThan(1700)
  })

  it('of OFAC beside the SDN list say the same as CSV and as XML', async () => {
    const csv = await read(usOfacCons, {
      sdn: text('ofac/20251219_cons_prim.csv'),
      alt: text('ofac/20251219_cons_alt.csv'),
      add: text('ofac/20251219_cons_add.csv'),
      sdn_comments: text('ofac/20251219_cons_comments.csv'),
    })
    const old = await read(usOfacCons, xml('ofac/20250328_consolidated_nonsdn.xml.gz'))
    expect(csv.entities).toHaveLength(442)
    expect(csv.warnings).toEqual([])
    expect(old.entities).toHaveLength(443)
    const former = new Map(old.entities.map((entity) => [entity.id, entity]))
    const both = csv.entities.filter(({ id }) => former.has(id))
    const facts = ({
      kind,
      names,
      births,
      gender,
      nationalities,
      countries,
      identifiers,
      programs,
    }: Entity) => ({
      kind,
      names: names.map(({ text, strength }) => `${text} ${strength}`).sort(),
      births,
      gender,
      nationalities,
      countries: [...countries].sort(),
      identifiers: identifiers.map(({ type, value }) => `${type} ${value}`).sort(),
      programs: [...programs].sort(),
    })
    const same = both.filter((entity) => {
      const other = former.get(entity.id)
      return other !== undefined && JSON.stringify(facts(entity)) === JSON.stringify(facts(other))
    })
    expect(both.length).toBeGreaterThan(435)
    expect(same.length / both.length).toBeGreaterThan(0.9)
  })

  it('of the European Union’s journal are read whole', async () => {
    const folder = extractTar(`${real}eu/journal_sanctions_csv.tar.gz`)
    const chosen = euJournal.recognise(folder)
    const parts: Record<string, AsyncIterable<string>> = {}
    for (const [part, path] of Object.entries(chosen?.parts ?? {})) {
      parts[part] = textChunks({ path }, () => undefined)
    }
    const list = await read(euJournal, parts)
    expect(chosen?.warnings).toEqual([])
    expect(list.entities).toHaveLength(8017)
    expect(list.count('person')).toBe(4500)
    expect(list.count('vessel')).toBe(708)
    expect(list.share(hasBirth)).toBeGreaterThan(0.8)
    expect(list.share(hasCountry)).toBeGreaterThan(0.55)
  })

  it('of the United Kingdom is read from the short form, a spreadsheet', async () => {
    const list = await read(gbHmt, { ods: text('other/FCDO_SL_2025-08-11.ods') })
    expect(list.entities).toHaveLength(5300)
    expect(list.warnings).toHaveLength(2)
    expect(list.entities.every(({ listedAt }) => listedAt !== undefined)).toBe(true)
    expect(list.count('person')).toBeGreaterThan(2500)
  })

  it('of denied persons is read whole', async () => {
    const list = await read(usBisDpl, { txt: text('other/us_bis_dpl_2021.txt') })
    const rows = list.entities.flatMap(({ original }) => original['rows'])
    expect(rows).toHaveLength(581)
    expect(list.share(hasCountry)).toBeGreaterThan(0.5)
  })

  it('of three US departments is read from its sample', async () => {
    const list = await read(usCsl, { csv: text('other/us_csl_sample.csv') })
    expect(list.entities).toHaveLength(115)
    expect(list.count('vessel')).toBe(2)
  })

  it('of politicians of the USA are read whole', async () => {
    const list = await read(usLegislators, {
      current: text('peps/us_legislators_current.yaml.gz'),
      executive: text('peps/us_executive.yaml'),
    })
    // Both houses, the president and the vice president.
    expect(list.entities.filter(({ exposure }) => exposure?.tenure === 'current')).toHaveLength(537 + 2)
    expect(list.share(hasBirth)).toBeGreaterThan(0.95)
  })
})

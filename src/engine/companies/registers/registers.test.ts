import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gbCompanies } from './gb_companies_house/source.ts'
import { gbPsc } from './gb_psc/source.ts'
import { gleif } from './gleif/source.ts'
import { demoRegister } from './demo/source.ts'
import { parseOwnSource } from './own/source.ts'
import { registerSources } from './all.ts'
import type { RegisterEntry, RegisterSource } from './register-source.ts'
import { isLei } from '../../check-digits/identifiers.ts'

const here = new URL('.', import.meta.url)

interface Given {
  /** Changes the text of a part's files. */
  readonly change?: (text: string, part: string) => string
}

async function* chunked(text: string): AsyncGenerator<string> {
  // Ends in the midst of rows, cells and line ends.
  for (let at = 0; at < text.length; at += 97) yield await Promise.resolve(text.slice(at, at + 97))
}

async function readSample(source: RegisterSource, folder: string, { change = (text) => text }: Given = {}): Promise<RegisterEntry[]> {
  const directory = new URL(`${folder}/sample/`, here)
  const recognised = source.recognise(readdirSync(directory))
  const parts = Object.fromEntries(
    Object.entries(recognised?.parts ?? {}).map(([part, names]) => [
      part,
      names.map((name) => chunked(change(readFileSync(new URL(name, directory), 'utf8'), part))),
    ]),
  )
  const entries: RegisterEntry[] = []
  for await (const batch of source.entries(parts, '2026-11-26')) entries.push(...batch)
  return entries
} // prettier-ignore

const companiesOf = (entries: readonly RegisterEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'company' ? [entry.company] : []))
const edgesOf = (entries: readonly RegisterEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'edge' ? [entry] : []))
const notesOf = (entries: readonly RegisterEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'note' ? [entry] : []))

describe('GLEIF in the published columns', () => {
  it('gives names, number, form, status and address, and leaves out records that are void', async () => {
    const companies = companiesOf(await readSample(gleif, 'gleif'))
    expect(companies).toHaveLength(5)
    expect(companies[0]).toEqual({
      id: 'XSAMP000000000000123',
      values: {
        legalName: 'Velvet "Harbour" Supplies, Limited',
        registrationNumber: '98000001',
        lei: 'XSAMP000000000000123',
        entityType: 'LTD',
        countryIso2: 'GB',
        status: 'active',
        incorporationDate: '2012-05-06',
        address: '1 Sample Row, ZZ1 1ZZ Sampleton, GB',
      },
      otherNames: ['Velvet Harbor Stores Limited'],
      officers: [],
    })
  })

  it('takes the Latin name beside the one in another script', async () => {
    const pyl = companiesOf(await readSample(gleif, 'gleif')).find(
      ({ values }) => values.countryIso2 === 'XV',
    )
    expect(pyl?.values.legalName).toBe('OOO Zvyozdnaya Pyl')
    expect(pyl?.values.legalNameLocal).toBe('ООО Звёздная Пыль')
    expect(pyl?.values.entityType).toBe('Obshchestvo')
  })

  it('knows a dissolved entity, its state, and that it has no number where no register gave one', async () => {
    const fund = companiesOf(await readSample(gleif, 'gleif')).find(
      ({ values }) => values.countryIso2 === 'US',
    )
    expect(fund?.values).toMatchObject({ status: 'dissolved', state: 'DE' })
    expect(fund?.values.registrationNumber).toBeUndefined()
    expect(fund?.values.entityType).toBeUndefined()
  })

  it('makes edges of consolidation that is in force, with a share only where one is stated beyond doubt', async () => {
    const edges = edgesOf(await readSample(gleif, 'gleif'))
    expect(edges.map(({ edge }) => [edge.kind, edge.share, edge.isUltimate ?? false])).toEqual([
      ['accounting_consolidation', { min: 66.5, max: 66.5 }, false],
      ['accounting_consolidation', null, true],
      ['accounting_consolidation', null, true],
    ])
  })

  it('says why a parent is not reported', async () => {
    const [first] = notesOf(await readSample(gleif, 'gleif'))
    expect(first?.sentence).toBe(
      'GLEIF has no parent for a stated reason (direct parent: it is controlled by natural persons; ultimate parent: no one is known to control it).',
    )
  })

  it('is dated by the name of its file', () => {
    const names = readdirSync(new URL('gleif/sample/', here)).map((name) => `${name}.zip`)
    const recognised = gleif.recognise(names)
    expect(recognised?.date).toBe('2026-11-26')
    expect(Object.keys(recognised?.parts ?? {})).toEqual(['lei2', 'rr', 'repex'])
  })

  it('refuses a file that is cut off, and one of other columns', async () => {
    const cut = readSample(gleif, 'gleif', {
      change: (text, part) => (part === 'lei2' ? text.slice(0, -60) : text),
    })
    await expect(cut).rejects.toThrow(/truncated/)
    const other = readSample(gleif, 'gleif', { change: (text) => text.replace('LegalName', 'Name') })
    await expect(other).rejects.toThrow(/lacks the columns Entity.LegalName/)
  })
})

describe('Companies House in the published columns', () => {
  it('gives number, former names, status, dates and office, whatever blanks stand in the header', async () => {
    const companies = companiesOf(await readSample(gbCompanies, 'gb_companies_house'))
    expect(companies[0]).toEqual({
      id: '98000001',
      values: {
        legalName: 'VELVET "HARBOUR" SUPPLIES, LIMITED',
        registrationNumber: '98000001',
        entityType: 'Private Limited Company',
        countryIso2: 'GB',
        state: 'EAW',
        status: 'active',
        incorporationDate: '2012-05-06',
        address: '1 Sample Row, SAMPLETON, ENGLAND, ZZ1 1ZZ',
      },
      otherNames: ['VELVET HARBOR STORES LIMITED'],
      officers: [],
    })
    expect(companies.slice(2, 5).map(({ values }) => [values.status, values.state])).toEqual([
      ['in_liquidation', 'EAW'],
      ['active', 'SCT'],
      ['in_liquidation', 'EAW'],
    ])
  })

  it('is whole only with all of its files', () => {
    const names = [1, 2, 3].map((at) => `BasicCompanyData-2026-11-01-part${at}_3.zip`)
    expect(gbCompanies.recognise(names)?.parts['basic']).toEqual(names)
    expect(() => gbCompanies.recognise(names.slice(0, 2))).toThrow('comes in 3 files, of which 2 are here')
  })
})

describe('The snapshot of people with significant control', () => {
  it('keeps bands as ranges, and shares and votes apart only where they differ', async () => {
    const edges = edgesOf(await readSample(gbPsc, 'gb_psc')).map(({ owned, edge }) => [owned, edge.owner.name, edge.kind, edge.share])
    expect(edges).toEqual([
      ['98000001', 'Odo Penhallow Fenwhistle', 'shares', { min: 25, max: 50 }],
      ['98000001', 'Brambleford Group Plc', 'shares', { min: 50, max: 75 }],
      ['98000001', 'Brambleford Group Plc', 'voting_rights', { min: 75, max: 100 }],
      ['SC980004', 'Dr Isla Nightwater', 'control', null],
      ['OC980005', 'Ministry of Echoes', 'shares', { min: 75, max: 100 }],
      ['OE980006', 'Nebula Nominees SA', 'shares', { min: 25, max: 100 }],
    ])
  }) // prettier-ignore

  it('gives month of birth, nationalities, and the register of a company that owns', async () => {
    const edges = edgesOf(await readSample(gbPsc, 'gb_psc'))
    expect(edges[0]?.edge.owner).toEqual({ kind: 'person', name: 'Odo Penhallow Fenwhistle', birthDate: '1975-04', countries: ['GB', 'DE'] })
    expect(edges[1]?.edge.owner).toMatchObject({ node: 'gb_companies_house:98000002', registrationNumber: '98000002' })
    expect(edges[5]?.edge.owner).toMatchObject({ countries: ['LU'], registrationNumber: 'B980006' })
  }) // prettier-ignore

  it('says who is protected and who was not identified', async () => {
    const notes = notesOf(await readSample(gbPsc, 'gb_psc')).map(({ sentence }) => sentence)
    expect(notes).toEqual([
      'Companies House: an owner with significant control is protected by law and not named.',
      'Companies House: someone has significant control and the company has not found out who.',
    ])
  })

  it('refuses a snapshot without its last line, and one with a line cut off', async () => {
    const withoutEnd = readSample(gbPsc, 'gb_psc', { change: (text) => text.slice(0, text.indexOf('{"data": {"kind": "totals')) })
    await expect(withoutEnd).rejects.toThrow(/its last line/)
    await expect(readSample(gbPsc, 'gb_psc', { change: (text) => text.slice(0, 700) })).rejects.toThrow(/line 2/)
  }) // prettier-ignore
})

describe("A register of an operator's own", () => {
  const definition = {
    name: 'de_sample',
    countries: ['DE'],
    map: {
      id: 'Nummer',
      legalName: 'Firma',
      registrationNumber: 'Nummer',
      otherNames: 'Frühere Firmen',
      entityType: 'Rechtsform',
      address: ['Straße', 'Sitz'],
      status: 'Stand',
      statusWords: { eingetragen: 'active', gelöscht: 'dissolved' },
      incorporationDate: 'Eintragung',
      officers: [{ name: 'Geschäftsführer', role: 'managing_director' }],
      owners: [{ name: 'Gesellschafter', share: 'Anteil', birthDate: 'Geboren' }],
      delimiter: ';',
      separator: '|',
    },
  }

  it('is read by its map', async () => {
    const entries = await readSample(parseOwnSource(registerSources, definition), 'own')
    expect(companiesOf(entries).map(({ values }) => [values.countryIso2, values.status, values.incorporationDate])).toEqual([
      ['DE', 'active', '2014-03-02'],
      ['DE', 'dissolved', '1999-03-02'],
    ])
    expect(companiesOf(entries)[0]?.otherNames).toEqual(['Nebelhorn Hörgeräte GmbH', 'Schallwerk GmbH'])
    expect(companiesOf(entries)[0]?.officers).toEqual([
      { kind: 'person', name: 'Ulf Morgengrau', countries: [], role: 'managing_director' },
    ])
    expect(edgesOf(entries).map(({ edge }) => [edge.share, edge.owner.birthDate])).toEqual([
      [{ min: 25, max: 50 }, '1968'],
      [{ min: 100, max: 100 }, '1971-04-12'],
    ])
  }) // prettier-ignore

  it('is refused with the key that is not as it should be, or a name that is taken', () => {
    expect(() => parseOwnSource(registerSources, { ...definition, map: { id: 'Nummer' } })).toThrow(/own.map.legalName/)
    expect(() => parseOwnSource(registerSources, { ...definition, name: 'gleif' })).toThrow(/published/)
    expect(() => parseOwnSource(registerSources, { ...definition, countries: undefined, whole: true })).toThrow(/own.whole/)
  }) // prettier-ignore
})

describe('The invented register', () => {
  it('has each company once, with numbers of LEI that are valid, one of them young and one dissolved', async () => {
    const entries: RegisterEntry[] = []
    for await (const batch of demoRegister.entries({}, '2026-11-26')) entries.push(...batch)
    const companies = companiesOf(entries)
    expect(new Set(companies.map(({ id }) => id)).size).toBe(40)
    expect(companies.every(({ values }) => values.lei === undefined || isLei(values.lei))).toBe(true)
    expect(companies.map(({ values }) => values.incorporationDate)).toContain('2026-11-06')
    expect(companies.map(({ values }) => values.status)).toContain('dissolved')
    const nodes = new Set(companies.map(({ id }) => `demo:${id}`))
    expect(
      edgesOf(entries).every(({ edge }) => edge.owner.node === undefined || nodes.has(edge.owner.node)),
    ).toBe(true)
  })
})

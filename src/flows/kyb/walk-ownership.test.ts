import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../test/world/companies/ownership-graph.ts'
import type { OwnershipNode } from '../../vocabulary/companies/ownership.ts'
import type { OwnershipEdge, RegisterRecord, RegistryFacts } from '../../vocabulary/companies/register.ts'
import type { RegisterQuery } from '../ports/companies/registers.ts'
import { walkCaps, walkOwnership, type WalkRequest } from './walk-ownership.ts'

const versions = ['gleif', 'gb_companies_house'].map((register) => {
  const countries = register === 'gleif' ? null : ['GB']
  return { register, title: register, date: '2026-11-01', records: 9, state: 'current' as const, countries }
})

function aRecord(register: string, id: string, values: RegisterRecord['values'] = {}): RegisterRecord {
  const legalName = `${id} LTD`
  return { register, id, values: { legalName, countryIso2: 'GB', ...values }, otherNames: [], officers: [] }
}

/** Registers of these records and edges, which are of one company each; counts what is asked at once. */
function registersOf(
  records: readonly RegisterRecord[],
  edges: readonly OwnershipEdge[],
  notes: Readonly<Record<string, readonly string[]>> = {},
) {
  const asked: string[] = []
  const running = { now: 0, most: 0 }
  return {
    asked,
    running,
    registers: {
      search: ({ lei, registrationNumber, country }: RegisterQuery) =>
        Promise.resolve(
          records
            .filter(({ values }) =>
              lei === undefined
                ? values.registrationNumber === registrationNumber && values.countryIso2 === country
                : values.lei === lei,
            )
            .map((record) => ({
              record,
              score: 1,
              by: lei === undefined ? ('registration_number' as const) : ('lei' as const),
            })),
        ),
      ownersOf: async (register: string, id: string) => {
        asked.push(`${register}:${id}`)
        running.most = Math.max(running.most, ++running.now)
        await Promise.resolve()
        running.now--
        return edges.filter(({ owned }) => owned === `${register}:${id}`)
      },
      ownershipNotes: (register: string, id: string) => Promise.resolve(notes[`${register}:${id}`] ?? []),
    },
  }
}

const found = (...records: readonly RegisterRecord[]): RegistryFacts => ({
  state: 'found',
  hits: records.map((record) => ({ record, score: 1, by: 'lei' as const })),
  versions,
})
const request = (more: Partial<WalkRequest> = {}): WalkRequest => ({
  mode: 'live',
  values: {},
  registry: found(),
  documentOwners: [],
  signal: new AbortController().signal,
  ...more,
})
const gb = (number: string): OwnershipNode =>
  aCompany(`gb_companies_house:${number}`, { name: `${number} LTD`, registrationNumber: number })

describe('the walk upwards', () => {
  const records = [
    aRecord('gb_companies_house', '01', { registrationNumber: '01' }),
    aRecord('gb_companies_house', '02', { registrationNumber: '02' }),
    aRecord('gleif', 'L2', { lei: 'L2', registrationNumber: '02' }),
  ]
  const person = aPerson('psc:p', { name: 'Xenia Uhl', birthDate: '1970-03' })
  const edges = [
    anEdge([aCompany('gleif:L2', { name: 'Two', lei: 'L2', countries: [] }), gb('01')], 60),
    anEdge([person, gb('02')], [75, 100], { source: 'gb_psc' }),
  ]

  it('goes from one register to the other by LEI and number', async () => {
    const { registers, asked } = registersOf(records, edges)
    const facts = await walkOwnership(
      { registers },
      request({ registry: found(records[0] ?? aRecord('x', 'y')) }),
    )
    expect(asked).toEqual(['gb_companies_house:01', 'gleif:L2', 'gb_companies_house:02'])
    expect(facts.company).toBe('gb_companies_house:01')
    expect(facts.owners.find(({ node }) => node === 'psc:p')?.share).toEqual({ min: 45, max: 60 })
    expect(facts.incomplete).toEqual([])
  })

  it('begins at the document where no register has the company, and says that none was asked', async () => {
    const { registers, asked } = registersOf(records, edges)
    const owner = {
      kind: 'company',
      name: 'Two Ltd',
      countries: [],
      lei: 'L2',
      share: { min: 50, max: 50 },
    } as const
    const registry = { state: 'not_checked', reason: 'None is loaded.', versions } as const
    const facts = await walkOwnership({ registers }, request({ registry, documentOwners: [owner] }))
    expect(asked).toEqual(['gleif:L2', 'gb_companies_house:02'])
    expect(facts.owners.find(({ node }) => node === 'psc:p')?.share).toEqual({ min: 37.5, max: 50 })
    expect(facts.incomplete).toEqual(['No register was asked who holds the company. None is loaded.'])
  })

  it.each<[string, OwnershipNode, string]>([
    ['without a number', aCompany('psc:z', { name: 'Zed' }), 'no number of it is known'],
    [
      'of a country without a register',
      aCompany('psc:z', { name: 'Zed', registrationNumber: '9', countries: ['NL'] }),
      'no register that is loaded has it',
    ],
    ['that its register does not hold', gb('99'), 'No register says who holds 99 LTD.'],
  ])('says that it does not know who holds a company %s', async (...[, owner, said]) => {
    const { registers } = registersOf(records, [anEdge([owner, gb('01')], 60)])
    const facts = await walkOwnership(
      { registers },
      request({ registry: found(records[0] ?? aRecord('x', 'y')) }),
    )
    expect(facts.incomplete).toEqual([expect.stringContaining(said)])
  })

  it('names the country whose register is missing', async () => {
    const { registers } = registersOf(records, [])
    const owner = {
      kind: 'company',
      name: 'Zed',
      registrationNumber: '9',
      countries: ['NL'],
      share: null,
    } as const
    const registry = { state: 'not_found', versions: versions.slice(1) } as const
    const facts = await walkOwnership({ registers }, request({ registry, documentOwners: [owner] }))
    expect(facts.incomplete.at(-1)).toBe('Who holds Zed is not known: no register of NL is loaded.')
  })

  it('repeats what a register says in place of an owner', async () => {
    const { registers } = registersOf(records, [], { 'gb_companies_house:01': ['The owner is protected.'] })
    const facts = await walkOwnership(
      { registers },
      request({ registry: found(records[0] ?? aRecord('x', 'y')) }),
    )
    expect(facts.incomplete).toEqual(['The owner is protected.'])
  })

  it('ends in a circle, and after so many steps, which it says', async () => {
    const circle = [anEdge([gb('02'), gb('01')], 50), anEdge([gb('01'), gb('02')], 50)]
    const one = registersOf(records, circle)
    const facts = await walkOwnership(
      { registers: one.registers },
      request({ registry: found(records[0] ?? aRecord('x', 'y')) }),
    )
    expect(one.asked).toHaveLength(3)
    expect(facts.incomplete.join()).toContain('in a circle')

    const numbers = Array.from({ length: 14 }, (_, at) => String(at + 10))
    const chain = numbers.slice(1).map((number, at) => anEdge([gb(number), gb(numbers[at] ?? '')], 90))
    const deep = registersOf([], chain)
    const start = found(aRecord('gb_companies_house', '10'))
    const walked = await walkOwnership({ registers: deep.registers }, request({ registry: start }))
    expect(deep.asked).toHaveLength(walkCaps.depth)
    expect(walked.incomplete).toEqual([
      expect.stringMatching(/^The search ended after 10 steps.*who holds 20 LTD was not/),
    ])
  })

  it('asks few at once, and no more once no one waits', async () => {
    const many = Array.from({ length: 20 }, (_, at) => anEdge([gb(String(at + 100)), gb('01')], 4))
    const { registers, running } = registersOf(records, many)
    const registry = found(records[0] ?? aRecord('x', 'y'))
    await walkOwnership({ registers }, request({ registry }))
    expect(running.most).toBeLessThanOrEqual(4)
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(walkOwnership({ registers }, request({ registry, signal }))).rejects.toThrow('gone')
  })
})

import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../test/world/companies/ownership-graph.ts'
import { deriveOwnership } from '../../engine/companies/ownership/derive-ownership.ts'
import type { Officer } from '../../vocabulary/companies/company.ts'
import type { OwnershipEdge } from '../../vocabulary/companies/register.ts'
import type { Entity } from '../../vocabulary/screening/entity.ts'
import type { ScreeningHit, ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { maxSubjects, screenSubjects, type SubjectsRequest } from './screen-subjects.ts'
import type { CompanyToScreen } from './subjects-of.ts'

const [c, a, b] = [aCompany('c'), aCompany('a'), aCompany('b')]
const [x, y] = [
  aPerson('x', { name: 'Xenia Uhl', birthDate: '1970-03' }),
  aPerson('y', { name: 'Yannick Orr' }),
]

const anOfficer = (name: string, more: Partial<Officer> = {}): Officer => ({
  kind: 'person',
  name,
  role: 'director',
  countries: [],
  ...more,
})

function aCompanyToScreen(
  edges: readonly OwnershipEdge[],
  officers: readonly Officer[] = [],
): CompanyToScreen {
  const record = {
    register: 'own',
    id: '1',
    values: { legalName: 'C LTD', registrationNumber: '01234567', countryIso2: 'GB' },
    otherNames: ['Formerly C'],
    officers,
  }
  return {
    given: { legalName: 'c ltd' },
    document: null,
    registry: { state: 'found', hits: [{ record, score: 1, by: 'registration_number' }], versions: [] },
    ownership: deriveOwnership({ company: c, edges, links: [], incomplete: [] }),
  }
}

const listed: Entity = {
  id: 'demo:x', source: 'demo', kind: 'person', topics: ['sanction'], names: [], births: [], birthPlaces: [],
  nationalities: [], countries: [], addresses: [], identifiers: [], programs: [], notes: [], links: [], status: [],
  original: {},
} // prettier-ignore

/** Lists that know one name, in which every search is noted. */
function listsOf(name: string) {
  const asked: ScreeningQuery[] = []
  const hit: ScreeningHit = {
    entity: listed, database: 'demo', score: 0.9, ofacScore: null, matchedName: name, tokens: [], reasons: [], sentence: 'It agrees.',
  } // prettier-ignore
  const search = (query: ScreeningQuery) => {
    asked.push(query)
    return Promise.resolve({ hits: query.name === name ? [hit] : [], versions: [], matcher: 'names-1' })
  }
  return { asked, ports: { lists: { search, versions: () => [] } } }
}

const request = (company: CompanyToScreen, more: Partial<SubjectsRequest> = {}): SubjectsRequest => ({
  mode: 'live',
  isRequested: true,
  ownerShare: 25,
  company,
  settings: () => Promise.resolve({ band: 0.7, requiredLists: null }),
  falsePositiveRules: () => Promise.resolve([]),
  signal: new AbortController().signal,
  ...more,
})

describe('screening of a company and the people behind it', () => {
  it('asks about the company under every name and number, then owners, then officers', async () => {
    const { asked, ports } = listsOf('')
    const edges = [anEdge([x, a], 60), anEdge([a, c], [50, 75]), anEdge([y, c], 10)]
    const officers = [anOfficer('Olga Ost', { birthDate: '1980-05-06' }), anOfficer('UHL, Xenia')]
    const { subjects, screening } = await screenSubjects(ports, request(aCompanyToScreen(edges, officers)))
    expect(subjects.map(({ role, name, node }) => [role, name, node])).toEqual([
      ['company', 'c ltd', 'c'],
      ['owner', 'A LTD', 'a'],
      ['owner', 'Xenia Uhl', 'x'],
      ['officer', 'Olga Ost', undefined],
    ])
    expect(
      asked.map(({ entity, name, idNumber, birthDate }) => [entity, name ?? idNumber, birthDate]),
    ).toEqual([
      ['organisation', 'c ltd', undefined],
      ['organisation', 'Formerly C', undefined],
      ['organisation', '01234567', undefined],
      ['organisation', 'A LTD', undefined],
      ['person', 'Xenia Uhl', '1970-03'],
      ['person', 'Olga Ost', '1980-05-06'],
    ])
    expect(asked.some((query) => 'subject' in query)).toBe(false)
    expect(screening).toMatchObject({ done: true, hits: [] })
  })

  it('finds a sanctioned owner behind two companies, with path and rules, and says whose hit it is', async () => {
    const { ports } = listsOf('Xenia Uhl')
    const edges = [anEdge([x, a], 60), anEdge([a, b], 60), anEdge([b, c], 100)]
    const found = await screenSubjects(ports, request(aCompanyToScreen(edges)))
    expect(found.screening).toMatchObject({
      hits: [
        { entityId: 'demo:x', subject: { role: 'owner', name: 'Xenia Uhl', kind: 'person', node: 'x' } },
      ],
    })
    expect(found.sanctioned?.owners).toMatchObject([
      {
        node: 'x',
        entityIds: ['demo:x'],
        share: { min: 36, max: 36 },
        paths: [{ nodes: ['x', 'a', 'b', 'c'] }],
      },
    ])
    expect(found.sanctioned?.rules.map(({ result }) => result)).toEqual(['yes', 'yes', 'yes'])
  })

  it('keeps hits of one entity apart by subject, and what was found false of a person in every company', async () => {
    const { ports } = listsOf('Xenia Uhl')
    const company = aCompanyToScreen(
      [anEdge([x, c], 60)],
      [anOfficer('Xenia Uhl', { birthDate: '1999-01-01' })],
    )
    const { screening, sanctioned } = await screenSubjects(ports, request(company))
    if (!screening.done) throw new Error('It was done.')
    expect(screening.hits.map(({ subject }) => subject?.role)).toEqual(['owner', 'officer'])
    expect(sanctioned?.owners).toHaveLength(1)

    const [{ facts = '' } = {}] = screening.hits
    const rules = [{ id: 'fp1', entityId: 'demo:x', reason: 'another', facts }]
    const again = aPerson('register:x', { name: 'Xenia Uhl', birthDate: '1970-03' })
    const elsewhere = aCompanyToScreen([anEdge([again, a], 80), anEdge([a, c], 80)])
    const quiet = await screenSubjects(
      ports,
      request(elsewhere, { falsePositiveRules: () => Promise.resolve(rules) }),
    )
    expect(quiet.screening).toMatchObject({
      hits: [],
      suppressed: [{ falsePositiveId: 'fp1', subject: { node: 'register:x' } }],
    })
    expect(quiet.sanctioned).toEqual({ owners: [], rules: [] })
  })

  it('says whom it left out, and that nothing was asked for', async () => {
    const { ports } = listsOf('')
    const letter = (at: number): string => String.fromCharCode(97 + at)
    const officers = Array.from({ length: maxSubjects + 2 }, (_, at) =>
      anOfficer(`Person M${letter(at % 26)}k${letter(Math.floor(at / 26))}n`),
    )
    const company = aCompanyToScreen([], officers)
    const { subjects, unscreened } = await screenSubjects(ports, request(company))
    expect(subjects).toHaveLength(maxSubjects)
    expect(unscreened).toMatch(/^3 people and companies were not screened/)
    const none = await screenSubjects(ports, request(company, { isRequested: false }))
    expect(none).toMatchObject({ screening: { done: false }, subjects: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { aCompany, anEdge, aPerson } from '../../../test/world/companies/ownership-graph.ts'
import { aTransaction } from '../../../test/world/facts/a-transaction.ts'
import {
  aCompanysValues,
  aRegistrationReading,
  companyFacts,
  foundInRegister,
  someCompanyFacts,
} from '../../../test/world/facts/companies.ts'
import { aProfile } from '../../../test/world/facts/facts.ts'
import { checksOf } from '../../engine/checks/checks-of.ts'
import { deriveOwnership } from '../../engine/companies/ownership/derive-ownership.ts'
import { sanctionedOwnership } from '../../engine/companies/ownership/sanctions/sanctioned-ownership.ts'
import { decide } from '../../engine/decision/decide.ts'
import type { CompanyFacts, ScreenedSubject } from '../../vocabulary/companies/company-facts.ts'
import type { HolderHit } from '../../vocabulary/decision/facts.ts'
import type { DocumentTree } from '../ports/typesetting/typesetting.ts'
import { auditReport } from './audit-report.ts'

const asked = aCompany('own_de:104711', {
  name: 'Seebrise Handel GmbH',
  countries: ['DE'],
  registrationNumber: 'HRB 104711',
})
const above = aCompany('gleif:A', {
  name: 'Tidewrack Holdings B.V.',
  countries: ['NL'],
  lei: '5493001KJTIIGC8Y1R12',
})
const between = aCompany('gleif:B', {
  name: 'Gloam Invest AG',
  countries: ['CH'],
  registrationNumber: 'CHE-100.155.212',
})
const listed = aPerson('p:x', { name: 'Bartholomew Quillfeather', birthDate: '1961-04' })
const other = aPerson('p:y', { name: 'Ilse Brandt', birthDate: '1970-02', countries: ['DE'] })

const subjects: readonly ScreenedSubject[] = [
  { role: 'company', kind: 'company', name: 'Seebrise Handel GmbH', node: 'own_de:104711' },
  { role: 'owner', kind: 'person', name: 'Bartholomew Quillfeather', node: 'p:x' },
  { role: 'officer', kind: 'person', name: 'Jonas Ahrens' },
]

const hit: HolderHit = {
  entityId: 'demo:1',
  topics: ['sanction'],
  score: 0.93,
  sentence: 'The name agrees, and the birth year.',
  match: {
    entity: 'person',
    database: 'demo',
    schema: 'sanction',
    fullname: ['QUILLFEATHER, Bartholomew Ignatius'],
    documentnumber: null,
    time: null,
  },
  ...(subjects[1] === undefined ? {} : { subject: subjects[1] }),
}

function ownedThroughTwo(): Pick<CompanyFacts, 'ownership' | 'sanctioned'> {
  const edges = [
    anEdge([listed, above], 60),
    anEdge([above, between], [75, 100]),
    anEdge([between, asked], [50, 75]),
    anEdge([other, asked], [25, 50]),
  ]
  const incomplete = ['No register says who else holds Tidewrack Holdings B.V.']
  const ownership = deriveOwnership({ company: asked, edges, links: [], incomplete })
  return { ownership, sanctioned: sanctionedOwnership(ownership, new Map([['p:x', ['demo:1']]])) }
}

function report(differing: Partial<CompanyFacts> = {}): DocumentTree {
  const registered = { ...aCompanysValues, address: 'Kaiweg 3, 20459 Hamburg' }
  const officers = [
    { kind: 'person', name: 'Jonas Ahrens', role: 'managing_director', countries: ['DE'] },
  ] as const
  const company = companyFacts({
    given: { legalName: 'Seebrise Handel GmbH', registrationNumber: 'HRB 104711', countryIso2: 'DE' },
    document: aRegistrationReading(),
    registry: foundInRegister(registered, { officers }),
    subjects,
    ...ownedThroughTwo(),
    ...differing,
  })
  const screening = {
    done: true,
    matcher: 'names-1',
    band: 0.7,
    questions: [],
    hits: [hit],
    missing: [],
  } as const
  const facts = someCompanyFacts(company, { screening })
  const profile = aProfile({})
  const { trace, ...verdict } = decide({ facts, profile, checks: checksOf(facts) })
  const changes = { ...verdict, trace, facts, effectiveProfile: profile, type: 'kyb' as const, fields: {} }
  return auditReport(aTransaction({ id: 'ab'.repeat(16), subjectId: '' }, { mode: 'live' }, changes), {})
}

const rowsUnder = (tree: DocumentTree, title: string) => {
  const at = tree.blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
  const found = tree.blocks.slice(at + 1).find(({ kind }) => kind === 'table')
  return found?.kind === 'table' ? found.rows : []
}
const said = (tree: DocumentTree): string => JSON.stringify(tree.blocks)

describe('the report of a company', () => {
  it('lays given, document and register beside each other, and says in words where they differ', () => {
    const rows = rowsUnder(report(), 'Given, document and register')
    expect(rows.find(([what]) => what === 'Name')).toEqual([
      'Name', 'Seebrise Handel GmbH', 'Seebrise Handel GmbH', 'Seebrise Handel GmbH', 'agree',
    ]) // prettier-ignore
    const address = rows.find(([what]) => what === 'Registered address')
    expect(address?.[1]).toBe('–')
    expect(address?.[4]).toMatch(/^DIFFER\. document and register: /)
  })

  it('draws the graph, with the sanctioned path marked, and says path, share and rules in words', () => {
    const tree = report()
    const drawing = tree.blocks.find((block) => block.kind === 'drawing')
    expect(
      drawing?.kind === 'drawing' && drawing.drawing.lines.filter(({ isMarked }) => isMarked),
    ).toHaveLength(3)
    expect(said(tree)).toContain(
      'Bartholomew Quillfeather matches demo:1. Bartholomew Quillfeather holds 60% of Tidewrack Holdings B.V., which holds 75–100% of Gloam Invest AG, which holds 50–75% of Seebrise Handel GmbH. That is 22.5–45% of Seebrise Handel GmbH.',
    )
    expect(rowsUnder(tree, 'Owners on a sanctions list').map(([rule, result]) => [rule, result])).toEqual([
      ['OFAC 50 percent rule', 'YES'],
      ['EU ownership and control', 'YES'],
      ['UK ownership and control', 'POSSIBLY'],
    ])
  })

  it('names every owner with share and path, and what is not known of them', () => {
    const tree = report()
    const rows = rowsUnder(tree, 'Owners, direct and through others')
    expect(rows.map(([name, , share]) => [name, share])).toEqual([
      ['Gloam Invest AG, CHE-100.155.212', '50–75%'],
      ['Tidewrack Holdings B.V., 5493001KJTIIGC8Y1R12', '37.5–75%'],
      ['Ilse Brandt, born 1970-02', '25–50%'],
      ['Bartholomew Quillfeather, born 1961-04, SANCTIONS LIST MATCH', '22.5–45%'],
    ])
    expect(said(tree)).toContain('No register says who else holds Tidewrack Holdings B.V.')
    expect(said(tree)).toContain('At least 47.5% of the company is known to end at natural persons.')
  })

  it('says who was screened and what was found of each', () => {
    const tree = report()
    expect(rowsUnder(tree, 'Screening of the company and the people behind it').map((row) => row[3])).toEqual([
      'no hit', '1 HIT', 'no hit',
    ]) // prettier-ignore
    expect(rowsUnder(tree, 'Hits')[0]?.[0]).toBe('Bartholomew Quillfeather (owner)')
    expect(rowsUnder(tree, 'Officers')).toEqual([
      ['Jonas Ahrens', 'managing director', '', '', 'DE', 'own_de'],
    ])
  })

  it('says that people are withheld where the profile withholds them, and not that there are none', () => {
    const ownership = { company: 'company', nodes: [], edges: [], owners: [], known: 75, incomplete: [] }
    const registry = foundInRegister(aCompanysValues)
    const text = said(report({ ownership, sanctioned: { owners: [], rules: [] }, registry, subjects: [] }))
    expect(text.match(/Withheld by the profile\./g)).toHaveLength(3)
    expect(text).toContain('At least 75% of the company is known')
    expect(text).not.toMatch(/No owner is known\.|None is known\./)
  })

  it('says what was not checked: no register, no document, no owner', () => {
    const none = deriveOwnership({ company: asked, edges: [], links: [], incomplete: [] })
    const registry = { state: 'not_checked', reason: 'None is loaded.', versions: [] } as const
    const { ownership } = { ownership: none }
    const text = said(
      report({
        ownership,
        sanctioned: { owners: [], rules: [] },
        document: null,
        registry,
        unscreened: 'Two were not screened.',
      }),
    )
    for (const part of [
      'Not checked against a register. None is loaded.',
      'No document was sent.',
      'No owner is known.',
      'Two were not screened.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('"drawing"')
    expect(text).toMatch(
      /\d+ checks of documents and faces were not done, because a company was asked about\./,
    )
    expect(text).not.toContain('FACE_MISMATCH"')
  })
})

import { describe, expect, it } from 'vitest'
import { aTransaction } from '../../../test/world/facts/a-transaction.ts'
import { decidedTransaction } from '../../../test/world/facts/decided-transaction.ts'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { notImplementedCodes } from '../../engine/checks/all.ts'
import { modelDates } from '../../vocabulary/model-dates.table.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import { auditReport } from './audit-report.ts'
import { mergeFields } from '../scan/merge-fields.ts'

const ids = { id: 'ab'.repeat(16), subjectId: 'cd'.repeat(16) }
const on = { enabled: true, review: 0, reject: -1, weight: 1 }

function report(mode: Mode = 'live', timezone = 'Asia/Tokyo', weights = 'ef'.repeat(32)) {
  const fields = someFields({ ...annaMaria, expiry: '2020-01-01', fullNameLocal: 'محمد' })
  const facts = someFacts({ front: aSide(aPassport({ fields })), models: { 'a-model': weights } })
  const profile = aProfile({ timezone, decisions: { AML_PEP: on, UNDER_18: { enabled: false } } })
  const judged = {
    ...decidedTransaction(facts, profile),
    ...mergeFields(facts),
    createdAt: Date.UTC(2026, 10, 21, 20),
  }
  return auditReport(aTransaction(ids, { mode }, judged), { front: new Uint8Array(3) })
}
const said = (tree: ReturnType<typeof report>): string => JSON.stringify(tree.blocks)

describe('the audit report', () => {
  it('begins with the decision and why', () => {
    const { blocks, title } = report()
    expect(title).toBe('Transaction Audit Report')
    expect(blocks[0]).toMatchObject({ kind: 'verdict', verdict: 'reject' })
    expect(said(report())).toContain('Rejected because DOCUMENT_EXPIRED')
  })
  it('puts what counted right behind the decision, and every other check into an appendix at the end', () => {
    const { blocks } = report()
    const at = (text: string) => blocks.findIndex((block) => block.kind === 'heading' && block.text === text)
    const codesAfter = (text: string): readonly (string | undefined)[] => {
      const rows = blocks[at(text) + 1]
      return rows?.kind === 'table' ? rows.rows.map(([code]) => code) : []
    }
    const [counted, appendix] = ['What counted', 'Appendix: checks that did not count'].map(codesAfter)
    expect(counted).toEqual(expect.arrayContaining(['DOCUMENT_EXPIRED', 'AML_PEP']))
    expect(counted?.length).toBeLessThan(10)
    expect(appendix).toContain('CHECK_DIGIT_FAILED')
    expect(appendix?.filter((code) => counted?.includes(code))).toEqual([])
    expect(appendix).not.toContain('UNDER_18')
    expect(at('What counted')).toBeLessThan(at('Pictures'))
    expect(
      blocks.slice(at('Appendix: checks that did not count')).filter(({ kind }) => kind === 'heading'),
    ).toHaveLength(1)
  })
  it('shows values of every script, warnings, models and pictures', () => {
    for (const part of ['محمد', 'ERIKSSON', 'date of expiry', 'DOCUMENT_EXPIRED', 'ef'.repeat(32), '"Front"'])
      expect(said(report())).toContain(part)
  })
  it('says what could not be done, what is switched off, and what no version of this service does yet', () => {
    const text = said(report())
    expect(text).toMatch(/AML_PEP: A scan is not screened yet/)
    expect(text).toMatch(/Switched off by the profile: [^"]*UNDER_18/)
    for (const code of notImplementedCodes)
      expect(text).toMatch(new RegExp(`Not checked by this version of the program: [^"]*${code}`))
  })
  it('tells the day of weights that this version knows', () => {
    const [[known, day] = ['', '']] = Object.entries(modelDates)
    expect(said(report('live', 'UTC', known))).toContain(`SHA-256 ${known}, of ${day}`)
    expect(said(report())).toContain(`SHA-256 ${'ef'.repeat(32)}"`)
  })
  it('names the contracts that were made, what they were made from, and what had no value', () => {
    const facts = someFacts({
      front: aSide(aPassport({ fields: someFields(annaMaria) })),
      contracts: [{ templateId: 'LEASE0000001', version: 3, unresolved: ['plate'] }],
    })
    const files = [
      { name: 'Lease', fileName: 'lease_1.pdf', template: { id: 'LEASE0000001', version: 3 } },
      { name: 'Other', fileName: 'other.pdf' },
    ]
    const judged = { ...decidedTransaction(facts, aProfile({})), ...mergeFields(facts), files }
    const text = said(auditReport(aTransaction(ids, { mode: 'live' }, judged), {}))
    expect(text).toContain('["Lease","lease_1.pdf","LEASE0000001","3"]')
    expect(text).toContain('Placeholders without a value: plate.')
    expect(text).not.toContain('other.pdf')
    expect(said(report())).not.toContain('"Contracts"')
  })
  it('counts its time where the profile does', () => {
    expect(report('live', 'Asia/Tokyo').subtitle).toContain('22 November 2026 at 05:00:00 (Asia/Tokyo)')
    expect(report('live', 'UTC').subtitle).toContain('21 November 2026 at 20:00:00 (UTC)')
  })
  it('is marked everywhere when it was made with a test key, and only then', () => {
    expect(report('test')).toMatchObject({
      mark: 'TEST',
      footer: expect.stringContaining('test key') as string,
    })
    expect(said(report('test'))).toContain('test: not a record of a person')
    expect(report('live').mark).toBeNull()
    expect(JSON.stringify(report('live'))).not.toContain('test key')
  })
})

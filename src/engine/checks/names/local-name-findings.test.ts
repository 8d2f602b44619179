import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../../test/world/facts/facts.ts'
import { localNames } from '../../../flows/scan/names/local-names.ts'
import type { SideFacts } from '../../../vocabulary/decision/facts.ts'
import type { FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import { featureVerification } from '../feature-verification.ts'
import { comparedNames } from './local-name-findings.ts'

type Values = Partial<Record<FieldKey, string>>

/** A side with a zone or without one, and print that was read with these values. */
function aSideWith(printed: Values, zoned: Values = {}, issuer = 'UKR'): SideFacts {
  const print = someFields(printed, { source: 'visual', confidence: 0.95 })
  const zone = someFields(zoned, { source: 'mrz', confidence: 0.99 })
  const keys = new Set([...Object.keys(print), ...Object.keys(zone)] as FieldKey[])
  const fields: Fields = Object.fromEntries([...keys].map((key) => [key, [...(zone[key] ?? []), ...(print[key] ?? [])]])) // prettier-ignore
  const reading = aPassport({ zone: null, issuer, fields, expected: [], missing: [] })
  return { ...aSide(reading), ...localNames(reading) }
}

const judge = (front: SideFacts, back: SideFacts | null = null) =>
  featureVerification.run(someFacts({ front, back }), aProfile())

const shevchenko = { lastNameLocal: 'Шевченко', firstNameLocal: 'Олександр' }

describe('Names in two scripts of one document', () => {
  it('agree with the zone, which is evidence', () => {
    const outcome = judge(aSideWith(shevchenko, { lastName: 'SHEVCHENKO', firstName: 'OLEKSANDR' }))
    expect(outcome).toMatchObject({ kind: 'clear', evidence: { names: [{ agreement: 'same' }] } })
  })

  it('contradict the zone: both are said, with where they stand', () => {
    const outcome = judge(aSideWith(shevchenko, { lastName: 'BONDARENKO', firstName: 'TARAS' }))
    expect(outcome).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 0.95, evidence: { what: 'name', isSlip: false } }],
    })
    expect(outcome.kind === 'found' && outcome.findings[0].sentence).toMatch(
      /^The name is Шевченко Олександр in the print on the front and TARAS BONDARENKO in the machine readable zone on the front/,
    )
  })

  it('contradict Latin print, and the other side of a card', () => {
    const latin = { lastName: 'BONDARENKO', firstName: 'TARAS' }
    expect(judge(aSideWith({ ...shevchenko, ...latin })).kind).toBe('found')
    expect(judge(aSideWith(shevchenko), aSideWith({}, latin)).kind).toBe('found')
  })

  it('are not held against each other where one of two Latin names agrees: that those differ is said elsewhere', () => {
    const both = aSideWith(
      { ...shevchenko, lastName: 'SHEVCHENKO', firstName: 'OLEKSANDR' },
      { lastName: 'BONDARENKO', firstName: 'TARAS' },
    )
    expect(comparedNames({ front: both, back: null })).toMatchObject([{ agreement: 'same' }])
  })

  it('accuse no one where the script does not tell, or only one of them was read', () => {
    const thai = aSideWith(
      { fullNameLocal: 'สมชาย ใจดี', lastName: 'BONDARENKO', firstName: 'TARAS' },
      {},
      'THA',
    )
    expect(judge(thai).kind).toBe('cannot_tell')
    expect(judge(aSideWith(shevchenko)).kind).toBe('cannot_tell')
  })

  it('are compared by the part that was read', () => {
    const half = aSideWith(
      { firstNameLocal: 'Олександр' },
      { lastName: 'BONDARENKO', firstName: 'OLEKSANDR' },
    )
    expect(judge(half).kind).not.toBe('found')
    const other = aSideWith({ firstNameLocal: 'Віктор' }, { lastName: 'BONDARENKO', firstName: 'OLEKSANDR' })
    expect(judge(other).kind).toBe('found')
  })
})

import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import { sideMismatchChecks } from './side-mismatch.ts'

const rows: readonly { code: string; key: FieldKey; front: string; other: string }[] = [
  { code: 'DOCUMENT_COUNTRY_MISMATCH', key: 'countryIso2', front: 'DE', other: 'FR' },
  { code: 'DOCUMENT_STATE_MISMATCH', key: 'stateShort', front: 'CA', other: 'NY' },
  { code: 'DOCUMENT_DOB_MISMATCH', key: 'dob', front: '1974-08-12', other: '1974-08-13' },
]

describe.each(rows)('$code', ({ code, key, front, other }) => {
  const ask = (back: string | null) => {
    const side = (value: string, index: 0 | 1) =>
      aSide(aPassport({ fields: someFields({ [key]: value }, { index }) }))
    const facts = someFacts({ front: side(front, 0), back: back === null ? null : side(back, 1) })
    return sideMismatchChecks.find((check) => check.code === code)?.run(facts, aProfile())
  }
  it('is found when the sides differ, and says both values', () => {
    expect(ask(other)).toMatchObject({ kind: 'found', findings: [{ evidence: { front, back: other } }] })
  })
  it('is clear when they agree', () => expect(ask(front)?.kind).toBe('clear'))
  it('cannot tell when one side does not carry it', () => expect(ask('')?.kind).toBe('cannot_tell'))
  it('cannot tell without a back', () => expect(ask(null)?.kind).toBe('cannot_tell'))
})

describe('DOCUMENT_DOB_MISMATCH', () => {
  const check = sideMismatchChecks.find(({ code }) => code === 'DOCUMENT_DOB_MISMATCH')
  const ask = (printed: string) => {
    const front = aSide(aPassport({ zone: null, fields: someFields({ dob: printed }, { source: 'visual' }) }))
    const back = aSide(aPassport({ fields: someFields({ dob: '1974-08-12' }, { index: 1 }) }))
    return check?.run(someFacts({ front, back }), aProfile())
  }
  it('leaves a printed date that one misread character explains to another warning', () =>
    expect(ask('1974-03-12')).toMatchObject({ kind: 'clear', evidence: { isSlip: true } }))
  it('is found for a printed date that none explains', () => expect(ask('1979-03-12')?.kind).toBe('found'))
})

import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { missingFieldChecks } from './missing-fields.ts'
import { missingRows } from './tables/missing-field-rows.ts'

const rows = missingRows.map((row, index) => ({ ...row, check: missingFieldChecks[index] }))

describe.each(rows)('$code', ({ code, keys, check }) => {
  const ask = (expected: typeof keys, read: typeof keys) => {
    const fields = someFields(Object.fromEntries(read.map((key) => [key, 'X'])))
    return check?.run(someFacts({ front: aSide(aPassport({ expected, fields, missing: [] })) }), aProfile())
  }
  it('belongs to its row', () => expect(check?.code).toBe(code))
  it('is found when the document carries it and it was not read', () => {
    expect(ask(keys, [])).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { expected: keys } }],
    })
  })
  it('is clear when it was read', () => expect(ask(keys, keys.slice(0, 1))?.kind).toBe('clear'))
  it('cannot tell on a document that does not carry it', () => expect(ask([], [])?.kind).toBe('cannot_tell'))
})

it('takes what the back carries for read', () => {
  const expiry = missingFieldChecks.find((check) => check.code === 'MISSING_EXPIRY_DATE')
  const facts = someFacts({
    front: aSide(aPassport({ fields: {}, expected: ['expiry'] })),
    back: aSide(aPassport({ fields: someFields({ expiry: '2030-01-01' }, { index: 1 }) })),
  })
  expect(expiry?.run(facts, aProfile()).kind).toBe('clear')
})

it('takes print for read on a printed document alone, and never for what a zone owes', () => {
  const name = missingFieldChecks.find((check) => check.code === 'MISSING_NAME')
  const fields = someFields({ lastName: 'ERIKSSON' }, { source: 'visual' })
  const printed = aSide(aPassport({ zone: null, fields, expected: ['lastName'] }))
  const owing = aSide(aPassport({ fields: {}, expected: ['lastName'] }))
  expect(name?.run(someFacts({ front: printed }), aProfile()).kind).toBe('clear')
  expect(name?.run(someFacts({ front: owing, back: printed }), aProfile()).kind).toBe('found')
})

it('says of a withheld value that it is in doubt, and how much', () => {
  const number = missingFieldChecks.find((check) => check.code === 'MISSING_DOCUMENT_NUMBER')
  const reading = aPassport({ fields: {}, expected: ['documentNumber'], withheld: { documentNumber: 0.62 } })
  const outcome = number?.run(someFacts({ front: aSide(reading) }), aProfile())
  expect(outcome).toMatchObject({ kind: 'found', findings: [{ evidence: { likeliest: 0.62 } }] })
  expect(JSON.stringify(outcome)).toContain('0.62 only')
})

it('leaves a withheld value unchecked that print alone bears, where the other side has a zone', () => {
  const personal = missingFieldChecks.find((check) => check.code === 'MISSING_PERSONAL_NUMBER')
  const print = { zone: null, fields: {}, expected: ['personalNumber'] as const }
  const withheld = aSide(aPassport({ ...print, withheld: { personalNumber: 0.61 } }))
  const unread = aSide(aPassport(print))
  const zone = aSide(aPassport({ fields: {}, expected: ['documentNumber'] }))
  const owing = aSide(aPassport({ fields: {}, expected: ['personalNumber'] }))
  const kind = (front: typeof zone, back?: typeof zone) =>
    personal?.run(someFacts({ front, ...(back === undefined ? {} : { back }) }), aProfile()).kind
  expect(kind(withheld, zone)).toBe('not_checked')
  expect([kind(withheld), kind(unread, zone), kind(withheld, owing)]).toEqual(['found', 'found', 'found'])
})

it('leaves a birth date unchecked of which the century is open, unless the other side says it', () => {
  const check = missingFieldChecks.find(({ code }) => code === 'MISSING_BIRTH_DATE')
  const open = aPassport({
    fields: someFields({ dob: '2026-03-14' }),
    expected: ['dob'],
    unknownCentury: 0.99,
  })
  const full = aPassport({ fields: someFields({ dob: '1926-03-14' }, { source: 'visual' }), zone: null })
  expect(check?.run(someFacts({ front: aSide(open) }), aProfile()).kind).toBe('not_checked')
  expect(check?.run(someFacts({ front: aSide(full), back: aSide(open) }), aProfile()).kind).toBe('clear')
})

it('does not take an empty value for a value', () => {
  const expiry = missingFieldChecks.find((check) => check.code === 'MISSING_EXPIRY_DATE')
  const facts = someFacts({
    front: aSide(aPassport({ fields: someFields({ expiry: '' }), expected: ['expiry'] })),
  })
  expect(expiry?.run(facts, aProfile()).kind).toBe('found')
})

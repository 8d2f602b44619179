import { describe, expect, it } from 'vitest'
import {
  aPassport,
  aProfile,
  aSide,
  anMrzReading,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import type { CheckDigit, MrzReading } from '../../vocabulary/reading/document-reading.ts'
import { checkDigitFailed } from './check-digit-failed.ts'

const wrong = (...of: CheckDigit['of'][]): MrzReading => ({
  ...anMrzReading,
  checkDigits: anMrzReading.checkDigits.map((digit) =>
    of.includes(digit.of) ? { ...digit, printed: '0', valid: false } : digit,
  ),
})

const ask = (zone: MrzReading | null) =>
  checkDigitFailed.run(someFacts({ front: aSide(aPassport({ zone })) }), aProfile())

describe('CHECK_DIGIT_FAILED', () => {
  it('names the field whose digit is wrong', () => {
    expect(ask(wrong('documentNumber'))).toMatchObject({
      kind: 'found',
      findings: [{ sentence: 'The check digit of documentNumber is 0, computed 2.' }],
    })
  })
  it('counts one slip once: the composite digit is not reported beside the field it fails with', () => {
    const outcome = ask(wrong('dob', 'composite'))
    expect(outcome.kind === 'found' && outcome.findings.map((finding) => finding.evidence['of'])).toEqual([
      'dob',
    ])
  })
  it('reports the composite digit when it alone is wrong', () => {
    const outcome = ask(wrong('composite'))
    expect(outcome.kind === 'found' && outcome.findings.map((finding) => finding.evidence['of'])).toEqual([
      'composite',
    ])
  })
  it('reports each of two wrong fields', () => {
    const outcome = ask(wrong('dob', 'expiry'))
    expect(outcome.kind === 'found' && outcome.findings).toHaveLength(2)
  })
  it('is clear when all digits agree', () => {
    expect(ask(anMrzReading).kind).toBe('clear')
  })
  it('cannot tell on a document without check digits', () => {
    expect(ask({ ...anMrzReading, checkDigits: [] }).kind).toBe('cannot_tell')
    expect(ask(null).kind).toBe('cannot_tell')
  })
})

describe('CHECK_DIGIT_FAILED of a personal number', () => {
  const ask = (personalNumber: string, issuer = 'ESP') => {
    const fields = someFields({ personalNumber }, { confidence: 0.9 })
    const front = aSide(aPassport({ zone: null, type: 'I', issuer, fields }))
    return checkDigitFailed.run(someFacts({ front }), aProfile())
  }
  it('is found by the rule of the issuer, as surely as it was read', () => {
    expect(ask('12345678A')).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 0.9, evidence: { rule: 'DNI or NIE', wrong: 'check digit' } }],
    })
  })
  it('is not found in print that was read with doubt', () => {
    const fields = someFields({ personalNumber: '12345678A' }, { source: 'visual', confidence: 0.6 })
    const front = aSide(aPassport({ zone: null, type: 'I', issuer: 'ESP', fields }))
    expect(checkDigitFailed.run(someFacts({ front }), aProfile()).kind).toBe('clear')
  })
  it('is clear when it is right', () => expect(ask('12345678Z').kind).toBe('clear'))
  it('is not found where one misread character explains it', () =>
    expect(ask('12346678Z').kind).toBe('clear'))
  it('cannot tell where the issuer has no rule', () =>
    expect(ask('12345678A', 'UTO').kind).toBe('cannot_tell'))
})

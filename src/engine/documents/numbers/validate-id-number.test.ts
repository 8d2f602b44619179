import { describe, expect, it } from 'vitest'
import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import { idNumberRules } from './id-number-rules.ts'
import { rightNumbers, wrongNumbers } from './golden-id-numbers.fixture.ts'
import { validateIdNumber, type HolderData, type NumberRequest } from './validate-id-number.ts'

const letters: readonly DocumentTypeLetter[] = ['P', 'I', 'D', 'V', 'R']

function request(
  [issuer, place, value]: readonly [string, string, string],
  holder: HolderData,
): NumberRequest {
  const type = letters.find((letter) => place.startsWith(letter)) ?? 'P'
  const key = place.endsWith('personalNumber') ? 'personalNumber' : 'documentNumber'
  return { issuer, type, key, value, holder }
}

describe('judgeNumber', () => {
  it.each(rightNumbers)('%s: %s %s is right', (...row) => {
    const [issuer, place, number, dob, sex] = row
    expect(validateIdNumber(request([issuer, place, number], { dob, sex }))).toMatchObject({ kind: 'right' })
  })

  it.each(wrongNumbers)('%s: %s %s of %s %s has a wrong %s', (...row) => {
    const [issuer, place, number, dob, sex, aspect] = row
    expect(validateIdNumber(request([issuer, place, number], { dob, sex }))).toMatchObject({
      kind: 'wrong',
      aspect,
    })
  })
})

describe('A wrong number', () => {
  const spanish = (value: string) => validateIdNumber(request(['ESP', 'P/personalNumber', value], {}))

  it('is explained by one misread character where exchanging it makes everything right', () => {
    expect(spanish('1234S678Z')).toMatchObject({ kind: 'cannot_tell' })
    expect(spanish('12346678Z')).toMatchObject({
      kind: 'wrong',
      aspect: 'check digit',
      correction: '12345678Z',
    })
  })

  it('is not explained where no look-alike helps', () => {
    expect(spanish('12345678A')).toMatchObject({ kind: 'wrong', correction: null })
  })

  it('says so of a name that the number spells otherwise', () => {
    const names = (surname: string, givenNames: string) => ({ names: [{ surname, givenNames }] })
    const morgan = ['GBR', 'D/documentNumber', 'MORGA657054SM9IJ'] as const
    expect(validateIdNumber(request([...morgan], names('Morgan', 'Sarah Meredyth')))).toMatchObject({
      kind: 'right',
    })
    expect(validateIdNumber(request([...morgan], names('Norman', 'Sarah')))).toMatchObject({ aspect: 'name' })
    const italian = ['ITA', 'P/personalNumber', 'RSSMRA05H55F205S'] as const
    expect(validateIdNumber(request([...italian], names('Rossi', 'Maria')))).toMatchObject({ kind: 'right' })
    expect(validateIdNumber(request([...italian], names('Rossi', 'Carla')))).toMatchObject({ aspect: 'name' })
    const floridan = ['USA-FL', 'D/documentNumber', 'S514172808440'] as const
    expect(validateIdNumber(request([...floridan], names('Senflebar', 'Ann')))).toMatchObject({
      kind: 'right',
    })
    expect(validateIdNumber(request([...floridan], names('Tucker', 'Ann')))).toMatchObject({ aspect: 'name' })
  })

  it('agrees with one of several ways to write a name', () => {
    const names = [
      { surname: 'Mueller', givenNames: 'Ann' },
      { surname: 'Morgan', givenNames: 'Sarah' },
    ]
    const morgan = request(['GBR', 'D/documentNumber', 'MORGA657054SM9IJ'], { names })
    expect(validateIdNumber(morgan)).toMatchObject({ kind: 'right' })
  })
})

describe('Nothing is answered', () => {
  it.each([
    ['UTO', 'I/documentNumber', 'X0000000', 'an issuer without rules'],
    ['ESP', 'V/documentNumber', '123', 'a type without rules'],
    ['FRA', 'P/personalNumber', 'ABC', 'a place where other numbers stand too'],
    ['USA-PR', 'D/documentNumber', '1', 'a member of AAMVA whose format is not published'],
  ])('of %s: %s %s, %s', (...row) => {
    const [issuer, place, value] = row
    expect(validateIdNumber(request([issuer, place, value], {}))).toMatchObject({ kind: 'cannot_tell' })
  })

  it('by a birth date that is not known whole, or a sex that is not', () => {
    const danish = request(['DNK', 'P/personalNumber', '070761-4285'], { dob: '1961', sex: 'X' })
    expect(validateIdNumber(danish)).toMatchObject({ kind: 'right', tested: ['shape', 'date'] })
  })
})

describe('The rules', () => {
  const judged = (rows: readonly (readonly string[])[]) => new Set(rows.map(([issuer]) => issuer))

  it('are those of a hundred issuers at least, each with a number that is right and one that is wrong', () => {
    const issuers = new Set(idNumberRules.map(({ issuer }) => issuer))
    expect(issuers.size).toBeGreaterThanOrEqual(100)
    expect([...issuers].filter((issuer) => !judged(rightNumbers).has(issuer))).toEqual([])
    expect([...issuers].filter((issuer) => !judged(wrongNumbers).has(issuer))).toEqual(['GEO', 'NGA'])
  })
})

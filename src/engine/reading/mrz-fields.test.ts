import { describe, expect, it } from 'vitest'
import { composeMrz } from '../documents/formats/compose-mrz.ts'
import type { MrzCorrection } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import { mrzValues } from './mrz-fields.ts'

const lines = composeMrz('TD3', {
  documentCode: 'P',
  issuer: 'UTO',
  nationality: 'UTO',
  surname: 'Eriksson',
  givenNames: 'Anna',
  documentNumber: 'L898902C6',
  dob: '1974-08-12',
  sex: 'F',
  expiry: '2030-04-15',
})

/** The confidence of a value when every character was seen surely, but for what is said. */
function confidenceOf(
  key: FieldKey,
  {
    touched = [],
    repairs = [],
  }: { touched?: readonly (readonly number[])[]; repairs?: readonly MrzCorrection[] },
): number | undefined {
  const confidences = lines.map((line) => Array.from(line, () => 1))
  const values = mrzValues({
    mrz: { format: 'TD3', lines, confidences, boxes: [], checkDigits: [], repairs },
    today: { year: 2026, month: 11, day: 21 },
    boxOfColumns: () => null,
    jointProbabilities: new Map([['documentNumber', 1]]),
    lineCertainties: [1, 1],
    damaged: touched.map((columns) => new Set(columns)),
  })
  return values.get(key)?.confidence
}

describe('A value of a zone', () => {
  it('is not certain where ink looks touched and nothing confirms what is read there', () => {
    expect(confidenceOf('lastName', { touched: [[8], []] })).toBeLessThan(0.9)
    expect(confidenceOf('sex', { touched: [[], [20]] })).toBeLessThan(0.9)
    expect(confidenceOf('lastName', { touched: [[40], [20]] })).toBe(1)
  })

  it('is not certain where the ink right behind it looks touched: its last letter may be lost', () => {
    expect(confidenceOf('firstName', { touched: [[19], []] })).toBeLessThan(0.9)
  })

  it('is as certain as ever where a check digit confirms one touched character, but not two', () => {
    expect(confidenceOf('documentNumber', { touched: [[], [3]] })).toBe(1)
    expect(confidenceOf('documentNumber', { touched: [[], [3, 4]] })).toBeLessThan(0.9)
  })

  it('is not certain where looks differ between two characters that no check digit can tell', () => {
    const repair = { line: 1, column: 3, reason: 'language' } as const
    expect(confidenceOf('documentNumber', { repairs: [{ ...repair, from: '6', to: 'G' }] })).toBeLessThan(0.9)
    expect(confidenceOf('documentNumber', { repairs: [{ ...repair, from: '0', to: 'O' }] })).toBeGreaterThan(
      0.9,
    )
  })
})

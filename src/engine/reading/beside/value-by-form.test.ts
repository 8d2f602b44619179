import { describe, expect, it } from 'vitest'
import { someFields } from '../../../../test/world/facts/facts.ts'
import { lineOfLetters } from '../viz/text-line.ts'
import { mayBeIssued, otherDates } from './other-dates.ts'
import { valueByForm } from './value-by-form.ts'

const today = { year: 2026, month: 11, day: 28 }
const code = someFields({ dob: '1974-08-12', expiry: '2032-04-15', documentNumber: 'L898902D6' })

const line = (text: string) =>
  lineOfLetters(
    Array.from(text, (symbol, at) => ({ symbol, confidence: 0.99, alternatives: [], centre: (at + 0.5) / text.length })),
    [[0, 0], [100, 0], [100, 10], [0, 10]],
  ) // prettier-ignore

const said = (text: string) => {
  const found = valueByForm(line(text), code, today)
  return found === null ? null : `${found.key} ${found.value}`
}

describe('A value that is known by its form', () => {
  it.each([
    ['168 cm', 'height 168 cm'],
    ['1,68 m', 'height 168 cm'],
    ['12 08 1974 TARNFORD', 'placeOfBirth TARNFORD'],
    ['12.08.1974, ZENITH BAY', 'placeOfBirth ZENITH BAY'],
    ['120874-125L', 'personalNumber 120874-125L'],
    ['7408121234', 'personalNumber 7408121234'],
    ['37408120218', 'personalNumber 37408120218'],
  ])('is that of %s: %s', (text, value) => {
    expect(said(text)).toBe(value)
  })

  it.each([
    '168',
    '12 08 1974',
    '12 08 1974 F',
    '12 08 1974 UTO',
    '11 08 1974 TARNFORD',
    '7508121234',
    'L898902D6',
  ])('is not that of %s', (text) => {
    expect(said(text)).toBeNull()
  })
})

describe('A date beside those of the code', () => {
  it('is every past date but the birth and the expiry', () => {
    expect(otherDates(line('17 10 2023 LAHDENSUU'), code, today).map(({ value }) => value)).toContain(
      '2023-10-17',
    )
    expect(otherDates(line('12 08 1974'), code, today)).toEqual([])
  })

  it('may be that of issue after the birth, and no longer before the expiry than documents are valid', () => {
    expect(mayBeIssued('2023-10-17', code)).toBe(true)
    expect(mayBeIssued('1974-06-14', code)).toBe(false)
    expect(mayBeIssued('2010-10-17', code)).toBe(false)
  })
})

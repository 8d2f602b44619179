import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasSpecimenMark, markedNumber } from './specimen-mark.ts'

const alphabet = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const marked = fc
  .array(fc.constantFrom(...alphabet), { minLength: 6, maxLength: 6 })
  .map((letters) => markedNumber(letters.join('')))
  .filter((number) => number !== null)

describe('the hidden mark', () => {
  it('is found in every number that we make', () => {
    fc.assert(fc.property(marked, (number) => hasSpecimenMark(number, 'UTO')))
  })

  it('is still found when any one character was misread', () => {
    fc.assert(
      fc.property(marked, fc.nat(8), fc.constantFrom(...alphabet, '<'), (number, place, letter) => {
        const misread = number.slice(0, place) + letter + number.slice(place + 1)
        return hasSpecimenMark(misread, 'UTO') && hasSpecimenMark(misread, 'UT0')
      }),
    )
  })

  it('is never found on a document of a real state', () => {
    fc.assert(
      fc.property(marked, (number) => !hasSpecimenMark(number, 'FRA') && !hasSpecimenMark(number, 'D')),
    )
  })

  it('is not found on the specimen of the standard itself, nor on shorter or longer numbers', () => {
    expect(hasSpecimenMark('L898902C3', 'UTO')).toBe(false)
    expect(hasSpecimenMark('D23145890', 'UTO')).toBe(false)
    expect(hasSpecimenMark('', 'UTO')).toBe(false)
    expect(hasSpecimenMark('ABCDEFGHIJKL', 'UTO')).toBe(false)
  })

  it('is rare among other numbers of the invented state', () => {
    const others = Array.from({ length: 20_000 }, (_, i) =>
      String((i * 7919_331) % 1_000_000_000).padStart(9, '0'),
    )
    const found = others.filter((number) => hasSpecimenMark(number, 'UTO')).length
    expect(found / others.length).toBeLessThan(0.015)
  })
})

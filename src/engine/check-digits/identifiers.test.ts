import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIban, isImo, isInn, isLei, isOgrn, isUscc } from './identifiers.ts'

describe('identifiers with check digits', () => {
  // Examples that the rules' own publishers give, and numbers of well-known bodies.
  it.each([
    [isLei, '5493001KJTIIGC8Y1R12'],
    [isLei, '213800WSGIIZCXF1P572'],
    [isImo, '9074729'],
    [isImo, 'IMO9319466'],
    [isInn, '7707083893'],
    [isInn, '500100732259'],
    [isOgrn, '1027700132195'],
    [isOgrn, '304500116000157'],
    [isIban, 'GB82WEST12345698765432'],
    [isUscc, '91350100M000100Y43'],
  ] as const)('%o takes %s', (test, text) => expect(test(text)).toBe(true))

  it('of every kind refuse what has one digit wrong', () => {
    const numbers = [
      [isLei, '5493001KJTIIGC8Y1R12'],
      [isImo, '9074729'],
      [isInn, '7707083893'],
      [isOgrn, '1027700132195'],
      [isIban, 'GB82WEST12345698765432'],
    ] as const
    for (const [test, text] of numbers) {
      const last = Number(text.at(-1))
      for (let off = 1; off < 10; off++)
        expect(test(text.slice(0, -1) + String((last + off) % 10))).toBe(false)
    }
  })

  it('take any text without falling', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const test of [isLei, isImo, isInn, isOgrn, isIban, isUscc])
          expect(test(text)).toBeTypeOf('boolean')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseIdentifier, normaliseName } from './prepare-name.ts'

describe('normaliseName', () => {
  it('writes the same person the same way', () => {
    expect(normaliseName('ZÁRKOV, Iván')).toBe('ivan zarkov')
    expect(normaliseName('Иван Зарков')).toBe('ivan zarkov')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const once = normaliseName(name)
        expect(normaliseName(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  it('changes nothing the second time for names of many scripts', () => {
    const letters = fc.constantFrom(...Array.from("абвгґїьЪאבגابتة王小明김タナあäßİıŁþ’'. ,-Aa1"))
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (given) => {
        const once = normaliseName(given.join(''))
        expect(normaliseName(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('normaliseIdentifier', () => {
  it('drops what people type differently', () => expect(normaliseIdentifier('ab-12 34/5')).toBe('AB12345'))
})

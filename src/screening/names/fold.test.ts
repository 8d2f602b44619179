import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it('#108 takes capitals, accents and wide letters for the plain ones', () => {
    expect(fold('GÖTZE Ｓｍｉｔｈ Peña Straße')).toBe('gotze smith pena strasse')
  })

  it('leaves other scripts in their letters, without vowel marks', () => {
    expect(fold('مُحَمَّد')).toBe('محمد')
    expect(fold('Йосиф')).toBe('иосиф')
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})

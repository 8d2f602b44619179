import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it('#108 takes capitals, accents and wide letters for the plain ones', () => {
    expect(fold('GÖTZE Ｓｍｉｔｈ Peña Straße')).toBe('gotze smith pena strasse')
  })

  it('leaves other scripts in their letters, without vowel marks and stress', () => {
    expect(fold('مُحَمَّد')).toBe('محمد')
    expect(fold('Йосиф Ива́н')).toBe('йосиф иван')
  })

  it('takes letters that only look Latin for Latin ones, where the word is Latin', () => {
    expect(fold('Pаul Νορα')).toBe('paul νορα')
  })

  it('takes a Latin letter in a Cyrillic word for the one it looks like', () => {
    expect(fold('Ивaнов Iгор Aкционерное')).toBe('иванов ігор акционерное')
  })

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})

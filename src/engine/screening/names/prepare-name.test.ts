import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasWords, normaliseIdentifier, normaliseName, prepareName } from './prepare-name.ts'

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

describe('hasWords', () => {
  it('says of every name what is left of it when it is prepared', () => {
    const letters = fc.constantFrom(...Array.from("абвґБאبةال王小タナäßİıþ’'. ,-_|&Aabdul1lah"))
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.array(letters, { maxLength: 12 }).map((given) => given.join('')),
    )
    fc.assert(
      fc.property(names, (name) => {
        expect(hasWords(name)).toBe(normaliseName(name) !== '')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('prepareName', () => {
  const tokens = (name: string, bearer: 'person' | 'other') => prepareName(name, bearer).tokens.join(' ')

  it('reads digits in a person’s name as letters, and pet names in full beside themselves', () => {
    expect(tokens('Ig0r V3ltran', 'person')).toBe('igor veltran')
    expect(tokens('Vova Veltran', 'person')).toBe('vova|vladimir veltran')
    expect(tokens('Vova 3D', 'other')).toBe('vova 3d')
  })

  it('reads letters with points as initials of persons and as abbreviations of others', () => {
    expect(tokens('VELTRAN, I.V.', 'person')).toBe('i v veltran')
    expect(tokens('Veltran S.A.', 'other')).toBe('veltran sa')
  })

  it('writes legal forms, numbers and Russian words of companies as others do', () => {
    expect(tokens('Veltran Aktiengesellschaft II', 'other')).toBe('veltran ag ii|2')
    expect(tokens('AO Veltranskiy Zavod', 'other')).toBe(
      'ao veltranskiy|veltran|veltransk zavod|plant|factory|works',
    )
    expect(tokens('Veltran Institute Partners', 'other')).toBe('veltran institute partners')
  })

  it('reads the name of God in a name, and a whole name of Korea, for what they are', () => {
    expect(tokens('عبد الله', 'person')).toBe('abdullah')
    expect(tokens('رحمت الله', 'person')).toMatch(/ullah/)
    expect(tokens('유진', 'person')).toMatch(/^yoo\|/)
  })
})

describe('normaliseIdentifier', () => {
  it('drops what people type differently', () => expect(normaliseIdentifier('ab-12 34/5')).toBe('AB12345'))
})

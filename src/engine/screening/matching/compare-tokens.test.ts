import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTokens, tokenForm } from './compare-tokens.ts'

const compare = (a: string, b: string) => compareTokens(tokenForm(a), tokenForm(b))
const word = fc.string({ unit: fc.constantFrom(...Array.from('abehmnostvyz')), minLength: 1, maxLength: 12 })

describe('compareTokens', () => {
  it('says what kind of likeness it found', () => {
    expect(compare('zarkov', 'zarkov')).toEqual({ similarity: 1, relation: 'same' })
    expect(compare('mohammed', 'mohamed')).toMatchObject({ relation: 'same-name' })
    expect(compare('zarcov', 'zarkov')).toMatchObject({ relation: 'sounds-alike' })
    expect(compare('zarkov', 'zarkob')).toMatchObject({ relation: 'spelling' })
    expect(compare('i', 'ivan')).toMatchObject({ relation: 'initial' })
  })

  it('takes two spellings of one name for the same, however far apart their letters', () => {
    for (const [one, other] of [
      ['alexander', 'aleksandr'],
      ['gaddafi', 'qadhafi'],
      ['yevgeny', 'jewgeni'],
    ] as const)
      expect(compare(one, other), one).toEqual({ similarity: 0.97, relation: 'same-name' })
    expect(compare('bosch', 'bush').relation).not.toBe('same-name')
  })

  it('forgives one letter in a long word more than in a short one', () => {
    expect(compare('brennerhof', 'brennerhot').similarity).toBeGreaterThan(
      compare('brenn', 'brent').similarity,
    )
    expect(compare('li', 'lu').similarity).toBeLessThan(0.5)
  })

  it('never takes one number for another', () => {
    expect(compare('11420', '11421').similarity).toBe(0)
    expect(compare('yv2726', 'yv2727').similarity).toBe(0)
    expect(compare('ii', 'iii').similarity).toBe(0)
  })

  it('forgives a letter beside a number, the more digits agree the sooner', () => {
    expect(compare('yv2726', 'y2v726').similarity).toBeGreaterThan(0.8)
    expect(compare('224th', '224t').similarity).toBeGreaterThan(0.8)
    expect(compare('n2', 'm2').similarity).toBeLessThan(0.5)
  })

  it('hears no difference in vowels that were guessed', () => {
    expect(compare('hasin|husin', 'husayn').similarity).toBeGreaterThanOrEqual(0.86)
    expect(compare('kashakuli|kashekoli', 'koshkula').similarity).toBeGreaterThan(
      compare('kashakuli', 'koshkula').similarity,
    )
  })

  it('finds nothing in common between strangers', () => {
    expect(compare('habbash', 'bush').similarity).toBe(0)
    expect(compare('oranto', 'velmin').similarity).toBe(0)
  })

  it('is the same in both directions, within 0 and 1, and 1 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const there = compare(a, b)
        expect(compare(b, a)).toEqual(there)
        expect(there.similarity).toBeLessThanOrEqual(1)
        expect(there.similarity === 1).toBe(a === b)
      }),
      { numRuns: 2000 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTokens, tokenForm } from '../../matching/compare-tokens.ts'
import { severalSpellings } from './index-columns.ts'
import { editsWithin, lengthOf, lettersOf, mayBeWithin, outlineOf } from './word-outline.ts'

const word = fc.string({ unit: fc.constantFrom(...Array.from('abdeklmnorstz')), minLength: 3, maxLength: 14 })
const edits = fc.array(
  fc.record({ at: fc.nat(14), put: fc.constantFrom('', 'a', 'r', 'z'), over: fc.nat(1) }),
  {
    maxLength: 3,
  },
)

describe('mayBeWithin', () => {
  it('keeps every word that is that much alike by its spelling', () => {
    const within = editsWithin(0.55)
    fc.assert(
      fc.property(word, edits, (text, changes) => {
        let other = text
        for (const { at, put, over } of changes) other = other.slice(0, at) + put + other.slice(at + over)
        const [one, two] = [tokenForm(text), tokenForm(other)]
        if (other.length < 3 || one.skeleton === two.skeleton || compareTokens(one, two).similarity < 0.55)
          return
        expect(
          mayBeWithin(
            within,
            { letters: one.letters, length: text.length },
            outlineOf(two.letters, other.length),
          ),
        ).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('tells most other words apart', () => {
    const within = editsWithin(0.55)
    const { letters, text } = tokenForm('ivanov')
    const of = (other: string) => outlineOf(tokenForm(other).letters, other.length)
    expect(mayBeWithin(within, { letters, length: text.length }, of('petrovsky'))).toBe(false)
    expect(mayBeWithin(within, { letters, length: text.length }, of('ivan'))).toBe(true)
    expect(mayBeWithin(within, { letters, length: text.length }, of('iva'))).toBe(false)
  })

  it('keeps every word of several spellings, of which the first may still be one of two words', () => {
    const { letters, text } = tokenForm('nauchno')
    const outline = outlineOf(letters + severalSpellings, text.length)
    expect(mayBeWithin(editsWithin(0.55), { letters: 0, length: 20 }, outline)).toBe(true)
    expect([lettersOf(outline), lengthOf(outline)]).toEqual([letters, text.length])
  })
})

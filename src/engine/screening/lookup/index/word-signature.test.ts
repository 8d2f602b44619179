import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTokens, tokenForm } from '../../matching/compare-tokens.ts'
import { severalSpellingsBit } from './index-columns.ts'
import {
  maxEditsByLength,
  signatureLength,
  signatureLetters,
  mayBeWithinEdits,
  wordSignature,
} from './word-signature.ts'

const word = fc.string({ unit: fc.constantFrom(...Array.from('abdeklmnorstz')), minLength: 3, maxLength: 14 })
const edits = fc.array(
  fc.record({ at: fc.nat(14), put: fc.constantFrom('', 'a', 'r', 'z'), over: fc.nat(1) }),
  {
    maxLength: 3,
  },
)

describe('mayBeWithin', () => {
  it('keeps every word that is that much alike by its spelling', () => {
    const maxEdits = maxEditsByLength(0.55)
    fc.assert(
      fc.property(word, edits, (text, changes) => {
        let other = text
        for (const { at, put, over } of changes) other = other.slice(0, at) + put + other.slice(at + over)
        const [one, two] = [tokenForm(text), tokenForm(other)]
        if (other.length < 3 || one.skeleton === two.skeleton || compareTokens(one, two).similarity < 0.55)
          return
        expect(
          mayBeWithinEdits(
            maxEdits,
            { letters: one.letterMask, length: text.length },
            wordSignature(two.letterMask, other.length),
          ),
        ).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('tells most other words apart', () => {
    const maxEdits = maxEditsByLength(0.55)
    const { letterMask, text } = tokenForm('ivanov')
    const of = (other: string) => wordSignature(tokenForm(other).letterMask, other.length)
    expect(mayBeWithinEdits(maxEdits, { letters: letterMask, length: text.length }, of('petrovsky'))).toBe(
      false,
    )
    expect(mayBeWithinEdits(maxEdits, { letters: letterMask, length: text.length }, of('ivan'))).toBe(true)
    expect(mayBeWithinEdits(maxEdits, { letters: letterMask, length: text.length }, of('iva'))).toBe(false)
  })

  it('keeps every word of several spellings, of which the first may still be one of two words', () => {
    const { letterMask, text } = tokenForm('nauchno')
    const signature = wordSignature(letterMask + severalSpellingsBit, text.length)
    expect(mayBeWithinEdits(maxEditsByLength(0.55), { letters: 0, length: 20 }, signature)).toBe(true)
    expect([signatureLetters(signature), signatureLength(signature)]).toEqual([letterMask, text.length])
  })
})

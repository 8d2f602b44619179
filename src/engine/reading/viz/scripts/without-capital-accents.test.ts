import { expect, it } from 'vitest'
import { printed } from '../printed-line.fixture.ts'
import { lettersOf, lineOfLetters } from '../text-line.ts'
import { withoutCapitalAccents } from './without-capital-accents.ts'

/** A line of which one letter is in doubt. */
function greek(text: string, { at, or }: { readonly at: number; readonly or: string }) {
  const line = printed(text, [20, 20], { confidence: 0.98 })
  const letters = lettersOf(line).map((letter, index) =>
    index === at ? { ...letter, confidence: 0.6, alternatives: [{ symbol: or, confidence: 0.3 }] } : letter,
  )
  return withoutCapitalAccents(lineOfLetters(letters, line.quad, 'Grek'))
}

it('a capital of a word of capitals has no accent, and it is no doubt whether it has', () => {
  const line = greek('ΒΛΑΧΟΎ', { at: 5, or: 'Υ' })
  expect(line.text).toBe('ΒΛΑΧΟΥ')
  expect(line.confidences[5]).toBeCloseTo(0.9)
  expect(greek('ΒΛΑΧΟΥ', { at: 5, or: 'Ύ' }).confidences[5]).toBeCloseTo(0.9)
})

it('the first letter of a word in small letters may have one, and other doubts stay', () => {
  expect(greek('Άννα', { at: 0, or: 'Α' })).toMatchObject({ text: 'Άννα', script: 'Grek' })
  expect(greek('Άννα', { at: 0, or: 'Α' }).confidences[0]).toBe(0.6)
  expect(greek('ΒΛΑΧΟΥ', { at: 1, or: 'Δ' }).confidences[1]).toBe(0.6)
  expect(greek('ΜΑΪΟΥ', { at: 2, or: 'Ι' }).text).toBe('ΜΑΪΟΥ')
})

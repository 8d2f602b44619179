import { expect, it } from 'vitest'
import type { VizLetter } from '../text-line.ts'
import { withLatinForward } from './latin-forward.ts'

/** Words with the places of their first letters, in hundredths of the line. */
function line(...words: readonly (readonly [word: string, from: number, step: number])[]): VizLetter[] {
  return words.flatMap(([word, from, step], at) => [
    ...(at === 0 ? [] : [{ symbol: ' ', confidence: 1, alternatives: [], centre: from / 100 }]),
    ...Array.from(word, (symbol, n) => ({
      symbol,
      confidence: 1,
      alternatives: [],
      centre: (from + n * step) / 100,
    })),
  ])
}

const text = (letters: readonly VizLetter[]) => letters.map(({ symbol }) => symbol).join('')

it('Latin words beside each other stand from left to right, what stands around them stays', () => {
  const label = line(['تاريخ', 90, -3], ['الميلاد', 70, -3], ['/', 45, 0], ['birth', 30, 3], ['of', 20, 3], ['Date', 5, 3]) // prettier-ignore
  expect(text(withLatinForward(label))).toBe('تاريخ الميلاد / Date of birth')
})

it('Latin words that stand in order stay, and words that others part', () => {
  const both = line(['اسم', 95, -3], ['Given', 5, 3], ['names', 25, 3], ['لقب', 2, -0.5], ['Name', 1, 0.1])
  expect(text(withLatinForward(both))).toBe('اسم Given names لقب Name')
})

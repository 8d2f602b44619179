import { expect, it } from 'vitest'
import type { RecognisedCharacter } from '../../../../vocabulary/reading/recognition.ts'
import { withFigures } from './with-figures.ts'

/** Letters that stand one place after the other, from a place of twenty on; to the left with `step` -1. */
function line(
  text: string,
  { from, step = 1, confidence = 0.9 }: { readonly from: number; readonly step?: number; readonly confidence?: number }, // prettier-ignore
): RecognisedCharacter[] {
  return Array.from(text, (symbol, at) => ({ symbol, confidence, centre: (from + step * at + 0.5) / 20 }))
}

const text = (characters: readonly RecognisedCharacter[]) => characters.map(({ symbol }) => symbol).join('')
const label = line('تاريخ: ', { from: 19, step: -1 })
const seen = [...line('1387/05/02', { from: 0, confidence: 0.95 }), ...line('x', { from: 14 })]

it('figures are those of the network that reads nothing else', () => {
  const both = withFigures([...label, ...line('١٣٨٢/٠٥/٠٢', { from: 0, confidence: 0.4 })], seen)
  expect(text(both)).toBe('تاريخ: ١٣٨٧/٠٥/٠٢')
})

it('what was lost of a number comes back, and what stands before it stays', () => {
  expect(text(withFigures([...label, ...line('۱۳۸۷۰۵', { from: 1 })], seen))).toBe('تاريخ: ١٣٨٧/٠٥/٠٢')
  expect(text(withFigures([], seen))).toBe('١٣٨٧/٠٥/٠٢')
})

it('a figure is surer where both read it, and less sure where the first was sure of another', () => {
  const first = line('١٣٨٢/٠٥/٠٢', { from: 0, confidence: 0.97 })
  const [one, , , last] = withFigures(first, seen)
  expect(one?.confidence).toBeCloseTo(0.97)
  expect(last?.symbol).toBe('٧')
  expect(last?.confidence).toBeLessThan(0.5)
  const same = withFigures(line('١٣٨٧/٠٥/٠٢', { from: 0, confidence: 0.5 }), seen)
  expect(same.every(({ confidence }) => confidence >= 0.95)).toBe(true)
})

it('a number that the first network did not read is never sure', () => {
  const sure = [...line('1387/05/02', { from: 0, confidence: 0.999 }), ...line('x', { from: 14 })]
  const product = withFigures(line('۱۳۸۷۰۵', { from: 1, confidence: 0.2 }), sure).reduce((all, { confidence }) => all * confidence, 1) // prettier-ignore
  expect(product).toBeCloseTo(0.89)
})

it('letters that were read with more certainty are no figures, nor is a figure alone', () => {
  const word = line('ااا', { from: 2, step: -1, confidence: 0.98 })
  expect(withFigures(word, line('111', { from: 0, confidence: 0.9 }))).toEqual(word)
  const address = line('ش ٧', { from: 2, step: -1, confidence: 0.3 })
  expect(withFigures(address, line('7x', { from: 0 }))).toEqual(address)
})

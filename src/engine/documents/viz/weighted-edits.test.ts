import { expect, it } from 'vitest'
import { weightedEdits } from './weighted-edits.ts'

const cost = (letters: string, word: string, confidence = 1): number =>
  weightedEdits({ letters, confidences: Array.from(letters, () => confidence) }, word)

it('a letter that was read with less certainty costs less to take for another', () => {
  expect(cost('ИВЯ', 'ИМЯ')).toBe(1)
  expect(cost('ИВЯ', 'ИМЯ', 0.5)).toBe(0.5)
  expect(cost('ИМЯ', 'ИМЯ', 0.1)).toBe(0)
})

it('a letter that was missed costs the same however the others were read, one made up as much as it is certain', () => {
  expect(cost('ИЯ', 'ИМЯ', 0.5)).toBe(cost('ИЯ', 'ИМЯ'))
  expect(cost('ИММЯ', 'ИМЯ', 0.4)).toBeCloseTo(0.4)
})

it('letters of Arabic that differ in their dots are nearer to each other than others', () => {
  expect(cost('تازيخ', 'تاريخ')).toBeLessThan(cost('تاميخ', 'تاريخ'))
})

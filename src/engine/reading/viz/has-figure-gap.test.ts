import { expect, it } from 'vitest'
import { hasFigureGap } from './has-figure-gap.ts'
import { printed } from './printed-line.fixture.ts'

/** A line whose characters stand at these places, in parts of an even step. */
const line = (text: string, places: readonly number[]) => ({
  ...printed(text, [20, 20]),
  centres: places.map((place) => place / 20),
})

it('figures with a gap for one more between two of them lack one', () => {
  const number = line('۰۰۴۱۵۷۷', [1, 2, 3, 5, 6, 7, 8])
  expect(hasFigureGap(number, 0, 7)).toBe(true)
  expect(hasFigureGap(number, 3, 7)).toBe(false)
})

it('figures that stand evenly, or have a blank or a sign between them, lack none', () => {
  expect(hasFigureGap(line('۰۰۴۱۵۷۷', [1, 2, 3.2, 4, 5.3, 6, 7]), 0, 7)).toBe(false)
  expect(hasFigureGap(line('۰۰۴ ۱۵۷۷', [1, 2, 3, 4, 5, 6, 7, 8]), 0, 8)).toBe(false)
  expect(hasFigureGap(line('۱۴۰۰/۰۳/۲۷', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 0, 10)).toBe(false)
})

it('a date that has all its figures lacks none, however they stand', () => {
  expect(hasFigureGap(line('١٩٥٣/٠٩/٠٢', [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]), 0, 10)).toBe(false)
  expect(hasFigureGap(line('١٩٣/٠٩/١٠٢', [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]), 0, 10)).toBe(true)
})

it('nothing is said of European figures, nor of few', () => {
  expect(hasFigureGap(line('0041577', [1, 2, 3, 5, 6, 7, 8]), 0, 7)).toBe(false)
  expect(hasFigureGap(line('۱۲۳', [1, 2, 5]), 0, 3)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../../../vocabulary/imaging/pixels.ts'
import { withoutRulings } from './without-rulings.ts'

const [width, height, paper, ink] = [600, 400, 230, 40]
type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

/** A page with dark rectangles on it; all of it leans by `lean` pixels down for each across. */
function page(rectangles: readonly Rectangle[], lean = 0): Pixels<'upright'> {
  const data = new Uint8Array(width * height).fill(paper)
  for (const [left, top, right, bottom] of rectangles)
    for (let x = left; x < right; x++)
      for (let y = top; y < bottom; y++) {
        const [atX, atY] = [Math.round(x - lean * (y - height / 2)), Math.round(y + lean * (x - width / 2))]
        data[atY * width + atX] = ink
      }
  return { width, height, channels: 1, data }
}

const quad = (...[left, top, right, bottom]: Rectangle): Quad<'upright'> => [[left, top], [right, top], [right, bottom], [left, bottom]] // prettier-ignore
const line = quad(100, 180, 400, 220)
/** Upright letters in the line. */
const letters: readonly Rectangle[] = [
  [130, 185, 133, 212],
  [150, 185, 153, 212],
  [200, 185, 203, 215],
]
const inkIn = ({ data }: Pixels, [[left, top], , [right, bottom]]: Quad): number => {
  let sum = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x] === ink ? 1 : 0
  return sum
} // prettier-ignore

describe('Rulings through a line are not shown with it', () => {
  it.each([0, 0.026, -0.026])('of a table, where the page leans by %d', (lean) => {
    const ruled = page([...letters, [110, 60, 113, 340], [20, 224, 580, 226]], lean)
    const shown = withoutRulings(ruled, [line])
    expect(inkIn(shown, quad(95, 172, 122, 230))).toBe(0)
    expect(inkIn(shown, quad(95, 172, 410, 232))).toBe(inkIn(page(letters, lean), quad(95, 172, 410, 232)))
  })

  it('but descenders that cross one below the line stay', () => {
    const descender: Rectangle = [300, 200, 304, 232]
    const shown = withoutRulings(page([descender, [20, 218, 580, 220]]), [line])
    expect(inkIn(shown, quad(290, 190, 310, 235))).toBe(4 * 32)
  })
})

describe('All else is shown as it is', () => {
  it.each<readonly [string, readonly Rectangle[]]>([
    ['letters alone', letters],
    ['letters of three lines above each other', [[130, 150, 133, 172], [130, 185, 133, 212], [130, 225, 133, 245]]], // prettier-ignore
    ['what is underlined, or struck through', [[110, 212, 390, 214], [110, 198, 390, 200]]], // prettier-ignore
    ['a dark bar', [[105, 60, 140, 340]]],
    ['a ruling far from every line', [[520, 60, 523, 340]]],
  ])('%s', (_, rectangles) => {
    const pixels = page(rectangles)
    expect(withoutRulings(pixels, [line])).toBe(pixels)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { drawSpecimen, type FlatSpecimen } from '../../specimens/draw-specimen.ts'
import { makeSpecimen } from '../../specimens/make-specimen.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { td1 } from '../../documents/formats/td1.ts'
import { quadFromMrz } from './document-quad.ts'

const dotsPerMm = 7
const gap = 60

/** Cards one below the other on a dark ground. */
function arranged(cards: readonly FlatSpecimen[]): Pixels {
  const [first] = cards
  if (first === undefined) throw new Error('There is nothing to lay')
  const [width, high] = [first.pixels.width + 2 * gap, first.pixels.height + gap]
  const height = cards.length * high + gap
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => 40 + ((at * 7919) % 13))
  cards.forEach(({ pixels }, n) => {
    for (let y = 0; y < pixels.height; y++) {
      const row = pixels.data.subarray(y * pixels.width * 3, (y + 1) * pixels.width * 3)
      data.set(row, ((gap + n * high + y) * width + gap) * 3)
    }
  })
  return { width, height, channels: 3, data }
}

describe('the place of a card whose zone was read', () => {
  const specimen = makeSpecimen(31, 'id-card', { today: '2026-11-21' })
  let [back, front]: FlatSpecimen[] = []
  beforeAll(() => {
    back = drawSpecimen(specimen, { dotsPerMm })
    front = drawSpecimen(specimen, { dotsPerMm, side: 'other' })
  })

  function place(cards: readonly FlatSpecimen[]) {
    const [card] = cards
    const at = (x: number, y: number): Point<'page'> => [gap + x * dotsPerMm, gap + y * dotsPerMm]
    const [first, last] = [card?.truth.zoneQuads[0], card?.truth.zoneQuads.at(-1)]
    if (!card || !first || !last) throw new Error('The first card has no zone')
    const shifted = ([x, y]: Point): Point<'page'> => [x + gap, y + gap]
    const corners: Quad<'page'> = [shifted(first[0]), shifted(first[1]), shifted(last[2]), shifted(last[3])]
    // Lines of print all over the card below, as far as it is there.
    const below = (54 * dotsPerMm + gap) / dotsPerMm
    const printed = [5, 15, 25, 35, 45, 49].map((y): Quad<'page'> => {
      return [at(5, below + y - 2), at(75, below + y - 2), at(75, below + y), at(5, below + y)]
    })
    return quadFromMrz(
      arranged(cards),
      { page: td1.page, corners },
      { printed, marked: [], isPageNeeded: true },
    )
  }

  it('tells of the other card that lies beside it, too', () => {
    if (!back || !front) throw new Error('Nothing was drawn')
    const { page, other } = place([back, front])
    expect(page?.corners[0][1]).toBeCloseTo(gap, -1)
    expect(other?.corners[0][0]).toBeCloseTo(gap, -1)
    expect(other?.corners[0][1]).toBeCloseTo(2 * gap + back.pixels.height, -1)
    expect(other?.corners[2][0]).toBeCloseTo(gap + back.pixels.width, -1)
  })

  it('makes up no other card where print stands without one', () => {
    if (!back) throw new Error('Nothing was drawn')
    const { page, other } = place([back])
    expect(page).not.toBeNull()
    expect(other).toBeNull()
  })
})

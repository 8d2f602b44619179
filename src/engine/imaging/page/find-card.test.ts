import { beforeAll, describe, expect, it } from 'vitest'
import { mapQuad, mapPoint, squareToQuad } from '../geometry/homography.ts'
import { goodConditions, type CameraConditions } from '../../specimens/camera/conditions.ts'
import { photograph } from '../../specimens/camera/photograph.ts'
import { randomFrom } from '../../specimens/random.ts'
import { drawSpecimen } from '../../specimens/draw-specimen.ts'
import { makeSpecimen } from '../../specimens/make-specimen.ts'
import { dotsForLetters } from '../../specimens/specimen-picture.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { findCard } from './find-card.ts'
import { onPage } from './on-page.fixture.ts'

const seed = 21
/** Where print begins and ends on the front of the card, in parts of its width and height. */
const print: Quad<'page'> = [[0.06, 0.08], [0.84, 0.08], [0.84, 0.9], [0.06, 0.9]] // prettier-ignore

interface Shot {
  readonly pixels: Pixels
  readonly page: Quad<'page'>
  readonly printed: readonly Quad<'page'>[]
  readonly reads: Point
}

function front(changed: Partial<CameraConditions> = {}): Shot {
  const conditions = { ...goodConditions(randomFrom(seed)), letterPx: 16, ...changed }
  const specimen = makeSpecimen(seed, 'id-card', { today: '2026-11-21' })
  const flat = drawSpecimen(specimen, { dotsPerMm: dotsForLetters(conditions.letterPx), side: 'other' })
  const { pixels, truth } = photograph(flat, conditions, seed)
  const page = onPage(truth.page)
  const map = squareToQuad(page)
  const printed = onPage(mapQuad(print, (point) => mapPoint(map, point)))
  const [dx, dy] = [printed[1][0] - printed[0][0], printed[1][1] - printed[0][1]]
  const length = Math.hypot(dx, dy)
  return { pixels, page, printed: [printed], reads: [dx / length, dy / length] }
}

describe('a card without a zone', () => {
  it.each([0, 1, 2, 3] as const)('is found around its print, turned by %i quarters', (quarterTurns) => {
    const { pixels, page, printed, reads } = front({ quarterTurns, tilt: 14 })
    const found = findCard(pixels, printed, reads)
    const off = (found?.corners ?? []).map(([x, y], at) =>
      Math.hypot(x - (page[at]?.[0] ?? 0), y - (page[at]?.[1] ?? 0)),
    )
    expect(off).toHaveLength(4)
    expect(Math.max(...off)).toBeLessThan(Math.max(pixels.width, pixels.height) / 64)
  })

  describe('is not made up', () => {
    let seen: Shot
    beforeAll(() => {
      seen = front()
    })

    it('where print stands on a plain ground', () => {
      const data = new Uint8Array(seen.pixels.data.length).fill(170)
      expect(findCard({ ...seen.pixels, data }, seen.printed, seen.reads)).toBeNull()
    })

    it('of a page that has not a card’s proportions', () => {
      const { width, height } = seen.pixels
      const data = Uint8Array.from({ length: width * height }, (_, at) => {
        const [x, y] = [at % width, Math.floor(at / width)]
        return x > 0.3 * width && x < 0.6 * width && y > 0.2 * height && y < 0.8 * height ? 230 : 60
      })
      const [left, right, top, bottom] = [0.33 * width, 0.57 * width, 0.25 * height, 0.75 * height]
      const printed: Quad<'page'> = [[left, top], [right, top], [right, bottom], [left, bottom]] // prettier-ignore
      expect(findCard({ width, height, channels: 1, data }, [printed], [1, 0])).toBeNull()
    })

    it('where nothing is printed', () => {
      expect(findCard(seen.pixels, [], [1, 0])).toBeNull()
    })
  })
})

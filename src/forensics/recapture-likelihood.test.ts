import { describe, expect, it } from 'vitest'
import { goodConditions } from '../specimens/camera/conditions.ts'
import { photograph } from '../specimens/camera/photograph.ts'
import { chanceFrom } from '../specimens/chance.ts'
import { drawSpecimen, type FlatSpecimen } from '../specimens/draw-specimen.ts'
import { makeSpecimen } from '../specimens/make-specimen.ts'
import type { Quad } from '../vocabulary/pixels.ts'
import { measurePicture } from './measure-picture.ts'
import { recaptureLikelihood } from './recapture-likelihood.ts'

const flat = drawSpecimen(makeSpecimen(7, 'id-card-td2', { today: '2026-11-21' }), { dotsPerMm: 8, side: 'zone', likeness: null }) // prettier-ignore
const conditions = { ...goodConditions(chanceFrom(7)), letterPx: 17 }

/** The page thrown onto paper in drops of each ink, without a period. */
function printed({ pixels, ...page }: FlatSpecimen): FlatSpecimen {
  const chance = chanceFrom(7)
  const data = Uint8Array.from(pixels.data, (level) => (level / 255 > chance.unit() ? 240 : 40))
  return { ...page, pixels: { ...pixels, data } }
}

const taken = (page: FlatSpecimen) => {
  const { pixels, truth } = photograph(page, conditions, 7)
  return { measures: measurePicture(pixels, 1), corners: truth.page }
}

describe('The grain of a recapture', () => {
  const { measures, corners } = taken(flat)
  it('is not that of a document before a camera', () =>
    expect(recaptureLikelihood(measures, corners)).toBeLessThan(0.4))
  it('is that of a page printed in drops', () => {
    const print = taken(printed(flat))
    expect(recaptureLikelihood(print.measures, print.corners)).toBeGreaterThan(0.6)
  })
  it('is not told of a page that fills its picture, nor of one that was made smaller', () => {
    const { columns, rows } = measures.cells
    const [width, height] = [columns * 16, rows * 16]
    const whole: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
    expect(recaptureLikelihood(measures, whole)).toBeNull()
    expect(recaptureLikelihood({ ...measures, scale: 0.5 }, corners)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { goodConditions } from '../../specimens/camera/conditions.ts'
import { photograph } from '../../specimens/camera/photograph.ts'
import { randomFrom } from '../../specimens/random.ts'
import { drawSpecimen, type FlatSpecimen } from '../../specimens/draw-specimen.ts'
import { makeSpecimen } from '../../specimens/make-specimen.ts'
import type { ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { DocumentRegion } from './document-region.ts'
import { measureImage } from './measure-image.ts'
import { recaptureLikelihood } from './recapture-likelihood.ts'
import { onPage } from '../page/on-page.fixture.ts'

const flat = drawSpecimen(makeSpecimen(7, 'id-card-td2', { today: '2026-11-21' }), { dotsPerMm: 8, side: 'zone', likeness: null }) // prettier-ignore
const conditions = { ...goodConditions(randomFrom(7)), letterPx: 17 }

/** The page thrown onto paper in drops of each ink, without a period. */
function printed({ pixels, ...page }: FlatSpecimen): FlatSpecimen {
  const random = randomFrom(7)
  const data = Uint8Array.from(pixels.data, (level) => (level / 255 > random.unit() ? 240 : 40))
  return { ...page, pixels: { ...pixels, data } }
}

const taken = (page: FlatSpecimen) => {
  const { pixels, truth } = photograph(page, conditions, 7)
  const region: DocumentRegion = { kind: 'page', corners: onPage(truth.page) }
  return { measures: measureImage(pixels, 1), region }
}

const whole = ({ cells }: ImageMeasures): DocumentRegion => {
  const [width, height] = [cells.columns * 16, cells.rows * 16]
  return { kind: 'picture', corners: [[0, 0], [width, 0], [width, height], [0, height]] } // prettier-ignore
}

describe('The grain of a recapture', () => {
  const { measures, region } = taken(flat)
  it('is not that of a document before a camera', () =>
    expect(recaptureLikelihood(measures, region)).toBeLessThan(0.4))
  it('is that of a page printed in drops', () => {
    const print = taken(printed(flat))
    expect(recaptureLikelihood(print.measures, print.region)).toBeGreaterThan(0.6)
  })
  it('is measured for a page that fills its picture as well, by the page alone', () => {
    const print = taken(printed(flat)).measures
    expect(recaptureLikelihood(measures, whole(measures))).toBeLessThan(0.4)
    expect(recaptureLikelihood(print, whole(print))).toBeGreaterThan(0.6)
  })
  it('is not held against a page that fills its picture and is sharper than a camera leaves it, as flat scans are', () => {
    const scan = measureImage(flat.pixels, 1)
    expect(recaptureLikelihood(scan, whole(scan))).toBeNull()
  })
  it('is not told of a picture that was made smaller, nor of a small document', () => {
    expect(recaptureLikelihood({ ...measures, scale: 0.5 }, region)).toBeNull()
    expect(recaptureLikelihood(measures, { kind: 'page', corners: [[0, 0], [200, 0], [200, 200], [0, 200]] })).toBeNull() // prettier-ignore
  })
  it('is measured for the whole picture where no page was found', () => {
    const print = taken(printed(flat))
    const unknown = recaptureLikelihood(print.measures, { ...print.region, kind: 'print' })
    expect(unknown).toBe(recaptureLikelihood(print.measures, whole(print.measures)))
    expect(unknown).not.toBe(recaptureLikelihood(print.measures, print.region))
  })
})

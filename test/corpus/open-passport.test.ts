import sharp from 'sharp'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import { randomFrom } from '../../src/engine/specimens/random.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { fixedDate, openFixedClockService, type FixedClockService } from '../world/service/frozen-service.ts'
import { openPassport } from '../world/pictures/open-passport.ts'
import { encoded } from '../world/pictures/specimen-file.ts'
import { codesOf, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'
import { expectedFields } from './zone-truth.ts'

/** People whom no other test and no bench draws. */
const seeds = [7301, 7302, 7303]
/** How far a corner may be from its place, in parts of the picture's longer side. */
const maxCornerError = 25 / 1600
const corners = z.array(z.tuple([z.number(), z.number()]))

/** A photograph of an open passport, and where its data page lies on it. */
async function photographPassport(seed: number) {
  const specimen = makeSpecimen(seed, 'passport', { today: fixedDate })
  const { flat, dataPage } = openPassport(specimen, 10)
  // The camera moves the boxes it is given: the data page goes along among the portraits.
  const marked = { ...flat, truth: { ...flat.truth, portraits: [dataPage] } }
  const conditions = { ...goodConditions(randomFrom(seed)), letterPx: 21 }
  const { pixels, truth } = photograph(marked, conditions, seed)
  const longer = Math.max(pixels.width, pixels.height)
  return { specimen, truth, file: await encoded(pixels, 88), page: truth.portraits[0] ?? [], longer }
}

describe('an open passport, both of its pages in one picture', () => {
  let service: FixedClockService
  beforeAll(async () => {
    service = await openFixedClockService()
  }, 300_000)
  afterAll(() => service.close())

  const scan = (file: Buffer): Promise<ScanAnswer> =>
    service.scan({
      profile: 'security_medium',
      document: file.toString('base64'),
      profileOverride: { crop: true, outputImage: true, outputType: 'base64' },
    })

  it.each(seeds)('is one document, which lies where its data page lies (%i)', async (seed) => {
    const { file, page, longer, ...shown } = await photographPassport(seed)
    const answer = await scan(file)
    expect(valuesOf(answer)).toMatchObject(expectedFields(shown))
    expect(answer).toMatchObject({ decision: 'accept', missingFields: [] })
    expect(codesOf(answer)).toEqual(['FAKE_ID'])
    const found = corners.parse(answer.data['document']?.[0]?.['inputBox'])
    for (const [at, [x, y]] of page.entries())
      expect(Math.hypot((found[at]?.[0] ?? NaN) - x, (found[at]?.[1] ?? NaN) - y)).toBeLessThan(maxCornerError * longer) // prettier-ignore
  })

  it.each(seeds)(
    'has no second side, and only its data page is answered as its picture (%i)',
    async (seed) => {
      const answer = await scan((await photographPassport(seed)).file)
      expect(
        Object.values(answer.data).flatMap((readings) => readings.map(({ index }) => index)),
      ).not.toContain(1)
      expect(Object.keys(answer.outputImage ?? {})).toEqual(['front'])
      const shown = await sharp(Buffer.from(answer.outputImage?.front ?? '', 'base64')).metadata()
      expect(shown.width / shown.height).toBeCloseTo(125 / 88, 0)
      expect(shown.width).toBeGreaterThan(shown.height)
    },
  )

  it('says the same when it lies on its side', async () => {
    const { file, ...shown } = await photographPassport(7301)
    const turned = await sharp(file).rotate(90).jpeg({ quality: 90 }).toBuffer()
    const answer = await scan(turned)
    expect(valuesOf(answer)).toMatchObject(expectedFields(shown))
    expect(answer.decision).toBe('accept')
  })
})

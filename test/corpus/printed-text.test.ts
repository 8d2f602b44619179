import sharp from 'sharp'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawSpecimen, type FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import { makeSpecimen } from '../../src/engine/specimens/make-specimen.ts'
import { openFixedClockService, fixedDate, type FixedClockService } from '../world/service/frozen-service.ts'
import { encoded } from '../world/pictures/specimen-file.ts'
import { foundCodesOf, valuesOf, type ScanAnswer } from '../world/service/wire-shapes.ts'

/** Someone whom no other test and no bench draws. */
const seed = 6115
const dotsPerMm = 11

const holder = makeSpecimen(seed, 'id-card', { today: fixedDate })

/** What the front of the card says, in the wire's spelling. */
const truth = {
  lastName: holder.surname.toUpperCase(),
  firstName: holder.givenNames.toUpperCase(),
  dob: holder.dob,
  expiry: holder.expiry,
  sex: holder.sex,
  documentNumber: holder.documentNumber,
  nationalityFull: 'UTOPIAN',
  countryIso3: 'UTO',
  documentType: 'I',
  documentSide: 'FRONT',
}

function frontOf(person: number): FlatSpecimen {
  return drawSpecimen(makeSpecimen(person, 'id-card', { today: fixedDate }), { dotsPerMm, side: 'other' })
}

const picture = async ({ pixels }: Pick<FlatSpecimen, 'pixels'>) => encoded(pixels, 90)

/** The height in the picture at which a box begins. */
function topOf(box: unknown): number {
  return z.array(z.tuple([z.number(), z.number()])).parse(box)[0]?.[1] ?? NaN
}

/** The page with the ink of its values taken away. */
function withoutValues({ pixels, truth: { fields } }: FlatSpecimen): Pick<FlatSpecimen, 'pixels'> {
  const data = new Uint8Array(pixels.data)
  for (const { quad } of fields) {
    const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
    for (let y = Math.floor(Math.min(...ys)) - 6; y < Math.max(...ys) + 6; y++) {
      const from = (y * pixels.width + Math.floor(Math.min(...xs)) - 6) * pixels.channels
      const to = (y * pixels.width + Math.ceil(Math.max(...xs)) + 6) * pixels.channels
      data.fill(225, from, to)
    }
  }
  return { pixels: { ...pixels, data } }
}

describe('a document without a machine zone', () => {
  let service: FixedClockService
  let front: Buffer
  beforeAll(async () => {
    service = await openFixedClockService()
    front = await picture(frontOf(seed))
  }, 1_200_000)
  afterAll(() => service.close())

  const scan = (document: Buffer, more: Readonly<Record<string, unknown>> = {}): Promise<ScanAnswer> =>
    service.scan({ profile: 'security_medium', document: document.toString('base64'), ...more })

  it('is read from its printed text, and reviewed because nothing confirms what it is', async () => {
    const answer = await scan(front)
    expect(valuesOf(answer)).toMatchObject(truth)
    expect(answer.data['lastName']?.[0]).toMatchObject({ source: 'visual', index: 0 })
    expect(answer.data['lastName']?.[0]?.['inputBox']).toHaveLength(4)
    expect(answer).toMatchObject({ decision: 'review', missingFields: [] })
    expect(foundCodesOf(answer)).toEqual(['FAKE_ID'])
    expect(answer.notChecked?.map(({ code }) => code)).toEqual(['UNRECOGNIZED_DOCUMENT'])
  })

  it('says nothing else when it lies another way, and what is doubtful there not at all', async () => {
    for (const angle of [90, 180, 270]) {
      const turned = await sharp(front).rotate(angle).jpeg({ quality: 90 }).toBuffer()
      const values = valuesOf(await scan(turned))
      expect(values, `${angle}°`).toMatchObject({ lastName: truth.lastName, dob: truth.dob })
      const answered = Object.entries(truth).filter(([key]) => key in values)
      expect(values, `${angle}°`).toMatchObject(Object.fromEntries(answered))
    }
  })

  it('stands beside the zone of its back, each value with its source', async () => {
    const back = await picture(drawSpecimen(holder, { dotsPerMm }))
    const answer = await scan(front, { documentBack: back.toString('base64') })
    expect(answer.data['dob']?.map(({ value, source, index }) => [value, source, index])).toEqual([
      [holder.dob, 'visual', 0],
      [holder.dob, 'mrz', 1],
    ])
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it('is confirmed by its back where no one knows its title and labels, for the zone says what to look for', async () => {
    const words = ['Vordu', 'Kelmi', 'Sanq', 'Tolrep', 'Mivasur', 'Ganteb', 'Zuhol']
    const keys = ['lastName', 'firstName', 'sex', 'nationalityFull', 'dob', 'expiry', 'documentNumber']
    const wording = {
      title: 'QUARMEL BIST',
      labels: Object.fromEntries(keys.map((key, at) => [key, words[at]])),
    }
    const unknown = await picture(drawSpecimen(holder, { dotsPerMm, side: 'other', wording }))
    const back = await picture(drawSpecimen(holder, { dotsPerMm }))
    const documentBack = back.toString('base64')
    expect(foundCodesOf(await scan(unknown))).toContain('UNRECOGNIZED_DOCUMENT')
    const answer = await scan(unknown, { documentBack })
    expect(answer).toMatchObject({ decision: 'accept', notChecked: [] })
    expect(answer.data['lastName']?.map(({ source, index }) => [source, index])).toEqual(
      expect.arrayContaining([
        ['visual', 0],
        ['mrz', 1],
      ]),
    )
    const another = await picture(
      drawSpecimen(makeSpecimen(seed + 1, 'id-card', { today: fixedDate }), {
        dotsPerMm,
        side: 'other',
        wording,
      }),
    )
    expect((await scan(another, { documentBack })).decision).toBe('reject')
  })

  it('sent as the back of its own back is a swapped pair, which is reported and rejects no one', async () => {
    const back = await picture(drawSpecimen(holder, { dotsPerMm }))
    const answer = await scan(back, { documentBack: front.toString('base64') })
    expect(answer.warning.filter(({ code }) => code === 'INVALID_BACK_DOCUMENT')).toMatchObject([
      { decision: 'accept' },
    ])
    expect(answer.rejectScore).toBe(0)
    expect(answer.data['documentSide']?.map(({ value, index }) => [value, index])).toEqual([
      ['BACK', 0],
      ['FRONT', 1],
    ])
  })

  it('is confirmed by its own back alone', async () => {
    const other = makeSpecimen(seed + 1, 'id-card', { today: fixedDate })
    const back = await picture(drawSpecimen(other, { dotsPerMm }))
    const answer = await scan(front, { documentBack: back.toString('base64') })
    expect(answer.notChecked?.map(({ code }) => code)).toEqual([
      'UNRECOGNIZED_DOCUMENT',
      'PHYSICAL_DOCUMENT_MISSING',
    ])
    expect(answer.decision).toBe('reject')
    expect(foundCodesOf(answer)).toEqual(
      expect.arrayContaining(['INVALID_BACK_DOCUMENT', 'DOCUMENT_NAME_MISMATCH', 'DOCUMENT_DOB_MISMATCH']),
    )
  })

  it('is read as the front where it lies beside its back in one picture, each cut out by itself', async () => {
    const back = await picture(drawSpecimen(holder, { dotsPerMm }))
    const { width, height } = await sharp(front).metadata()
    const size = { width: width + 160, height: 2 * height + 220 }
    const both = await sharp({ create: { ...size, channels: 3, background: '#4a4038' } })
      .composite([
        { input: front, left: 80, top: 70 },
        { input: back, left: 80, top: height + 150 },
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
    const profileOverride = { crop: true, advancedCrop: true, outputImage: true, outputType: 'base64' }
    const answer = await scan(both, { profileOverride })
    const reported = (key: string) =>
      answer.data[key]?.map(({ value, source, index }) => [value, source, index])
    expect(reported('dob')).toEqual([
      [holder.dob, 'visual', 0],
      [holder.dob, 'mrz', 1],
    ])
    expect(reported('documentSide')?.map(([value, , index]) => [value, index])).toEqual([
      ['FRONT', 0],
      ['BACK', 1],
    ])
    const boxes = answer.data['document']?.map(({ index, inputBox }) => [
      index,
      topOf(inputBox) < height + 110,
    ])
    expect(boxes).toEqual([
      [0, true],
      [1, false],
    ])
    // Drawn pages, which no camera has seen: said of each side.
    expect(foundCodesOf(answer)).toEqual(['FAKE_ID', 'ARTIFICIAL_IMAGE', 'ARTIFICIAL_IMAGE'])
    expect(answer.notChecked, 'the back confirms the front').toEqual([])
    for (const side of ['front', 'back'] as const) {
      const shown = await sharp(Buffer.from(answer.outputImage?.[side] ?? '', 'base64')).metadata()
      expect(shown.width / shown.height, side).toBeCloseTo(width / height, 1)
    }
  })

  it('is not recognised where only labels are left', async () => {
    const answer = await scan(await picture(withoutValues(frontOf(seed))))
    expect(foundCodesOf(answer)).toEqual(['UNRECOGNIZED_DOCUMENT'])
    expect(answer.data).toEqual({})
  })

  it('is not recognised where two people’s cards lie in one picture', async () => {
    const [one, other] = [front, await picture(frontOf(seed + 1))]
    const { width, height } = await sharp(one).metadata()
    const both = await sharp({ create: { width, height: 2 * height + 40, channels: 3, background: '#777' } })
      .composite([
        { input: one, left: 0, top: 0 },
        { input: other, left: 0, top: height + 40 },
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
    const answer = await scan(both)
    expect(foundCodesOf(answer)).toEqual(['UNRECOGNIZED_DOCUMENT'])
    expect(answer.data).toEqual({})
  })
})

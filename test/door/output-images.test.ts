import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { licenceFile, specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'

let server: TestServer
let uprightSpecimen: Buffer
beforeAll(async () => {
  server = await openTestAccount()
  uprightSpecimen = (await specimenFile({ kind: 'passport', today: todayInUtc() })).bytes
})
afterAll(() => server.close())

const point = z.tuple([z.number(), z.number()])
const box = z.tuple([point, point, point, point])
const object = z.looseObject({
  value: z.literal(''),
  source: z.undefined().optional(),
  outputBox: box,
  inputBox: box,
})
const answerShape = z.looseObject({
  outputImage: z.looseObject({ front: z.string() }),
  data: z.looseObject({
    // Beside the zone or the barcode the print may give it too, nothing else.
    documentNumber: z.tuple(
      [z.looseObject({ outputBox: box, source: z.enum(['mrz', 'barcode', 'visual']) })],
      z.looseObject({ outputBox: box, source: z.literal('visual') }),
    ),
    document: z.tuple([object]).optional(),
    face: z.tuple([object], object).optional(),
  }),
})
const plain = { crop: false, advancedCrop: false, outputType: 'base64', saveResult: false } as const

/** The picture that is answered, and where the document's number stands on it. */
async function outputImagesOf(picture: Buffer, settings: Readonly<Record<string, unknown>> = {}) {
  const reply = await server.ask({
    method: 'POST',
    url: '/scan',
    key: 'test',
    body: {
      document: picture.toString('base64'),
      profile: 'security_none',
      profileOverride: { ...plain, ...settings },
    },
  })
  const { outputImage, data } = answerShape.parse(reply.json())
  const { width, height, format, exif, icc } = await sharp(
    Buffer.from(outputImage.front, 'base64'),
  ).metadata()
  const [start, end] = data.documentNumber[0].outputBox
  const document = data.document?.[0]
  return {
    longer: Math.max(width, height),
    area: width * height,
    width,
    height,
    format,
    exif,
    icc,
    start,
    end,
    document,
    face: data.face?.[0],
  }
}

describe('the picture that a scan answers', () => {
  it('is as large as outputSize and canvasSize allow, whichever is smaller', async () => {
    expect((await outputImagesOf(uprightSpecimen, { outputSize: 400 })).longer).toBe(400)
    expect((await outputImagesOf(uprightSpecimen, { canvasSize: 900, outputSize: 2000 })).longer).toBe(900)
  })

  it('is as large as it was looked at with outputSize 0', async () => {
    const settings = { canvasSize: 1_200, outputSize: 0 }
    expect((await outputImagesOf(uprightSpecimen, settings)).longer).toBe(1_200)
  })

  it.each([
    ['jpg', 'jpeg'],
    ['JPG', 'jpeg'],
    ['png', 'png'],
    ['Png', 'png'],
    ['BASE64', 'jpeg'],
  ])('is answered in base64 where outputType is %s, as a %s', async (outputType, format) => {
    expect(await outputImagesOf(uprightSpecimen, { outputType, outputSize: 400 })).toMatchObject({
      format,
      longer: 400,
    })
  })

  it('is pixel for pixel the one that is stored, where outputType is png', async () => {
    const body = {
      document: uprightSpecimen.toString('base64'),
      profile: 'security_none',
      profileOverride: { outputType: 'png', outputSize: 400 },
    }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    const shape = z.looseObject({ transactionId: z.string(), outputImage: z.object({ front: z.string() }) })
    const { transactionId, outputImage } = shape.parse(reply.json())
    const url = `/transaction/${transactionId}`
    const stored = z.looseObject({ outputImage: z.object({ front: z.string() }) })
    const { front } = stored.parse((await server.ask({ method: 'GET', url, key: 'test' })).json()).outputImage
    const jpeg = (await server.ask({ method: 'GET', url: `/imagevault/${front}`, key: 'test' })).bytes
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
    expect(await pixels(Buffer.from(outputImage.front, 'base64'))).toEqual(await pixels(jpeg))
  })

  it('is a JPEG without metadata, whatever was sent', async () => {
    const sent = await sharp(uprightSpecimen)
      .withExif({ IFD0: { Software: 'Retouch 9' } })
      .png()
      .toBuffer()
    expect(await outputImagesOf(sent)).toMatchObject({ format: 'jpeg', exif: undefined, icc: undefined })
  })

  it('is cut to the document with crop', async () => {
    const settings = { outputSize: 3000 }
    const whole = await outputImagesOf(uprightSpecimen, settings)
    expect((await outputImagesOf(uprightSpecimen, { ...settings, crop: true })).area).toBeLessThan(
      0.95 * whole.area,
    )
  })

  it('is turned upright with orientationCorrection alone', async () => {
    const turned = await sharp(uprightSpecimen).rotate(180).jpeg({ quality: 92 }).toBuffer()
    const [corrected, left] = [
      await outputImagesOf(turned),
      await outputImagesOf(turned, { orientationCorrection: false }),
    ]
    expect(corrected.start[0]).toBeLessThan(corrected.end[0])
    expect(left.start[0]).toBeGreaterThan(left.end[0])
  })

  it('has level lines with advancedCrop', async () => {
    const skewed = await sharp(uprightSpecimen)
      .rotate(8, { background: '#888888' })
      .jpeg({ quality: 92 })
      .toBuffer()
    const slope = ({ start, end }: Awaited<ReturnType<typeof outputImagesOf>>) =>
      Math.abs((end[1] - start[1]) / (end[0] - start[0]))
    expect(slope(await outputImagesOf(skewed))).toBeGreaterThan(0.07)
    expect(slope(await outputImagesOf(skewed, { advancedCrop: true }))).toBeLessThan(0.04)
  })

  it('is the page alone, in its own proportions, with crop and advancedCrop', async () => {
    for (const turn of [0, 90, 180, 270]) {
      const sent = await sharp(uprightSpecimen).rotate(turn).jpeg({ quality: 92 }).toBuffer()
      const { width, height, start, end, document } = await outputImagesOf(sent, {
        crop: true,
        advancedCrop: true,
      })
      expect(width / height, `${turn}°`).toBeCloseTo(125 / 88, 1)
      expect(start[0], `${turn}°`).toBeLessThan(end[0])
      const corners = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
      document?.outputBox.forEach(([x, y], at) => {
        expect(Math.hypot(x - (corners[at]?.[0] ?? NaN), y - (corners[at]?.[1] ?? NaN))).toBeLessThan(1)
      })
      expect(document?.outputBox, `${turn}°`).toHaveLength(4)
    }
  })

  it('comes with the place of the document unless objectDetection is off', async () => {
    expect((await outputImagesOf(uprightSpecimen)).document?.inputBox).toHaveLength(4)
    const without = await outputImagesOf(uprightSpecimen, { objectDetection: false })
    expect([without.document, without.face]).toEqual([undefined, undefined])
  })

  it('comes with the place of the portrait, whichever way the picture was sent', async () => {
    for (const turn of [0, 180]) {
      const sent = await sharp(uprightSpecimen).rotate(turn).jpeg({ quality: 92 }).toBuffer()
      const { width, height, face } = await outputImagesOf(sent, { crop: true, advancedCrop: true })
      // The specimen's portrait lies 6 to 39 of 125 mm from the left and 19 to 61.5 of 88 mm from the top.
      const printed = [[6, 19], [39, 19], [39, 61.5], [6, 61.5]] // prettier-ignore
      const off = printed.map(([x = 0, y = 0], at) => {
        const [left, top] = face?.outputBox[at] ?? [Infinity, Infinity]
        return Math.hypot(left - (x / 125) * width, top - (y / 88) * height) / width
      })
      expect(Math.max(...off), `${turn}°`).toBeLessThan(0.05)
    }
  })

  it('is turned upright and cut to the card by a barcode alone', async () => {
    const { bytes } = await licenceFile({ today: todayInUtc() })
    const sent = await sharp(bytes).rotate(270).jpeg({ quality: 92 }).toBuffer()
    const { width, height, start, end, document, face } = await outputImagesOf(sent, {
      crop: true,
      advancedCrop: true,
    })
    expect(width / height).toBeCloseTo(85.6 / 54, 1)
    expect(start[0]).toBeLessThan(end[0])
    expect(document?.inputBox).toHaveLength(4)
    expect(face, 'the back bears no portrait').toBeUndefined()
  })
})

import { inverse, mapPoint, squareToQuad } from '../../../src/engine/imaging/geometry/homography.ts'
import { goodConditions } from '../../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../../src/engine/specimens/camera/photograph.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { bilinearAt, resampleTo } from '../resample.ts'
import type { Attack } from './attack.ts'
import { clusteredDither, compositeOnPaper, printChannels } from './print.ts'

/** The middle of a picture. */
function cropCentre({ width, height, data }: Pixels, part: number): Pixels {
  const [wide, high] = [Math.round(width * part), Math.round(height * part)]
  const [left, top] = [Math.floor((width - wide) / 2), Math.floor((height - high) / 2)]
  const rows = Array.from({ length: high }, (_, y) => {
    const start = ((top + y) * width + left) * 3
    return data.subarray(start, start + wide * 3)
  })
  return { width: wide, height: high, channels: 3, data: new Uint8Array(Buffer.concat(rows)) }
}

/** A print of a photograph taken again, and cropped until no edge of the paper shows. */
const photoLabPrint: Attack = async ({ photo, conditions, seed }, random) => {
  const taken = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const period = random.between(3.5, 5)
  const planes = [printChannels(taken, 0, clusteredDither(0.26, period)), printChannels(taken, 1, clusteredDither(1.3, period)), printChannels(taken, 2, clusteredDither(0, period))] as const // prettier-ignore
  const sheet = { paper: [244, 243, 240], ink: [26, 24, 28], mottle: 0 } as const
  const pixels = compositeOnPaper(taken, planes, { sheet, random })
  const dotsPerMm = taken.width / 150
  const { width, height } = pixels
  const page: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  const flat: FlatSpecimen = {
    ...{ pixels, dotsPerMm, cornerMm: 0 },
    truth: {
      ...photo.truth,
      ...{ zone: [], zoneQuads: [], fields: [], portraits: [], page },
      ...{ barcode: null, face: null, signature: null },
    },
  }
  const again = { ...goodConditions(random), letterPx: dotsPerMm * 2.5, fill: 0.95, tilt: random.between(1, 4), skew: 0 } // prettier-ignore
  return cropCentre(photograph(flat, again, seed + 13).pixels, 0.82)
}

const softenedPrint = (period: number): number => Math.exp(-0.5 * ((2 * Math.PI * 0.5) / period) ** 2)

/** A glossy print taken again: less contrast, the camera's own lens and noise once more, and its sharpening. */
const glossyPrint: Attack = async ({ photo, conditions }, random) => {
  const taken = cropCentre(
    await recompressJpeg(photo.pixels, conditions.jpegQuality),
    random.between(0.8, 0.95),
  )
  const { width, height } = taken
  const off = (x: number, y: number): Point => [x - Math.sign(x - 1) * random.between(0, 0.03) * width, y - Math.sign(y - 1) * random.between(0, 0.03) * height] // prettier-ignore
  const back = inverse(squareToQuad([off(0, 0), off(width, 0), off(width, height), off(0, height)]))
  const [black, white] = [random.between(18, 40), random.between(225, 245)]
  const [warm, blur] = [random.between(0.94, 1.06), softenedPrint(random.between(2.5, 4))]
  const looks = [[0, 0], [-0.7, 0], [0.7, 0], [0, -0.7], [0, 0.7]] as const // prettier-ignore
  return resampleTo({ width, height }, (x, y, channel) => {
    const [u, v] = mapPoint(back, [x, y])
    let sum = 0
    for (const [dx, dy] of looks)
      sum += bilinearAt(taken, [u * width + dx / blur, v * height + dy / blur], channel)
    const light = black + ((sum / looks.length) * (white - black)) / 255
    return light * (channel === 0 ? warm : 1) + random.normal() * conditions.noise
  })
}

export const photoOfPhoto = { fitted: photoLabPrint, published: glossyPrint }

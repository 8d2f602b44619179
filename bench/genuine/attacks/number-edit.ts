import { blankCanvas } from '../../../src/engine/specimens/canvas.ts'
import { drawText } from '../../../src/engine/specimens/lettering.ts'
import { sansBold } from '../../../src/engine/specimens/fonts.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import type { Original } from '../originals.ts'
import { toByte, forEachPixelInQuad, bilinearAt } from '../resample.ts'
import type { Attack } from './attack.ts'

function documentNumberLine({ photo }: Original): { quad: Quad; text: string } | null {
  return photo.truth.fields.find(({ key }) => key === 'documentNumber' || key === 'dob') ?? null
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

/** The part of a line of print between two places, 0..1 along it. */
const quadSlice = ([a, b, c, d]: Quad, from: number, to: number): Quad => [
  between(a, b, from),
  between(a, b, to),
  between(d, c, to),
  between(d, c, from),
]

/** Around the quad: the level that paper has there, each channel by itself. */
function paperColours(pixels: Pixels, [a, b, c, d]: Quad): readonly number[] {
  const edges = [a, b, c, d].flatMap((from, k) =>
    Array.from({ length: 20 }, (_, i) => between(from, [a, b, c, d][(k + 1) % 4] ?? a, i / 20)),
  )
  return [0, 1, 2].map((channel) => {
    const levels = edges.map((point) => bilinearAt(pixels, point, channel)).sort((x, y) => y - x)
    return levels[Math.floor(levels.length * 0.3)] ?? 255
  })
}

/** The second half of the number painted over in the colour of the paper, and other digits typed there. */
const retypedNumber: Attack = async (original, random) => {
  const number = documentNumberLine(original)
  if (number === null) return null
  const { photo, conditions } = original
  const { width, height, data } = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const picture: Pixels = { width, height, channels: 3, data: data.slice() }
  const quad = quadSlice(number.quad, 0.5, 1)
  const paper = paperColours(picture, quad)
  const size = { widthMm: 20, heightMm: 4, dotsPerMm: 16 }
  const canvas = blankCanvas(size)
  const digits = Array.from({ length: Math.ceil(number.text.length / 2) }, () => random.whole(0, 9)).join('')
  const [from, , to] = drawText(canvas, digits, { font: sansBold, em: 3.1, colour: [0, 0, 0], start: [1, 3] })
  const ink = [random.between(20, 50), random.between(20, 50), random.between(25, 60)]
  forEachPixelInQuad(picture, quad, (place, [u, v]) => {
    const at: Point = [
      (from[0] + (to[0] - from[0]) * u) * size.dotsPerMm,
      (from[1] + (to[1] - from[1]) * v) * size.dotsPerMm,
    ]
    const dark = 1 - bilinearAt(canvas.pixels, at, 0) / 255
    for (let channel = 0; channel < 3; channel++)
      picture.data[place + channel] = toByte(
        (paper[channel] ?? 255) * (1 - dark) + (ink[channel] ?? 0) * dark,
      )
  })
  return picture
}

/** Digits of the number copied over others of it, as with a clone brush: a soft edge, and the paper with them. */
const copiedDigits: Attack = async (original, random) => {
  const number = documentNumberLine(original)
  if (number === null) return null
  const { photo, conditions } = original
  const before = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const picture: Pixels = { ...before, data: before.data.slice() }
  const count = Math.max(4, number.text.length)
  for (let edit = 0; edit < 2; edit++) {
    const to = random.whole(0, count - 1)
    const from = (to + random.whole(1, count - 1)) % count
    const [target, source] = [to, from].map((k) => quadSlice(number.quad, k / count, (k + 1) / count))
    if (target === undefined || source === undefined) continue
    const [a, b, , d] = source
    forEachPixelInQuad(picture, target, (place, [u, v]) => {
      const at: Point = [
        a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v,
        a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v,
      ]
      const part = Math.min(1, Math.min(u, v, 1 - u, 1 - v) / 0.08)
      for (let channel = 0; channel < 3; channel++) {
        const own = picture.data[place + channel] ?? 0
        picture.data[place + channel] = toByte(own + (bilinearAt(before, at, channel) - own) * part)
      }
    })
  }
  return picture
}

export const numberEdit = { fitted: retypedNumber, published: copiedDigits }

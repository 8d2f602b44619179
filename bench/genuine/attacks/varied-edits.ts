import sharp from 'sharp'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { toByte, forEachPixelInQuad, bilinearAt } from '../resample.ts'
import type { Attack } from './attack.ts'

const copyPixels = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.slice() })

/** A picture as another camera leaves it: softened, grained, and sent. */
async function recapture({ width, height, data }: Pixels, random: Random): Promise<Pixels> {
  const soft = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(random.between(0.4, 1.6))
    .raw()
    .toBuffer()
  const noise = random.between(0, 5)
  const grained = Uint8Array.from(soft, (level) => toByte(level + random.normal() * noise))
  return recompressJpeg({ width, height, channels: 3, data: grained }, random.whole(60, 95))
}

/** The light that a part of the picture has, by channel. */
function meanLight(pixels: Pixels, quad: Quad): readonly number[] {
  const [sums, counted] = [[0, 0, 0], { pixels: 1 }]
  forEachPixelInQuad(pixels, quad, (place) => {
    counted.pixels++
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + (pixels.data[place + channel] ?? 0)
  })
  return sums.map((sum) => sum / counted.pixels)
}

/** Another person by another camera, as large as fits, in the light of the document at times, seams of all kinds. */
export const photographedPortrait: Attack = async ({ photo, stranger, conditions }, random) => {
  const [quad] = photo.truth.portraits
  if (quad === undefined) return null
  const face = await recapture(stranger.pixels, random)
  const picture = copyPixels(await recompressJpeg(photo.pixels, conditions.jpegQuality))
  const [own, other] = [meanLight(picture, quad), meanLight(face, [[0, 0], [face.width, 0], [face.width, face.height], [0, face.height]])] // prettier-ignore
  const part = random.between(0, 1)
  const gains = own.map((light, channel) => 1 + part * (light / Math.max(1, other[channel] ?? 1) - 1))
  const seam = random.happens(0.4) ? 0 : random.between(0.005, 0.05)
  forEachPixelInQuad(picture, quad, (place, [u, v]) => {
    const share = seam === 0 ? 1 : Math.min(1, Math.min(u, v, 1 - u, 1 - v) / seam)
    for (let channel = 0; channel < 3; channel++) {
      const [before, level] = [picture.data[place + channel] ?? 0, bilinearAt(face, [u * face.width, v * face.height], channel)] // prettier-ignore
      picture.data[place + channel] = toByte(before + (level * (gains[channel] ?? 1) - before) * share)
    }
  })
  return picture
}

/** A letter of another line of print, made to fit, over some of the number. */
export const borrowedCharacters: Attack = async ({ photo, conditions }, random) => {
  const { fields } = photo.truth
  const number = fields.find(({ key }) => key === 'documentNumber' || key === 'dob')
  const others = fields.filter((field) => field !== number && field.text.length > 3)
  if (number === undefined || others.length === 0) return null
  const before = await recompressJpeg(photo.pixels, conditions.jpegQuality)
  const picture = copyPixels(before)
  const slice = ([a, b, c, d]: Quad, from: number, to: number): Quad => {
    const on = ([x, y]: Point, [u, v]: Point, part: number): Point => [x + (u - x) * part, y + (v - y) * part]
    return [on(a, b, from), on(a, b, to), on(d, c, to), on(d, c, from)]
  }
  const count = Math.max(4, number.text.length)
  for (let edit = random.whole(2, 4); edit > 0; edit--) {
    const other = random.pick(others)
    const [to, from] = [random.whole(0, count - 1), random.whole(0, other.text.length - 1)]
    const [a, b, , d] = slice(other.quad, from / other.text.length, (from + 1) / other.text.length)
    const seam = random.between(0.02, 0.15)
    forEachPixelInQuad(picture, slice(number.quad, to / count, (to + 1) / count), (place, [u, v]) => {
      const at: Point = [a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v] // prettier-ignore
      const share = Math.min(1, Math.min(u, v, 1 - u, 1 - v) / seam)
      for (let channel = 0; channel < 3; channel++) {
        const own = picture.data[place + channel] ?? 0
        picture.data[place + channel] = toByte(own + (bilinearAt(before, at, channel) - own) * share)
      }
    })
  }
  return picture
}

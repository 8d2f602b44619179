import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import { recompressJpeg } from '../../kit/after-jpeg.ts'
import { originalAt } from '../originals.ts'
import { toByte, forEachPixelInQuad, bilinearAt } from '../resample.ts'
import type { Attack } from './attack.ts'

const copyPixels = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.slice() })

/** A studio portrait of another person pasted over the printed one, with a hard edge and the light left as it is. */
const pastedPortrait: Attack = async ({ photo, stranger, conditions }) => {
  const picture = copyPixels(await recompressJpeg(photo.pixels, conditions.jpegQuality))
  const [quad] = photo.truth.portraits
  if (quad === undefined) return null
  const { width, height } = stranger.pixels
  forEachPixelInQuad(picture, quad, (place, [u, v]) => {
    for (let channel = 0; channel < 3; channel++)
      picture.data[place + channel] =
        bilinearAt(stranger.pixels, [u * width, v * height], channel) * conditions.exposure
  })
  return picture
}

/** The printed portrait of another photograph, of another camera, in the light of this one and with a soft seam. */
const blendedPortrait: Attack = async ({ index, photo, conditions }, random) => {
  const donor = await originalAt(index + 100_000)
  const [from] = donor.photo.truth.portraits
  const [quad] = photo.truth.portraits
  if (from === undefined || quad === undefined) return null
  const source = await recompressJpeg(donor.photo.pixels, random.whole(60, 95))
  const picture = copyPixels(await recompressJpeg(photo.pixels, conditions.jpegQuality))
  const [sums, counts] = [[0, 0, 0], [0, 0, 0]] // prettier-ignore
  const [a, b, c, d] = from
  const placeIn = (u: number, v: number) =>
    [0, 1].map(
      (k) =>
        ((a[k] ?? 0) * (1 - u) + (b[k] ?? 0) * u) * (1 - v) + ((d[k] ?? 0) * (1 - u) + (c[k] ?? 0) * u) * v,
    )
  const taken = (u: number, v: number, channel: number): number => {
    const [x = 0, y = 0] = placeIn(u, v)
    return bilinearAt(source, [x, y], channel)
  }
  forEachPixelInQuad(picture, quad, (place, [u, v]) => {
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (picture.data[place + channel] ?? 0)
      counts[channel] = (counts[channel] ?? 0) + taken(u, v, channel)
    }
  })
  const seam = random.between(0.015, 0.04)
  forEachPixelInQuad(picture, quad, (place, [u, v]) => {
    const part = Math.min(1, Math.min(u, v, 1 - u, 1 - v) / seam)
    for (let channel = 0; channel < 3; channel++) {
      const gain = (sums[channel] ?? 1) / Math.max(1, counts[channel] ?? 1)
      const own = picture.data[place + channel] ?? 0
      picture.data[place + channel] = toByte(own + (taken(u, v, channel) * gain - own) * part)
    }
  })
  return picture
}

export const portraitSplice = { fitted: pastedPortrait, published: blendedPortrait }

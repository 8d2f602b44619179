import sharp from 'sharp'
import { recompressJpeg } from '../../../bench/kit/after-jpeg.ts'
import { blankImage, toByte, bilinearAt } from '../../../bench/genuine/resample.ts'
import { inverse, mapPoint, squareToQuad } from '../../../src/engine/imaging/geometry/homography.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels, Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'

/** A picture, and where on it the page lies, as far as it is on it. */
export interface PlacedPage {
  readonly pixels: Pixels
  readonly page: Quad
}

/** A lamp mirrored in gloss: a broad patch, as much lighter as this. */
function lampReflection(random: Random): (u: number, v: number) => number {
  const [x, y, wide, strong] = [random.unit(), random.unit(), random.between(0.15, 0.6), random.happens(0.5) ? random.between(10, 70) : 0] // prettier-ignore
  return (u, v) => strong * Math.exp(-((u - x) ** 2 + (v - y) ** 2) / wide ** 2)
}

/** The part of a picture that is looked at again: inside it, at its edge, or a little beyond with what lies there. */
function partOf({ width, height }: Pixels, random: Random): Quad {
  const part = random.pick([
    random.between(0.78, 0.95),
    random.between(0.78, 0.95),
    random.between(0.96, 1.15),
  ])
  const [x, y] = [random.between(-0.04, 0.04), random.between(-0.04, 0.04)]
  const [left, right] = [0.5 + x - part / 2, 0.5 + x + part / 2]
  const [top, bottom] = [0.5 + y - part / 2, 0.5 + y + part / 2]
  const off = (u: number, v: number): Point => [(u + random.between(-0.02, 0.02)) * width, (v + random.between(-0.02, 0.02)) * height] // prettier-ignore
  return [off(left, top), off(right, top), off(right, bottom), off(left, bottom)]
}

/** A print without dots, as a second camera sees it: its tones, its gloss, a lens and a sensor once more. */
export async function recapture({ pixels, page }: PlacedPage, quality: number, random: Random): Promise<PlacedPage> {
  const first = await recompressJpeg(pixels, quality)
  const size = random.between(0.7, 1.25)
  const [width, height] = [Math.round(first.width * size), Math.round(first.height * size)]
  const part = partOf(first, random)
  const look = squareToQuad(part)
  const [black, white, gamma] = [random.between(8, 46), random.between(205, 250), random.between(0.8, 1.2)]
  const [tint, lamp] = [[random.between(0.93, 1.07), 1, random.between(0.93, 1.07)], lampReflection(random)]
  const desk = random.between(40, 200)
  const print = blankImage(width, height)
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place += 3) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height]
      const from = mapPoint(look, [u, v])
      const isOn = from[0] >= 0 && from[1] >= 0 && from[0] <= first.width && from[1] <= first.height
      for (let k = 0; k < 3; k++) {
        const tone = black + (bilinearAt(first, from, k) / 255) ** gamma * (white - black) + lamp(u, v)
        print.data[place + k] = toByte(isOn ? tone * (tint[k] ?? 1) : desk)
      }
    }
  }
  const soft = await sharp(print.data, { raw: { width, height, channels: 3 } }).blur(random.between(0.35, 1.3)).raw().toBuffer() // prettier-ignore
  const noise = random.between(0.6, 5)
  const data = Uint8Array.from(soft, (level) => toByte(level + random.normal() * noise))
  const back = inverse(look)
  const seen = (point: Point): Point => {
    const [u, v] = mapPoint(back, point)
    return [u * width, v * height]
  }
  return { pixels: { width, height, channels: 3, data }, page: [seen(page[0]), seen(page[1]), seen(page[2]), seen(page[3])] } // prettier-ignore
}

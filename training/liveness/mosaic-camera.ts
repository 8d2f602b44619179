import sharp from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'
import { encodeSrgb, type Raster } from './raster.ts'

/** What one photograph of a telephone's camera is like. */
export interface MosaicCamera {
  readonly exposure: number
  readonly cast: readonly [number, number, number]
  readonly vignetting: number
  /** Electrons that a white pixel holds: the fewer, the noisier. */
  readonly well: number
  readonly sharpening: number
  readonly quality: number
}

/** Chances of a camera with a colour mosaic: every pixel sees one colour, the others are taken from its neighbours. */
export function mosaicCamera(random: Random): MosaicCamera {
  return {
    exposure: random.between(0.75, 1.2),
    cast: [random.between(0.93, 1.07), 1, random.between(0.9, 1.1)],
    vignetting: random.between(0, 0.25),
    well: 10 ** random.between(2.9, 4),
    sharpening: random.between(0, 0.9),
    quality: random.whole(60, 95),
  }
}

/** Light through that camera to a JPEG. */
export async function takePhoto(light: Raster, camera: MosaicCamera, random: Random): Promise<Uint8Array> {
  const { width, height } = light
  const full = demosaic({ width, height, data: readSensor(light, camera, random) })
  let picture = sharp(encodeSrgb(full), { raw: { width, height, channels: 3 } })
  if (camera.sharpening > 0.1)
    picture = picture.sharpen({ sigma: 1, m1: camera.sharpening, m2: camera.sharpening * 2 })
  return picture.jpeg({ quality: camera.quality, chromaSubsampling: '4:2:0' }).toBuffer()
}

const pattern = [0, 1, 1, 2] as const

/** One value a pixel, by the mosaic, with the noise of light and of reading it out. */
function readSensor({ width, height, data }: Raster, camera: MosaicCamera, random: Random): Float32Array {
  const values = new Float32Array(width * height)
  const [rx, ry] = [width / 2, height / 2]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const colour = pattern[(y & 1) * 2 + (x & 1)] ?? 1
      const corner = ((x - rx) ** 2 + (y - ry) ** 2) / (rx * rx + ry * ry)
      const gain = camera.exposure * camera.cast[colour] * (1 - camera.vignetting * corner)
      const electrons = Math.max(0, (data[at * 3 + colour] ?? 0) * gain * camera.well)
      values[at] = (electrons + random.normal() * Math.sqrt(electrons + 9)) / camera.well
    }
  }
  return values
}

type Step = readonly [across: number, down: number]

/** Where around a pixel of each place in the mosaic its colours are seen: the nearest of red, of green and of blue. */
const nearest: readonly (readonly (readonly Step[])[])[] = [
  [[[0, 0]], [[-1, 0], [1, 0], [0, -1], [0, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]]],
  [[[-1, 0], [1, 0]], [[0, 0]], [[0, -1], [0, 1]]],
  [[[0, -1], [0, 1]], [[0, 0]], [[-1, 0], [1, 0]]],
  [[[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, 0], [1, 0], [0, -1], [0, 1]], [[0, 0]]],
] // prettier-ignore

/** The mean of the nearest pixels that saw a colour; the outermost repeat what lies within. */
function demosaic({ width, height, data }: Raster): Float32Array {
  const full = new Float32Array(width * height * 3)
  const steps = nearest.map((colours) =>
    colours.map((all) => Int32Array.from(all, ([dx, dy]) => dy * width + dx)),
  )
  for (let y = 0; y < height; y++) {
    const from = within(y, height) * width
    for (let x = 0; x < width; x++) {
      const own = from + within(x, width)
      const colours = steps[((own - from) & 1) + ((from / width) & 1) * 2] ?? []
      for (let c = 0; c < 3; c++) {
        const around = colours[c] ?? new Int32Array(0)
        let sum = 0
        for (let n = 0; n < around.length; n++) sum += data[own + (around[n] ?? 0)] ?? 0
        full[(y * width + x) * 3 + c] = sum / around.length
      }
    }
  }
  return full
}

/** A place that has neighbours on both sides, of the same place in the mosaic. */
function within(place: number, length: number): number {
  if (place < 1) return place + 2
  return place > length - 2 ? place - 2 : place
}

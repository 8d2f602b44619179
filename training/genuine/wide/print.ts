import sharp from 'sharp'
import { blankImage, toByte } from '../../../bench/genuine/resample.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import type { Pixels } from '../../../src/vocabulary/imaging/pixels.ts'
import type { Dither } from './dither.ts'

type Colour = readonly [number, number, number]

/** What a full tone of each ink lets through, 0..1; the inks of no two printers are alike. */
function inkTransmittances(random: Random): readonly Colour[] {
  const low = (): number => random.between(0.08, 0.3)
  const high = (): number => random.between(0.72, 0.98)
  return [
    [low(), random.between(0.5, 0.75), high()],
    [high(), low(), random.between(0.35, 0.65)],
    [high(), high(), low()],
    [low(), low(), low()],
  ]
}

/** How much of each ink a page wants, dot by dot; as much of the grey as `black` says in black ink. */
function colourSeparation(page: Pixels, fine: number, black: number): readonly Float32Array[] {
  const [width, height] = [page.width * fine, page.height * fine]
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height))
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place++) {
      const from = (Math.floor(y / fine) * page.width + Math.floor(x / fine)) * 3
      const coverage = [0, 1, 2].map((k) => 1 - (page.data[from + k] ?? 0) / 255)
      const grey = Math.min(...coverage) * black
      for (const [n, plane] of planes.entries()) plane[place] = n === 3 ? grey : (coverage[n] ?? 0) - grey
    }
  }
  return planes
}

/** A slow unevenness of paper, mean 0, as large as the page. */
async function paperFibres({ width, height }: Pixels, depth: number, random: Random): Promise<Float32Array> {
  const raw = Buffer.from(Array.from({ length: width * height }, () => toByte(128 + random.normal() * 60)))
  const soft = await sharp(raw, { raw: { width, height, channels: 1 } })
    .blur(random.between(0.5, 3))
    .raw()
    .toBuffer()
  return Float32Array.from(soft, (level) => ((level - 128) / 60) * depth)
}

/** What a printer is, but for the way it sets dots. */
export interface Printer {
  readonly random: Random
  readonly dithers: readonly ((random: Random) => Dither)[]
}

/** A page as a printer of four inks leaves it, in as many dots as it had. */
export async function printedPage(page: Pixels, { random, dithers }: Printer): Promise<Pixels> {
  const fine = random.pick([2, 2, 3])
  const dither = random.pick(dithers)
  const inks = inkTransmittances(random)
  const size = { width: page.width * fine, height: page.height * fine }
  const planes = colourSeparation(page, fine, random.between(0, 0.8)).map((ink) => dither(random)({ ...size, ink }))
  const paper: Colour = [random.between(228, 252), random.between(228, 250), random.between(220, 250)]
  const uneven = await paperFibres(page, random.between(0, 6), random)
  const sheet = blankImage(size.width, size.height)
  for (let place = 0; place < size.width * size.height; place++) {
    const light: number[] = [...paper]
    for (const [n, plane] of planes.entries())
      for (let k = 0; k < 3; k++)
        light[k] = (light[k] ?? 0) * (1 - (plane[place] ?? 0) * (1 - (inks[n]?.[k] ?? 1)))
    for (let k = 0; k < 3; k++) sheet.data[place * 3 + k] = toByte(light[k] ?? 0)
  }
  const data = await sharp(await inkSpread(sheet, random.between(0.3, 0.7)), { raw: { ...size, channels: 3 } })
    .resize(page.width, page.height, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  return {
    ...page,
    channels: 3,
    data: data.map((level, at) => toByte(level + (uneven[Math.floor(at / 3)] ?? 0))),
  }
}

/** Ink that has spread in the paper. */
async function inkSpread({ width, height, data }: Pixels, by: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(by)
    .raw()
    .toBuffer()
}

import sharp from 'sharp'
import type { Colour } from '../../src/engine/specimens/canvas.ts'
import { sans } from '../../src/engine/specimens/fonts.ts'
import { drawText } from '../../src/engine/specimens/lettering.ts'
import type { Random } from '../../src/engine/specimens/random.ts'
import type { Pixels, Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { bilinearAt, blankImage, forEachPixelInQuad, toByte } from '../genuine/resample.ts'
import type { CarrierName } from './fitted.ts'
import type { HomeMadeCode } from '../../test/world/pictures/home-made-code.ts'
import { documentSize, drawSheet, type Sheet } from '../../test/world/pictures/home-made-sheet.ts'

const dotsPerMm = 10
const [width, height] = [1400, 1050]

/** A ground of soft blotches and stripes, as tables, blankets and carpets are. */
async function ground(random: Random): Promise<Pixels> {
  const [columns, rows] = [random.whole(6, 60), random.whole(6, 60)]
  const base = [random.whole(40, 190), random.whole(40, 180), random.whole(35, 170)] as const
  const depth = random.between(6, 40)
  const small = Uint8Array.from({ length: columns * rows * 3 }, (_, at) =>
    toByte((base[at % 3] ?? 0) + random.normal() * depth),
  )
  const data = await sharp(small, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { width, height, channels: 3, data: new Uint8Array(data) }
}

function sheetOf(name: CarrierName, code: HomeMadeCode, random: Random): Sheet {
  const light = random.whole(205, 250)
  const colour: Colour = [light, light - random.whole(0, 14), light - random.whole(0, 34)]
  if (name === 'empty card') return { ...documentSize(code), colour }
  if (name === 'cut-out') {
    const [side, above] = [random.between(1.5, 6), random.between(1.5, 5)]
    return { widthMm: code.widthMm + 2 * side, heightMm: code.heightMm + 2 * above, cornerMm: 0, colour, at: [side, above] } // prettier-ignore
  }
  // A whole sheet, or the window of a program.
  const [wide, high] = [code.widthMm * random.between(1.15, 1.9), random.between(70, 150)]
  const at: Point = [(wide - code.widthMm) * random.unit(), (high - code.heightMm) * random.between(0.2, 0.9)]
  return { widthMm: wide, heightMm: high, cornerMm: 0, colour: name === 'screen' ? [242, 243, 246] : colour, at } // prettier-ignore
}

/** Where it lies in the picture: leaning a little, and sometimes larger than the picture. */
function placeOf(sheet: Sheet, name: CarrierName, random: Random): Quad {
  const fit = Math.min(width / sheet.widthMm, height / sheet.heightMm)
  const scale = fit * (name === 'bare sheet' && random.happens(0.4) ? 1.04 : random.between(0.7, 0.93))
  const [w, h] = [(sheet.widthMm * scale) / 2, (sheet.heightMm * scale) / 2]
  const turn = random.between(-0.09, 0.09)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corner = (x: number, y: number): Point => {
    const [u, v] = [x * w * random.between(0.96, 1), y * h * random.between(0.96, 1)]
    return [width / 2 + u * cos - v * sin, height / 2 + u * sin + v * cos]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/**
 * Laid on a ground and seen through a lens of its own: it shares no more with the other generator than how codes are
 * drawn, and no limit was fitted to it.
 */
export async function publishedCarrier(
  name: CarrierName,
  code: HomeMadeCode,
  random: Random,
): Promise<{ readonly pixels: Pixels; readonly jpegQuality: number }> {
  const sheet = sheetOf(name, code, random)
  const flat = drawSheet(code, sheet, dotsPerMm).pixels
  if (name === 'screen') drawCaptions(flat, sheet, random.fork('captions'))
  const picture = name === 'screen' ? darkRoom(random) : await ground(random)
  const wave = { period: random.between(2.2, 5), depth: random.between(0.03, 0.12) }
  forEachPixelInQuad(picture, placeOf(sheet, name, random), (place, [u, v]) => {
    const [x, y] = [u * flat.width, v * flat.height]
    for (let channel = 0; channel < 3; channel++) {
      const level = bilinearAt(flat, [x, y], channel)
      const stripe =
        name === 'screen'
          ? 1 + wave.depth * Math.cos((2 * Math.PI * ((place / 3) % width)) / wave.period + channel * 2)
          : 1
      picture.data[place + channel] = toByte(level * stripe)
    }
  })
  return { pixels: await throughLens(picture, random), jpegQuality: random.whole(68, 90) }
}

const captions = ['File  Edit  View  Window  Help', 'Untitled document', 'Page 1 of 1', 'Search settings', 'Download'] // prettier-ignore

/** What a program writes around what it shows: up to five lines, of which none lies on the code. */
function drawCaptions(pixels: Pixels, { at }: Sheet, random: Random): void {
  for (let line = random.whole(0, captions.length); line > 0; line--) {
    const y = 4 + 5 * line
    if (y < at[1] - 3)
      drawText({ pixels, dotsPerMm }, captions[line - 1] ?? '', {
        ...{ font: sans, em: 3.2, colour: [60, 60, 64] },
        start: [random.between(2, 20), y],
      })
  }
}

function darkRoom(random: Random): Pixels {
  const picture = blankImage(width, height)
  const bezel = random.whole(12, 40)
  picture.data.fill(bezel)
  return picture
}

/** Blurred, lit from one side, and with the noise of a sensor. */
async function throughLens(picture: Pixels, random: Random): Promise<Pixels> {
  const raw = { width, height, channels: 3 } as const
  const blurred = await sharp(picture.data, { raw }).blur(random.between(0.5, 1.1)).raw().toBuffer()
  const [slope, noise] = [random.between(-0.25, 0.25), random.between(1.2, 4)]
  const data = new Uint8Array(blurred.length)
  for (let place = 0; place < data.length; place++) {
    const x = ((place / 3) % width) / width - 0.5
    data[place] = toByte((blurred[place] ?? 0) * (0.95 + slope * x) + random.normal() * noise)
  }
  return { ...raw, data }
}

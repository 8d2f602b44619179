import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { blankCanvas, fill, type Canvas } from '../canvas.ts'
import { randomFrom } from '../random.ts'
import type { FlatSpecimen, PictureTruth } from '../draw-specimen.ts'
import { drawText, textWidth } from '../lettering.ts'
import { drawLikeness } from '../likeness.ts'
import type { Likeness } from '../person.ts'
import { drawPortrait, sitterOf } from '../portrait.ts'
import { drawConstellation, drawGuilloche, drawRosette, drawTint, palettes } from '../security-print.ts'
import type { Palette } from '../security-print.ts'
import { cornersOf, rounded } from '../shapes.ts'
import { drawSignature } from '../signature.ts'
import { sans, sansBold } from '../fonts.ts'
import { licencePrint, type PrintedValue } from './licence-print.ts'
import type { Licence } from './make-licence.ts'

/** Size of an ID-1 card (ISO/IEC 7810). */
const card = { widthMm: 85.6, heightMm: 54, cornerMm: 3.2 } as const
/** Width of the symbol's finest bar; the standard allows 0.17 to 0.38 mm. */
export const moduleMm = 0.25
/** Paper around the symbol, in modules. */
const quietZone = 4

/**
 * Draws one side of a licence.
 *
 * @param side.symbol the barcode's modules, one pixel each, 0 where it is black; only the back bears it
 * @param side.likeness whose face the front bears, by `personFor`; without one a head is drawn
 */
export function drawLicence(
  licence: Licence,
  side: { readonly dotsPerMm: number; readonly symbol: Pixels | null; readonly likeness?: Likeness | null },
): FlatSpecimen {
  const { dotsPerMm, symbol, likeness = null } = side
  const { person } = licence
  const random = randomFrom(person.seed).fork('licence page')
  const palette = random.pick(palettes)
  const canvas = blankCanvas({ ...card, dotsPerMm })
  drawTint(canvas, palette)
  const whole = { x: 0, y: 0, width: card.widthMm, height: card.heightMm }
  drawGuilloche(canvas, whole, { palette, random: random.fork('paper'), opacity: 0.5 })
  drawRosette(canvas, { centre: [60, 36], radius: 13, petals: random.whole(9, 16), colour: palette.first, opacity: 0.4 }) // prettier-ignore
  drawConstellation(canvas, card, palette)
  const holder = symbol === null ? drawHolder(canvas, licence, { palette, likeness }) : null
  const barcode = symbol === null ? null : drawSymbol(canvas, symbol)
  const fields = drawValues(canvas, licencePrint[symbol === null ? 'front' : 'back'](licence), palette)
  const { widthMm, heightMm, cornerMm } = card
  const dots = (quad: Quad): Quad => {
    const point = ([x, y]: Point): Point => [x * dotsPerMm, y * dotsPerMm]
    return [point(quad[0]), point(quad[1]), point(quad[2]), point(quad[3])]
  }
  return {
    pixels: canvas.pixels,
    dotsPerMm,
    cornerMm,
    truth: {
      format: 'TD1',
      zone: [],
      zoneQuads: [],
      barcode: barcode === null ? null : dots(barcode),
      fields: fields.map((field) => ({ ...field, quad: dots(field.quad) })),
      page: dots([[0, 0], [widthMm, 0], [widthMm, heightMm], [0, heightMm]]), // prettier-ignore
      portraits: holder === null ? [] : [dots(holder.portrait)],
      face: holder && dots(holder.face),
      signature: holder && dots(holder.signature),
      letterHeight: 0,
    },
  }
}

/** The front's title, portrait and signature; where the holder is seen, in millimetres. */
function drawHolder(
  canvas: Canvas,
  { person }: Licence,
  { palette, likeness }: { readonly palette: Palette; readonly likeness: Likeness | null },
): Readonly<Record<'portrait' | 'face' | 'signature', Quad>> {
  const random = randomFrom(person.seed)
  const title = { font: sansBold, colour: palette.accent }
  drawText(canvas, 'UTOPIA', { ...title, em: 4.2, spacing: 0.25, start: [4, 6.4] })
  drawText(canvas, 'DRIVER LICENSE', { ...title, font: sans, em: 2.8, spacing: 0.17, start: [33, 6.2] })
  const portrait = { x: 4, y: 11, width: 25, height: 32 }
  const face =
    likeness === null
      ? drawPortrait(canvas, portrait, sitterOf(person))
      : drawLikeness(canvas, portrait, likeness)
  const signature = drawSignature(canvas, [4, 50], { specimen: person, random: random.fork('signature') })
  return { portrait: cornersOf(portrait), face, signature }
}

function drawValues(
  canvas: Canvas,
  values: readonly PrintedValue[],
  palette: Palette,
): PictureTruth['fields'] {
  return values.map(({ key, label, at, text }) => {
    drawText(canvas, label, { font: sans, em: 1.7, colour: palette.accent, start: [at[0], at[1] - 2.7] })
    const lettering = { font: sansBold, em: 2.6, colour: palette.ink }
    const room = card.widthMm - 3 - at[0]
    const em = lettering.em * Math.min(1, room / textWidth(text, lettering))
    const quad = drawText(canvas, text, { ...lettering, em, start: at })
    return { key, text, quad }
  })
}

/** The symbol in the middle of the card's upper half, on white; its outline in millimetres. */
function drawSymbol(canvas: Canvas, { width, height, data }: Pixels): Quad {
  const size = { width: width * moduleMm, height: height * moduleMm }
  const [x, y] = [(card.widthMm - size.width) / 2, 27 - size.height / 2]
  const margin = quietZone * moduleMm
  const paper = {
    x: x - margin,
    y: y - margin,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
  }
  fill(canvas, rounded(paper, 0), { colour: [248, 248, 246] })
  for (const { from, rows } of bandsOf({ width, height, data })) {
    const band = { y: y + from * moduleMm, height: rows * moduleMm }
    const bars = barsOf(data.subarray(from * width, (from + 1) * width))
    const shape = bars.flatMap(([start, length]) =>
      rounded({ ...band, x: x + start * moduleMm, width: length * moduleMm }, 0),
    )
    fill(canvas, shape, { colour: [24, 24, 26] })
  }
  const [right, bottom] = [x + size.width, y + size.height]
  return [[x, y], [right, y], [right, bottom], [x, bottom]] // prettier-ignore
}

/** Rows of modules that are alike, together: bars that were put together would show their seams. */
function bandsOf({ width, height, data }: Pick<Pixels, 'width' | 'height' | 'data'>) {
  const bands: { from: number; rows: number }[] = []
  for (let row = 0; row < height; row++) {
    const last = bands.at(-1)
    const isSame =
      last !== undefined &&
      data
        .subarray(row * width, (row + 1) * width)
        .every((value, at) => value === data[last.from * width + at])
    if (last !== undefined && isSame) last.rows++
    else bands.push({ from: row, rows: 1 })
  }
  return bands
}

/** Where black begins in a row of modules, and how many follow. */
function barsOf(row: Uint8Array): readonly (readonly [from: number, length: number])[] {
  const bars: [number, number][] = []
  for (const [at, value] of row.entries()) {
    const last = bars.at(-1)
    if (value !== 0) continue
    if (last !== undefined && last[0] + last[1] === at) last[1]++
    else bars.push([at, 1])
  }
  return bars
}

import { blankCanvas, type Canvas, type Colour } from '../../../src/engine/specimens/canvas.ts'
import type { FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { drawLikeness } from '../../../src/engine/specimens/likeness.ts'
import type { Likeness } from '../../../src/engine/specimens/person.ts'
import type { Random } from '../../../src/engine/specimens/random.ts'
import { drawConstellation, drawGuilloche, drawRosette, drawTint, type Palette, palettes } from '../../../src/engine/specimens/security-print.ts' // prettier-ignore
import { cornersOf, type Rectangle } from '../../../src/engine/specimens/shapes.ts'
import { drawSignature } from '../../../src/engine/specimens/signature.ts'
import type { Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { drawInk } from './draw-ink.ts'
import type { FixedPrint, FrontField, FrontLayout } from './front-layout.ts'
import type { Holder } from './holder.ts'
import { printText } from './print-text.ts'
import type { Expected } from './values.ts'

/** A value that is printed on a front, and where: in millimetres of the card. */
export interface PrintedField {
  readonly expected: readonly Expected[]
  readonly text: string
  readonly quad: Quad
}

export interface DrawnFront extends FlatSpecimen {
  readonly printed: readonly PrintedField[]
}

export interface FrontLook {
  readonly holder: Holder
  readonly likeness: Likeness
  /** Families of the language's letters and of Latin ones. */
  readonly families: { readonly local: string; readonly latin: string }
  readonly dotsPerMm: number
  readonly random: Random
}

const cardSize = { widthMm: 85.6, heightMm: 54 } as const
/** Print runs from right to left where its first letter does, or its digits are those of Arabic. */
const rightToLeft = /^[^\p{L}\u0660-\u0669\u06f0-\u06f9]*[\u0590-\u06ff\u0750-\u077f]/u
/** Letters of another script than Latin; digits and signs are drawn in the typeface of the language. */
const hasOtherLetters = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text)

interface Run {
  readonly text: string
  readonly at: Point
  readonly em: number
  readonly colour: Colour
  readonly bold?: boolean | undefined
  readonly align?: 'middle' | 'end' | undefined
}

class Sheet {
  readonly canvas: Canvas
  readonly #look: FrontLook
  readonly #layout: FrontLayout

  constructor(canvas: Canvas, look: FrontLook, layout: FrontLayout) {
    this.canvas = canvas
    this.#look = look
    this.#layout = layout
  }

  /** Millimetres from where a line begins to the edge of the card, or to the portrait beside it. */
  #spaceFrom([x, y]: Point, isEnd: boolean): number {
    const { portrait } = this.#layout
    if (portrait === null) return isEnd ? x - 3 : (this.#layout.size ?? cardSize).widthMm - 3 - x
    const isBeside = y > portrait.y && y < portrait.y + portrait.height + 2
    const [left, right] = [portrait.x + portrait.width, portrait.x]
    if (isEnd) return x - (isBeside && x > left ? left + 1 : 3)
    return (isBeside && x < right ? right : (this.#layout.size ?? cardSize).widthMm - 2) - 1 - x
  }

  /** Prints a run; it is made smaller where it would leave the card. @returns around its ink, in dots */
  async print({ text, at, em, colour, bold, align }: Run): Promise<Quad> {
    const { dotsPerMm, families } = this.#look
    const { local, latin } = families
    const isRight = rightToLeft.test(text)
    const names = hasOtherLetters(text)
      ? [local, latin, 'Noto Sans', 'DejaVu Sans']
      : [latin, local, 'Noto Sans']
    const draw = (size: number) =>
      printText(text, { families: names, em: size * dotsPerMm, bold: bold === true, rightToLeft: isRight })
    const isEnd = align === 'end' || (align === undefined && isRight)
    const space =
      align === 'middle' ? (this.#layout.size ?? cardSize).widthMm - 6 : this.#spaceFrom(at, isEnd)
    const first = await draw(em)
    const fitting = Math.min(1, (space * dotsPerMm) / first.width)
    const ink = fitting === 1 ? first : await draw(em * fitting)
    const x = at[0] * dotsPerMm
    const left = align === 'middle' ? x - ink.width / 2 : isEnd ? x - ink.width : x
    return drawInk(this.canvas, ink, { left, baseline: at[1] * dotsPerMm, colour })
  }
}

/** The paper with its security print; paler where a state prints paler. */
function drawPaper(canvas: Canvas, size: { widthMm: number; heightMm: number }, random: Random): Palette {
  const palette = random.pick(palettes)
  drawTint(canvas, palette)
  const whole = { x: 0, y: 0, width: size.widthMm, height: size.heightMm }
  drawGuilloche(canvas, whole, { palette, random: random.fork('paper'), opacity: random.between(0.3, 0.55) })
  const centre: Point = [size.widthMm * random.between(0.4, 0.8), size.heightMm * 0.6]
  drawRosette(canvas, {
    centre,
    radius: 13,
    petals: random.whole(9, 16),
    colour: palette.first,
    opacity: 0.35,
  })
  drawConstellation(canvas, size, palette)
  return palette
}

async function printField(
  sheet: Sheet,
  field: FrontField,
  look: { holder: Holder; palette: Palette },
): Promise<PrintedField | null> {
  // prettier-ignore
  const { text, expected } = field.value(look.holder)
  const { palette } = look
  const { label, labelAt, at, align } = field
  const isInline = labelAt === 'inline' && label !== undefined
  if (label !== undefined && !isInline) {
    const place: Point = labelAt === undefined || labelAt === 'inline' ? [at[0], at[1] - 3.2] : labelAt
    await sheet.print({ text: label, at: place, em: field.labelEm ?? 1.9, colour: palette.accent, align })
  }
  if (text === '') return null
  const run = { at, em: field.em ?? 2.9, colour: palette.ink, bold: field.bold, align }
  const quad = await sheet.print({ ...run, text: isInline ? label + text : text })
  return { expected, text, quad }
}

/** Draws a front, with its portrait, the word SPECIMEN over that, and a signature where it bears one. */
export async function drawFront(layout: FrontLayout, look: FrontLook): Promise<DrawnFront> {
  const { holder, likeness, dotsPerMm, random } = look
  const size = layout.size ?? cardSize
  const canvas = blankCanvas({ ...size, dotsPerMm })
  const palette = drawPaper(canvas, size, random)
  const { portrait } = layout
  const face = portrait === null ? null : drawLikeness(canvas, portrait, likeness)
  const sheet = new Sheet(canvas, look, layout)
  for (const print of layout.fixed) await printFixed(sheet, print, palette)
  const printed: PrintedField[] = []
  for (const field of layout.fields) {
    const one = await printField(sheet, field, { holder, palette })
    if (one !== null) printed.push(one)
  }
  if (portrait !== null) await printMark(sheet, portrait)
  const writer = { surname: holder.surname.latin, givenNames: holder.given.latin }
  const signature = layout.signature === undefined ? null : drawSignature(canvas, layout.signature, { specimen: writer, random: random.fork('signature') }) // prettier-ignore
  return {
    pixels: canvas.pixels,
    dotsPerMm,
    cornerMm: 3.2,
    printed,
    truth: {
      ...{ format: 'TD1', zone: [], zoneQuads: [], barcode: null, letterHeight: 0 },
      fields: printed.map(({ text, quad }) => ({ key: 'document', text, quad })),
      page: dots([[0, 0], [size.widthMm, 0], [size.widthMm, size.heightMm], [0, size.heightMm]], dotsPerMm), // prettier-ignore
      portraits: portrait === null ? [] : [dots(cornersOf(portrait), dotsPerMm)],
      face: face && dots(face, dotsPerMm),
      signature: signature && dots(signature, dotsPerMm),
    },
  }
}

/** SPECIMEN over the portrait, as published specimens bear it. */
async function printMark(sheet: Sheet, { x, y, width, height }: Rectangle): Promise<void> {
  const mark = {
    text: 'SPECIMEN',
    em: width / 5.6,
    colour: [176, 34, 40],
    bold: true,
    align: 'middle',
  } as const
  await sheet.print({ ...mark, at: [x + width / 2, y + height - 2] })
}

async function printFixed(
  sheet: Sheet,
  { text, at, em, bold, align }: FixedPrint,
  { accent }: Palette,
): Promise<void> {
  // prettier-ignore
  await sheet.print({ text, at, em, bold, align, colour: accent })
}

function dots(quad: Quad, by: number): Quad {
  const point = ([x, y]: Point): Point => [x * by, y * by]
  return [point(quad[0]), point(quad[1]), point(quad[2]), point(quad[3])]
}

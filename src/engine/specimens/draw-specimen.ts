import type { FieldKey } from '../../vocabulary/reading/fields.ts'
import type { MrzFormat } from '../../vocabulary/reading/document-reading.ts'
import type { Pixels, Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { blankCanvas, blend, fill } from './canvas.ts'
import type { Canvas } from './canvas.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'
import { drawText, textWidth } from './lettering.ts'
import { drawLikeness } from './likeness.ts'
import type { Specimen } from './make-specimen.ts'
import { pageLayouts } from './page-layouts.ts'
import type { PageLayout } from './page-layouts.ts'
import type { Likeness } from './person.ts'
import { drawPortrait, sitterOf } from './portrait.ts'
import { drawConstellation, drawGuilloche, drawRosette, drawTint, palettes } from './security-print.ts'
import type { Palette } from './security-print.ts'
import { cornersOf, ribbon, rounded } from './shapes.ts'
import type { Rectangle } from './shapes.ts'
import { drawSignature } from './signature.ts'
import { grotesque, ocrB, ocrBSharp, sans, sansBold } from './fonts.ts'

/** What is really on a picture; quads in pixels of that picture. */
export interface PictureTruth {
  /** Of the zone; of a card without one TD1, whose size it has. */
  readonly format: MrzFormat
  /** Lines of the machine zone; empty on a side without one. */
  readonly zone: readonly string[]
  /** Around the ink of each zone line, in reading direction. */
  readonly zoneQuads: readonly Quad[]
  /** Around the barcode's ink; null on a side without one. */
  readonly barcode: Quad | null
  readonly fields: readonly { readonly key: FieldKey; readonly text: string; readonly quad: Quad }[]
  readonly page: Quad
  /** Printed portraits, the largest first; and the face on that from chin to hairline, null on a side without one. */
  readonly portraits: readonly Quad[]
  readonly face: Quad | null
  /** Around the ink; null on a side without one. */
  readonly signature: Quad | null
  /** Mean height of the zone's capitals in pixels; 0 on a side without a zone. */
  readonly letterHeight: number
}

/** What a side says in other words than the layout's: of another state, or of none that anyone knows. */
export interface Wording {
  readonly title: string
  readonly labels: Readonly<Partial<Record<FieldKey, string>>>
  /** How values are printed, where not as usual. */
  readonly values?: Readonly<Partial<Record<FieldKey, (specimen: Specimen) => string>>>
}

/** A page seen straight from above, without a camera. */
export interface FlatSpecimen {
  readonly pixels: Pixels
  readonly truth: PictureTruth
  readonly dotsPerMm: number
  /** Radius of the page's corners in millimetres. */
  readonly cornerMm: number
}

/** Em of OCR-B at the zone's pitch of 2.54 mm, and its capitals' height (ICAO Doc 9303-3 section 4). */
const zoneEm = 3.513
export const zonePitch = 2.54
export const zoneCapitalMm = zoneEm * 0.717

function drawPaper(canvas: Canvas, layout: PageLayout, look: { palette: Palette; random: Random }): void {
  const { palette, random } = look
  const { widthMm, heightMm } = layout
  drawTint(canvas, palette)
  const zoneTop = layout.zone === null ? heightMm : heightMm - 23.2
  drawGuilloche(canvas, { x: 0, y: 0, width: widthMm, height: zoneTop }, { palette, random, opacity: 0.55 })
  const faint = layout.zone === null ? 0 : random.between(0, 0.28)
  if (faint > 0.04)
    drawGuilloche(
      canvas,
      { x: 0, y: zoneTop, width: widthMm, height: 23.2 },
      { palette, random, opacity: faint },
    )
  const { centre, radius } = layout.rosette
  drawRosette(canvas, { centre, radius, petals: random.whole(9, 16), colour: palette.first, opacity: 0.4 })
  drawRosette(canvas, {
    centre,
    radius: radius * 0.5,
    petals: random.whole(7, 11),
    colour: palette.second,
    opacity: 0.5,
  })
}

function drawChip(canvas: Canvas, box: Rectangle): void {
  fill(canvas, rounded(box, 1.4), {
    colour: (x) => blend([214, 186, 110], [246, 226, 160], (x - box.x) / box.width),
  })
  for (const share of [0.33, 0.67]) {
    const y = box.y + box.height * share
    fill(canvas, ribbon([[box.x, y], [box.x + box.width, y]], 0.18), { colour: [120, 96, 44] }) // prettier-ignore
    const x = box.x + box.width * share
    fill(canvas, ribbon([[x, box.y], [x, box.y + box.height]], 0.18), { colour: [120, 96, 44] }) // prettier-ignore
  }
}

function drawTitles(
  canvas: Canvas,
  layout: PageLayout,
  { palette, wording }: { palette: Palette; wording: Wording | null },
): void {
  for (const title of layout.titles)
    drawText(canvas, title.bold ? title.text : (wording?.title ?? title.text), {
      font: title.bold ? sansBold : sans,
      em: title.em,
      colour: palette.accent,
      spacing: title.em * 0.06,
      start: title.at,
    })
}

function drawFields(
  canvas: Canvas,
  layout: PageLayout,
  look: { specimen: Specimen; palette: Palette; narrow: boolean; wording: Wording | null },
): PictureTruth['fields'] {
  const { specimen, palette, narrow, wording } = look
  const small = layout.widthMm < 100
  return layout.fields.map(({ key, label, at, text }) => {
    const printed = wording?.values?.[key]?.(specimen) ?? text(specimen)
    drawText(canvas, wording?.labels[key] ?? label, {
      font: narrow ? grotesque : sans,
      em: small ? 1.75 : 1.95,
      colour: palette.accent,
      start: [at[0], at[1] - 2.95],
    })
    const lettering = { font: narrow ? grotesque : sansBold, em: small ? 2.9 : 3.1, colour: palette.ink }
    const next = layout.fields
      .filter((other) => other.at[1] === at[1] && other.at[0] > at[0])
      .map((other) => other.at[0])
    const room = Math.min(layout.widthMm - 3, ...next) - at[0] - 1
    const em = lettering.em * Math.min(1, room / textWidth(printed, lettering))
    return { key, text: printed, quad: drawText(canvas, printed, { ...lettering, em, start: at }) }
  })
}

function drawZone(
  canvas: Canvas,
  layout: PageLayout,
  look: { specimen: Specimen; palette: Palette; random: Random },
): Quad[] {
  const { specimen, palette, random } = look
  const { zone } = layout
  if (zone === null) return []
  const face = {
    font: random.happens(0.7) ? ocrB : ocrBSharp,
    em: zoneEm * random.between(0.97, 1.02),
    pitch: zonePitch,
    colour: palette.ink,
    opacity: random.between(0.86, 1),
    gain: random.between(-0.02, 0.035),
  }
  const left = zone.left + random.between(-0.6, 0.6) - (zonePitch - 1.75) / 2
  return specimen.zone.map((line, i) =>
    drawText(canvas, line, { ...face, start: [left, (zone.middles[i] ?? 0) + 0.35 * zoneEm] }),
  )
}

function scaled(quad: Quad, by: number): Quad {
  const point = ([x, y]: Point): Point => [x * by, y * by]
  return [point(quad[0]), point(quad[1]), point(quad[2]), point(quad[3])]
}

function drawPeople(
  canvas: Canvas,
  layout: PageLayout,
  { specimen, likeness }: { specimen: Specimen; likeness: Likeness | null },
): Quad | null {
  const draw = (box: Rectangle): Quad =>
    likeness === null ? drawPortrait(canvas, box, sitterOf(specimen)) : drawLikeness(canvas, box, likeness)
  if (layout.ghost !== null) {
    draw(layout.ghost)
    fill(canvas, rounded(layout.ghost, 0), { colour: [240, 240, 236], opacity: 0.55 })
  }
  return layout.portrait === null ? null : draw(layout.portrait)
}

/**
 * Draws one side of a specimen, flat and clean.
 * @param options.dotsPerMm resolution; 12 gives a passport page of 1500 × 1056 pixels.
 * @param options.likeness whose face it bears, by `personFor`; without one a head is drawn.
 * @param options.wording what titles and labels say instead of English and French.
 * @param options.side `zone` (default) is the side with the machine zone; `other` the front of a card.
 * @throws Error when the document has no such side.
 */
export function drawSpecimen(
  specimen: Specimen,
  options: {
    dotsPerMm: number
    side?: 'zone' | 'other'
    likeness?: Likeness | null
    wording?: Wording
  },
): FlatSpecimen {
  const sides = pageLayouts[specimen.kind]
  const layout: PageLayout | null = options.side === 'other' ? sides.otherSide : sides.zoneSide
  if (layout === null) throw new Error(`A ${specimen.kind} has one side only`)
  const random = randomFrom(specimen.seed).fork('page')
  const palette = random.pick(palettes)
  const canvas = blankCanvas({ ...layout, dotsPerMm: options.dotsPerMm })
  drawPaper(canvas, layout, { palette, random: random.fork('paper') })
  drawConstellation(canvas, layout, palette)
  const { wording = null } = options
  drawTitles(canvas, layout, { palette, wording })
  const face = drawPeople(canvas, layout, { specimen, likeness: options.likeness ?? null })
  if (layout.chip !== null) drawChip(canvas, layout.chip)
  const fields = drawFields(canvas, layout, {
    ...{ specimen, palette, wording },
    narrow: random.happens(0.35),
  })
  const signature =
    layout.signature === null
      ? null
      : drawSignature(canvas, layout.signature, { specimen, random: random.fork('signature') })
  const zoneQuads = drawZone(canvas, layout, { specimen, palette, random: random.fork('zone') })
  const dots = options.dotsPerMm
  const { widthMm, heightMm, cornerMm } = layout
  return {
    pixels: canvas.pixels,
    dotsPerMm: dots,
    cornerMm,
    truth: {
      format: specimen.format,
      zone: layout.zone === null ? [] : specimen.zone,
      zoneQuads: zoneQuads.map((quad) => scaled(quad, dots)),
      barcode: null,
      fields: fields.map((field) => ({ ...field, quad: scaled(field.quad, dots) })),
      page: scaled([[0, 0], [widthMm, 0], [widthMm, heightMm], [0, heightMm]], dots), // prettier-ignore
      portraits: [layout.portrait, layout.ghost].flatMap((box) =>
        box === null ? [] : [scaled(cornersOf(box), dots)],
      ),
      face: face && scaled(face, dots),
      signature: signature && scaled(signature, dots),
      letterHeight: layout.zone === null ? 0 : zoneCapitalMm * dots,
    },
  }
}

import { blankCanvas } from '../../../src/engine/specimens/canvas.ts'
import { randomFrom } from '../../../src/engine/specimens/random.ts'
import {
  drawSpecimen,
  type FlatSpecimen,
  type PictureTruth,
} from '../../../src/engine/specimens/draw-specimen.ts'
import { drawText } from '../../../src/engine/specimens/lettering.ts'
import type { Specimen } from '../../../src/engine/specimens/make-specimen.ts'
import { drawGuilloche, drawTint, palettes } from '../../../src/engine/specimens/security-print.ts'
import { drawSignature } from '../../../src/engine/specimens/signature.ts'
import { sans, sansBold } from '../../../src/engine/specimens/fonts.ts'
import { mapQuad } from '../../../src/engine/imaging/geometry/homography.ts'
import type { Pixels, Quad } from '../../../src/vocabulary/imaging/pixels.ts'

/** What the page opposite the data page says: what people write on such pages, and labels that a reader might fall for. */
const oppositePageText = [
  'The Minister of Foreign Affairs of Utopia requests all',
  'whom it may concern to allow the bearer to pass freely',
  'without let or hindrance and to afford such assistance',
  'and protection as may be necessary.',
] as const
const oppositePageLabels = [
  'Signature of bearer / Signature du titulaire',
  'Observations',
  'Address / Adresse',
] as const

const [widthMm, heightMm] = [125, 88]

/** An open passport: the data page below the fold, above it the page opposite, with print and the holder's signature. */
export interface OpenPassport {
  /** Both pages as one sheet; the truth is that of the data page, but for `page`, which is the sheet. */
  readonly flat: FlatSpecimen
  /** Corners of the data page, in dots. */
  readonly dataPage: Quad
}

export function openPassport(specimen: Specimen, dotsPerMm: number): OpenPassport {
  const data = drawSpecimen(specimen, { dotsPerMm })
  const above = drawOppositePage(specimen, dotsPerMm)
  const down = (quad: Quad): Quad => mapQuad(quad, ([x, y]) => [x, y + above.height])
  const { truth } = data
  const [, right] = truth.page
  const dataPage = down(truth.page)
  const shifted: PictureTruth = {
    ...truth,
    zoneQuads: truth.zoneQuads.map(down),
    fields: truth.fields.map((field) => ({ ...field, quad: down(field.quad) })),
    portraits: truth.portraits.map(down),
    face: truth.face && down(truth.face),
    signature: truth.signature && down(truth.signature),
    page: [[0, 0], right, dataPage[2], dataPage[3]],
  }
  return { flat: { ...data, pixels: stackPages(above, data.pixels), truth: shifted }, dataPage }
}

function drawOppositePage(specimen: Specimen, dotsPerMm: number): Pixels {
  const random = randomFrom(specimen.seed).fork('page opposite')
  const palette = random.pick(palettes)
  const canvas = blankCanvas({ widthMm, heightMm, dotsPerMm })
  drawTint(canvas, palette)
  drawGuilloche(canvas, { x: 0, y: 0, width: widthMm, height: heightMm }, { palette, random, opacity: 0.4 })
  const print = { font: sans, em: 2.6, colour: palette.ink }
  drawText(canvas, 'UTOPIA', { ...print, font: sansBold, em: 5, start: [12, 14] })
  for (const [line, text] of oppositePageText.entries())
    drawText(canvas, text, { ...print, start: [12, 22 + 4.6 * line] })
  for (const [line, text] of oppositePageLabels.entries())
    drawText(canvas, text, { ...print, em: 1.95, colour: palette.accent, start: [12, 48 + 13 * line] })
  drawSignature(canvas, [14, 56], { specimen, random: random.fork('signature') })
  return canvas.pixels
}

/** One page above the other, both of one width, a fold between them. */
function stackPages(above: Pixels, below: Pixels): Pixels {
  const height = above.height + below.height
  const data = new Uint8Array(above.width * height * above.channels)
  data.set(above.data)
  data.set(below.data, above.data.length)
  return { ...above, height, data: shadeFold(data, above) }
}

/** Millimetres from the fold at which its shadow ends, as a part of a page's height; and how dark it is. */
const foldHeight = { reach: 0.02, depth: 0.35 } as const

function shadeFold(data: Uint8Array, { width, height, channels }: Pixels): Uint8Array {
  const reach = foldHeight.reach * height
  const row = width * channels
  return data.map((value, at) => {
    const away = Math.abs(Math.floor(at / row) + 0.5 - height) / reach
    return away >= 1 ? value : value * (1 - foldHeight.depth * (1 - away) ** 2)
  })
}

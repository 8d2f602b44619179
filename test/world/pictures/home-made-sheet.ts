import { blankCanvas, fill, type Colour } from '../../../src/engine/specimens/canvas.ts'
import { zoneCapitalMm, type FlatSpecimen } from '../../../src/engine/specimens/draw-specimen.ts'
import { rounded } from '../../../src/engine/specimens/shapes.ts'
import { mapQuad } from '../../../src/engine/imaging/geometry/homography.ts'
import type { Point, Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import type { HomeMadeCode } from './home-made-code.ts'

export interface Sheet {
  readonly widthMm: number
  readonly heightMm: number
  readonly cornerMm: number
  readonly colour: Colour
  /** Where the code's top left corner lies. */
  readonly at: Point
}

/** A flat sheet that bears nothing but the code. */
export function drawSheet(code: HomeMadeCode, sheet: Sheet, dotsPerMm: number): FlatSpecimen {
  const { widthMm, heightMm, cornerMm, colour, at } = sheet
  const canvas = blankCanvas({ widthMm, heightMm, dotsPerMm })
  fill(canvas, rounded({ x: 0, y: 0, width: widthMm, height: heightMm }, 0), { colour })
  const dots = (quad: Quad): Quad => mapQuad(quad, ([x, y]) => [x * dotsPerMm, y * dotsPerMm])
  const quads = code.drawAt(canvas, at).map(dots)
  const isBars = code.name === 'PDF417'
  return {
    pixels: canvas.pixels,
    dotsPerMm,
    cornerMm,
    truth: {
      format: isBars ? 'TD1' : code.name,
      zone: [],
      zoneQuads: isBars ? [] : quads,
      barcode: isBars ? (quads[0] ?? null) : null,
      fields: [],
      page: dots([[0, 0], [widthMm, 0], [widthMm, heightMm], [0, heightMm]]), // prettier-ignore
      portraits: [],
      face: null,
      signature: null,
      letterHeight: isBars ? 0 : zoneCapitalMm * dotsPerMm,
    },
  }
}

/** The size of the document that the code would be on, and where the code lies on it. */
export function documentSize({ name, widthMm, heightMm }: HomeMadeCode): Omit<Sheet, 'colour'> {
  const size = {
    TD3: [125, 88, 1],
    TD2: [105, 74, 3],
    TD1: [85.6, 54, 3.2],
    PDF417: [85.6, 54, 3.2],
  } as const
  const [wide, high, cornerMm] = size[name]
  const top = name === 'PDF417' ? (high - heightMm) / 2 : high - heightMm - 4.5
  return { widthMm: wide, heightMm: high, cornerMm, at: [(wide - widthMm) / 2, top] }
}

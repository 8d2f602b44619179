import type { CameraConditions } from '../../src/engine/specimens/camera/conditions.ts'
import { photograph } from '../../src/engine/specimens/camera/photograph.ts'
import type { Colour } from '../../src/engine/specimens/canvas.ts'
import type { FlatSpecimen } from '../../src/engine/specimens/draw-specimen.ts'
import type { Random } from '../../src/engine/specimens/random.ts'
import { dotsForLetters } from '../../src/engine/specimens/specimen-picture.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { indoorConditions, indoorSpans } from '../kit/ordinary-light.ts'
import type { HomeMadeCode } from '../../test/world/pictures/home-made-code.ts'
import { documentSize, drawSheet, type Sheet } from '../../test/world/pictures/home-made-sheet.ts'

/** How a code is shown that is on no document. */
export const carrierNames = ['bare sheet', 'cut-out', 'empty card', 'screen'] as const
export type CarrierName = (typeof carrierNames)[number]

/** A steadier and sharper camera than for genuine documents: nothing but the carrier may give these away. */
export const conditionsOf = (random: Random): CameraConditions =>
  indoorConditions(random, { ...indoorSpans, tilt: [1, 14], blur: [0.4, 0.9] })

const papers: readonly Colour[] = [[246, 246, 244], [236, 226, 202], [222, 214, 196], [230, 236, 240]] // prettier-ignore

function sheetOf(name: CarrierName, code: HomeMadeCode, random: Random): Sheet {
  const colour = random.pick(papers)
  if (name === 'empty card') return { ...documentSize(code), colour }
  const [side, above] = name === 'cut-out' ? [3, 2] : [random.between(12, 30), random.between(15, 60)]
  return {
    widthMm: code.widthMm + 2 * side,
    heightMm: code.heightMm + 2 * above,
    cornerMm: 0,
    colour: name === 'screen' ? [250, 250, 252] : colour,
    at: [side, above],
  }
}

/** Rows and stripes of a screen of about a hundred pixels an inch. */
function asOnScreen(flat: FlatSpecimen): FlatSpecimen {
  const { width, height, data } = flat.pixels
  const pixel = 0.25 * flat.dotsPerMm
  const shown = new Uint8Array(data.length)
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++, place++) {
        const isLit = Math.floor(((x % pixel) / pixel) * 3) === channel
        const isGap = (y % pixel) / pixel > 0.8
        shown[place] = Math.min(255, (data[place] ?? 0) * (isLit ? 1 : 0.55) * (isGap ? 0.6 : 1) * 1.3)
      }
  return { ...flat, pixels: { ...flat.pixels, data: shown } }
}

/** By the camera of the specimens, from drawings of plain paper; limits were chosen on it. */
export function fittedCarrier(
  name: CarrierName,
  code: HomeMadeCode,
  { random, seed }: { readonly random: Random; readonly seed: number },
): { readonly pixels: Pixels; readonly jpegQuality: number } {
  const drawn = conditionsOf(random.fork('conditions'))
  // Bars are finer than a zone.
  const conditions = code.name === 'PDF417' ? { ...drawn, letterPx: drawn.letterPx * 1.6 } : drawn
  const flat = drawSheet(code, sheetOf(name, code, random), dotsForLetters(conditions.letterPx))
  const { pixels } = photograph(name === 'screen' ? asOnScreen(flat) : flat, conditions, seed)
  return { pixels, jpegQuality: conditions.jpegQuality }
}

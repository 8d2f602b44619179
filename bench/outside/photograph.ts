import sharp from 'sharp'
import { pixels, type Pixels } from './camera/pixels.ts'
import { apply, cornersOf, type Point, type View } from './camera/projection.ts'
import type { Place, Sheet } from './sheet.ts'

/** A picture of a side, and where things are in it: corners from the top left one, clockwise. */
export interface Photograph {
  readonly bytes: Buffer
  readonly corners: readonly Point[]
  readonly portrait: readonly Point[] | null
  readonly signature: readonly Point[] | null
  readonly tilt: number
}

/** Where a side and its parts are seen. */
export function placesIn(view: View, sheet: Sheet): Pick<Photograph, 'corners' | 'portrait' | 'signature'> {
  const seen = (place: Place | null): Point[] | null =>
    place ? cornersOf(place).map((p) => apply(view.there, p)) : null
  return {
    corners: seen([0, 0, sheet.width, sheet.height]) ?? [],
    portrait: seen(sheet.portrait),
    signature: seen(sheet.signature),
  }
}

/** The print of a side, somewhat finer than `scale` pixels per millimetre. */
export function printOf(sheet: Sheet, scale: number): Promise<Pixels> {
  return pixels(sharp(Buffer.from(sheet.svg(16))).resize(Math.round(sheet.width * scale * 1.15)))
}

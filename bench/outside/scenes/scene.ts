import type { Random } from '../random.ts'
import type { Place, Sheet } from '../sheet.ts'

/** Draws SVG in millimetres of the plane of a sheet, to the edges of `place`. */
export type DrawScene = (random: Random, place: Place, sheet: Sheet) => string

/** What lies below a sheet, and what covers a part of it. */
export interface Scene {
  readonly below: DrawScene
  readonly above?: DrawScene
}

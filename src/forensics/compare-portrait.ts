import type { PictureCells } from '../vocabulary/forensics.ts'
import type { Quad } from '../vocabulary/pixels.ts'
import { cellsOn, rounded, shrunk } from './cells-on.ts'

/** What is nearer to the edge of the portrait, or of the document, by this part is left out: its frame, a seam. */
const inside = 0.1
const outside = 0.15
/** Fewer cells, or fewer edges in them, tell nothing. */
const least = { portrait: 30, print: 60, edges: 4000 }
/** Keeps the quotient finite. */
const floor = 0.02

function sharpnessOf({ bend, slope }: PictureCells, on: readonly number[]): number | null {
  const sum = (of: Float32Array): number => on.reduce((total, cell) => total + (of[cell] ?? 0), 0)
  const steep = sum(slope)
  return steep < least.edges ? null : sum(bend) / steep + floor
}

/**
 * How much sharper the edges in the largest portrait are than those of the print around it: the binary logarithm of the
 * quotient. Null where either shows too little.
 */
export function comparePortrait(
  cells: PictureCells,
  { corners, portraits }: { readonly corners: Quad; readonly portraits: readonly Quad[] },
): number | null {
  const [largest] = portraits
  if (largest === undefined) return null
  const own = cellsOn(cells, shrunk(largest, inside))
  const theirs = new Set(portraits.flatMap((portrait) => cellsOn(cells, shrunk(portrait, -outside))))
  const rest = cellsOn(cells, shrunk(corners, inside)).filter((cell) => !theirs.has(cell))
  if (own.length < least.portrait || rest.length < least.print) return null
  const [portrait, print] = [sharpnessOf(cells, own), sharpnessOf(cells, rest)]
  return portrait === null || print === null ? null : rounded(Math.log2(portrait / print))
}

import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { PageReader } from '../../../reading/page-reader.ts'
import { between } from '../../../imaging/geometry/points.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { isSeenAs } from './seen-as.ts'
import { seenTexts } from './seen-texts.ts'

/** How a piece is cut out, one way after the other: as it lies, then closer, then wider; edges made steeper at last. */
const cuts = [{ grow: 0 }, { grow: -0.12 }, { grow: 0.15 }, { grow: 0, sharpened: true }] as const

/** The pieces that the pixels do not show as the text layer says; those that the budget did not reach are among them. */
export async function unseenPieces(
  reader: PageReader,
  pieces: readonly PrintPiece[],
): Promise<readonly PrintPiece[]> {
  let unseen = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  for (const { grow, ...options } of cuts) {
    if (unseen.length === 0) return unseen
    const claims = unseen.map(({ text, quad }) => ({ text, quad: grown(quad, grow) }))
    const seen = await seenTexts(reader, claims, options)
    unseen = unseen.filter(({ text }, at) => !isSeenAs(text, seen[at] ?? ''))
  }
  return unseen
}

/** Taller by so much of its height above and below. */
function grown([a, b, c, d]: Quad<'upright'>, by: number): Quad<'upright'> {
  return [between(a, d, -by), between(b, c, -by), between(b, c, 1 + by), between(a, d, 1 + by)]
}

import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { areLevel, partOf, type PrintPiece } from '../layout/print-piece.ts'

/** A word of a page of print, or a part of a run of signs that no blanks part. */
export interface PrintToken {
  readonly text: string
  /** The piece that it stands in, and from where to where. */
  readonly piece: PrintPiece
  readonly from: number
  readonly to: number
  /** The place of its piece in reading order, from 0. */
  readonly pieceAt: number
  /** Left, top, right and bottom in widths of the page's print, from its left-most and top-most piece. */
  readonly box: readonly [number, number, number, number]
  /** Where it lies on the page that was sent. */
  readonly part: Quad<'sent'>
}

/** Words; two by two letters of Han, Kana and Thai, as in `training/registrations/network/documents`: they stand without blanks. */
const word = /[\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u0e01-\u0e3a\u0e40-\u0e4e]{1,2}|[^\s\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u0e01-\u0e3a\u0e40-\u0e4e]+/gu // prettier-ignore

/** The words of the pieces of one page in reading order: from top to bottom, and along each line. */
export function tokensOfPieces(pieces: readonly PrintPiece[]): readonly PrintToken[] {
  const left = Math.min(...pieces.map((piece) => piece.left))
  const top = Math.min(...pieces.map((piece) => piece.middle - piece.height / 2))
  const width = Math.max(1, Math.max(...pieces.map((piece) => piece.right)) - left)
  return inReadingOrder(pieces).flatMap((piece, pieceAt) =>
    wordsIn(piece.text).flatMap(({ text, from, to }) => {
      const part = partOf(piece, from, to)
      if (part === null) return []
      const [upper, lower] = [piece.middle - piece.height / 2 - top, piece.middle + piece.height / 2 - top]
      const box = [(part.left - left) / width, upper / width, (part.right - left) / width, lower / width] as const
      return [{ text, piece, from, to, pieceAt, box, part: part.box }]
    }),
  ) // prettier-ignore
}

function inReadingOrder(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const rows: PrintPiece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1)
    if (row?.some((one) => areLevel(one, piece)) === true) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left))
}

function wordsIn(text: string): readonly { readonly text: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }))
} // prettier-ignore

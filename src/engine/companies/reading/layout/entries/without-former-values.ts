import { areLevel, type PrintPiece } from '../print-piece.ts'

/** `变更前住所：`, what a register had before a change, and `变更后住所：`, what it has since. */
const before = /^\s*(?:变更|變更|备案|備案)前/u
const after = /^\s*(?:变更|變更|备案|備案)[后後]/u

/** The print of a page without what a notice of change prints as it was before, up to what it is since. */
export function withoutFormerValues(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const ends = pieces.filter(({ text }) => after.test(text)).toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
  const former = pieces
    .filter(({ text }) => before.test(text))
    .flatMap((from) => {
      const to = ends.find((end) => isBefore(from, end))
      return to === undefined ? [] : [{ from, to }]
    })
  return pieces.filter(
    (piece) => !former.some(({ from, to }) => piece === from || (isBefore(from, piece) && isBefore(piece, to))),
  )
} // prettier-ignore

/** Whether print stands before another one as a page is read. */
const isBefore = (a: PrintPiece, b: PrintPiece): boolean =>
  areLevel(a, b) ? a.left < b.left : a.middle < b.middle

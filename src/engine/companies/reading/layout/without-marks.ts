import { areLevel, partOf, type PrintPiece } from './print-piece.ts'

/** `: Larkfield Ltd`, `… Larkfield Ltd`: a colon, or the end of the dots, that leads a column of values. */
const leading = /^\s*(?:[:：]\s*|(?:…|\.{2,})[\s.…]*)(?=[^\s.…])/u
/** `4`, `12.`, `B)`: the number of an entry or its letter, in a column of its own. */
const entryMark = /^\s*(?:\d{1,2}|[A-Z])[.)]?\s*$/u
/** How far to the right of such a mark its entry begins at most, in heights. */
const farthest = 7

/** Print without the colons and dots that lead values and without the marks of entries, which are part of no value. */
export function withoutMarks(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  return pieces
    .filter((piece) => !isEntryMark(piece, pieces))
    .map((piece) => {
      const skipped = leading.exec(piece.text)?.[0].length ?? 0
      return skipped === 0 ? piece : (partOf(piece, skipped) ?? piece)
    })
}

/** The first of a line, with print close behind it. */
function isEntryMark(piece: PrintPiece, pieces: readonly PrintPiece[]): boolean {
  if (!entryMark.test(piece.text)) return false
  const beside = pieces.filter((one) => one !== piece && areLevel(one, piece))
  const isFirst = beside.every(({ left }) => left > piece.left)
  const next = Math.min(...beside.map(({ left }) => left))
  return (
    isFirst && next - piece.right < farthest * piece.height && /\p{L}{2}|^\d{5}/u.test(textAt(beside, next))
  )
}

const textAt = (pieces: readonly PrintPiece[], left: number): string =>
  pieces.find((piece) => piece.left === left)?.text ?? ''

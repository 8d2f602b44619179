import { areLevel, type PrintPiece } from './print-piece.ts'

/**
 * Whether a line ends because its column does: the first word of the next one would not have stood behind it. The column ends where
 * the next one of the same row begins, or where the longest line of the page does.
 */
export function isWrapped(pieces: readonly PrintPiece[], first: PrintPiece, second: PrintPiece): boolean {
  const beside = pieces.filter((one) => one !== first && areLevel(one, first) && one.left >= first.right)
  const ends =
    beside.length > 0 ? beside.map(({ left, height }) => left - height) : pieces.map(({ right }) => right)
  const end = beside.length > 0 ? Math.min(...ends) : Math.max(...ends)
  const letter = (first.right - first.left) / Math.max(1, first.text.length)
  const word = /^\S+/u.exec(second.text.trim())?.[0] ?? ''
  return first.right + word.length * letter > end
}

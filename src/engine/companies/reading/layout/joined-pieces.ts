import { areLevel, joined, partOf, type PrintPiece } from './print-piece.ts'

/** Pieces that lie closer on one line than words of one line may, in heights from edge to edge, were one line. */
const nearest = 0.5
/** Letters at the end of a piece that lie within the next one were read twice. */
const mostTwice = 2

/** Pieces with the words put together again that were found one by one, as those of a typewriter are. */
export function joinedPieces(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const left = pieces.toSorted((a, b) => a.left - b.left)
  const whole: PrintPiece[] = []
  for (const piece of left) {
    const at = whole.findIndex((before) => isNext(before, piece))
    const before = whole[at]
    if (before === undefined) whole.push(piece)
    else whole[at] = join(before, piece)
  }
  return whole.toSorted((a, b) => a.middle - b.middle)
}

function isNext(before: PrintPiece, piece: PrintPiece): boolean {
  const height = Math.min(before.height, piece.height)
  const gap = piece.left - before.right
  const isOfOneSize = height > 0.75 * Math.max(before.height, piece.height)
  return areLevel(before, piece) && isOfOneSize && gap < nearest * height && gap > -height
}

function join(before: PrintPiece, piece: PrintPiece): PrintPiece {
  const inside = before.xs.findIndex((x) => x > piece.left)
  const isTwice = inside > 0 && before.text.length - inside <= mostTwice
  const first = isTwice ? (partOf(before, 0, inside) ?? before) : before
  return joined(first, piece)
}

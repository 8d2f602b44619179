import { hasLabelBefore, isLineAbove, type LabelledPage } from '../layout/labelled-page.ts'
import type { PrintPiece } from '../layout/print-piece.ts'

/** A line stands above or below the middle of its label by this at least, in heights of the label. */
const least = 0.2

/** The first line of a value of two lines, whose label stands at the middle of both. */
export function lineAbove(page: LabelledPage, label: PrintPiece, second: PrintPiece): readonly PrintPiece[] {
  const isCentred = (first: PrintPiece): boolean =>
    first.middle < label.middle - least * label.height && second.middle > label.middle + least * label.height
  const above = page.pieces.find(({ piece, label: own }) => {
    const isLine = own === null && isLineAbove(piece, second)
    return isLine && isCentred(piece) && !hasLabelBefore(page, piece, label)
  })
  return above === undefined ? [] : [above.piece]
}

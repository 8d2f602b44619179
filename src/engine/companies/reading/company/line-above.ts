import { areAligned, hasLabelBefore, type LabelledPage } from '../layout/labelled-page.ts'
import { linesBetween, type PrintPiece } from '../layout/print-piece.ts'

/** Lines of one value stand this close, in heights from middle to middle. */
const nextLine = 1.75
/** A line stands above or below the middle of its label by this at least, in heights of the label. */
const least = 0.2

/** The first line of a value of two lines, whose label stands at the middle of both. */
export function lineAbove(page: LabelledPage, label: PrintPiece, second: PrintPiece): readonly PrintPiece[] {
  const isCentred = (first: PrintPiece): boolean =>
    first.middle < label.middle - least * label.height && second.middle > label.middle + least * label.height
  const above = page.pieces.find(({ piece, label: own }) => {
    const lines = linesBetween(piece, second)
    const isLine = own === null && piece.page === second.page && lines > 0.6 && lines < nextLine
    return isLine && areAligned(piece, second, 0.9) && isCentred(piece) && !hasLabelBefore(page, piece, label)
  })
  return above === undefined ? [] : [above.piece]
}

import { belowOf, type LabelledPage } from '../layout/labelled-page.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { currencyIn } from '../values/printed-amount.ts'

/** Lines of one cell stand this close, in heights from middle to middle. */
const nextLine = 1.75

/** `25.000,00`, and in the next line of its cell `EUR`. */
export function currencyBelow(page: LabelledPage, amount: PrintPiece): readonly PrintPiece[] {
  const below = belowOf(page, amount, nextLine).find(({ piece }) => /^(?:[A-Z]{3}|[€£$])$/u.test(piece.text))
  const isOpen =
    below !== undefined && currencyIn(below.piece.text) !== null && currencyIn(amount.text) === null
  return isOpen ? [below.piece] : []
}

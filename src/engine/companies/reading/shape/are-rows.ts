import { areLevel, type PrintPiece } from '../layout/print-piece.ts'
import { findDate } from '../values/dates/printed-company-date.ts'

/** Whether figures of one kind stand in the rows of both, the one under the other; or between two in one row. */
export function areRows([upper, lower]: readonly [PrintPiece, PrintPiece], pieces: readonly PrintPiece[]): boolean {
  if (upper.page !== lower.page) return false
  const figuresOf = (name: PrintPiece) => pieces.filter((piece) => piece !== name && piece.page === name.page && areLevel(piece, name) && kindOf(piece) !== null)
  if (!areLevel(upper, lower)) return figuresOf(upper).some((one) => figuresOf(lower).some((other) => kindOf(one) === kindOf(other) && isUnder(one, other)))
  return figuresOf(upper).some((figure) => figure.left > Math.min(upper.right, lower.right) && figure.right < Math.max(upper.left, lower.left))
} // prettier-ignore

function kindOf({ text }: PrintPiece): 'date' | 'number' | null {
  if (text.length < longest && findDate(text, 'day first') !== null) return 'date'
  return /^\s*\d[\d.,'’ ]*%?\s*$/u.test(text) ? 'number' : null
}
/** Of a cell with a date, in characters. */
const longest = 24

const isUnder = (a: PrintPiece, b: PrintPiece): boolean =>
  [a.left - b.left, a.right - b.right].some((stray) => Math.abs(stray) < Math.min(a.height, b.height))

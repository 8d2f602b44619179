import { wordsOf } from '../../labels/label-words.ts'
import { matchLabel } from '../../labels/match-label.ts'
import { areLevel, moved, type PrintPiece } from '../print-piece.ts'

/** A label that stands in two places of one row, each before a value of its own. */
interface Repeated {
  readonly label: string
  readonly left: number
  readonly right: number
  readonly middle: number
  readonly height: number
}

/** So many labels, each twice in its row, show that cards stand side by side. */
const leastLabels = 2
/** Left edges of one column stray by this, in heights. */
const alignment = 1.2
/** Lines of one card stand no further apart, in heights from middle to middle. */
const nextLine = 1.9

/**
 * The print of a page on which cards with the same labels stand side by side, `Name: A … Name: B`: the second of each row is
 * put under the first. All else stays, further down by as much.
 */
export function withCardsStacked(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const rows = cardRows(repeatedOf(pieces))
  let down = 0
  let rest = pieces
  const stacked: PrintPiece[] = []
  for (const row of rows) {
    const { above, left, right, below } = partsOf(rest, row)
    stacked.push(...lowered([...above, ...left], down))
    const height = right.length === 0 ? 0 : heightOf([...left, ...right])
    stacked.push(...right.map((piece) => moved(piece, row.left - row.right, down + height)))
    down += height
    rest = below
  }
  return rows.length === 0 ? pieces : [...stacked, ...lowered(rest, down)]
}

/** Labels that stand twice in a row with a value behind the first of them, in the two columns where most do. */
function repeatedOf(pieces: readonly PrintPiece[]): readonly Repeated[] {
  const labels = pieces.flatMap((piece) => {
    const found = matchLabel(piece.text)
    if (found === null || found.ends === 'bare') return []
    return { piece, isAlone: found.ends === 'whole', plain: wordsOf(found.label).map(({ plain }) => plain).join(' ') } // prettier-ignore
  })
  const repeated = labels.flatMap(({ piece, plain, isAlone }): readonly Repeated[] => {
    const others = labels.filter((one) => one.plain === plain && one.piece.left > piece.right && areLevel(one.piece, piece)) // prettier-ignore
    const [other] = others
    if (other === undefined || others.length > 1) return []
    const isBefore = (one: PrintPiece) => one.left >= piece.right && one.right <= other.piece.left && areLevel(one, piece) // prettier-ignore
    if (isAlone && !pieces.some(isBefore)) return []
    const { left, middle, height } = piece
    return [{ label: plain, left, right: other.piece.left, middle, height }]
  })
  const columns = repeated.map((one) => repeated.filter((other) => areInColumns(one, other)))
  const best = columns.toSorted((a, b) => b.length - a.length)[0] ?? []
  return new Set(best.map(({ label }) => label)).size < leastLabels ? [] : best
}

const areInColumns = (one: Repeated, other: Repeated): boolean =>
  Math.abs(one.left - other.left) < alignment * one.height && Math.abs(one.right - other.right) < alignment * one.height // prettier-ignore

/** Two cards side by side. */
interface CardRow {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly height: number
}

/** A label that comes again begins the next cards. */
function cardRows(repeated: readonly Repeated[]): readonly CardRow[] {
  const rows: Repeated[][] = []
  for (const one of repeated.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1)
    if (row === undefined || row.some(({ label }) => label === one.label)) rows.push([one])
    else row.push(one)
  }
  return rows.map((row) => ({
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.min(...row.map(({ right }) => right)),
    top: Math.min(...row.map(({ middle }) => middle)),
    bottom: Math.max(...row.map(({ middle }) => middle)),
    height: Math.max(...row.map(({ height }) => height)),
  }))
}

/** What stands above two cards, in each of them and below; a card ends where its lines do, or print crosses both. */
function partsOf(pieces: readonly PrintPiece[], { right: gutter, top, bottom, height }: CardRow) {
  const isAbove = (piece: PrintPiece) => piece.middle < top - 0.6 * height
  const isRight = (piece: PrintPiece) => piece.left > gutter - height
  const inOrder = pieces.filter((piece) => !isAbove(piece)).toSorted((a, b) => a.middle - b.middle)
  let end = bottom
  for (const piece of inOrder) {
    if (piece.middle <= end + 0.6 * height || !isRight(piece)) continue
    if (piece.middle > end + nextLine * height) break
    end = piece.middle
  }
  const crossing = inOrder.find((piece) => piece.middle > bottom && piece.left < gutter - height && piece.right > gutter) // prettier-ignore
  const last = Math.min(end + 0.6 * height, (crossing?.middle ?? Infinity) - 0.6 * height)
  const within = inOrder.filter(({ middle }) => middle <= last)
  return {
    above: pieces.filter(isAbove),
    left: within.filter((piece) => !isRight(piece)),
    right: within.filter(isRight),
    below: inOrder.filter(({ middle }) => middle > last),
  }
}

function heightOf(pieces: readonly PrintPiece[]): number {
  const middles = pieces.map(({ middle }) => middle)
  return Math.max(...middles) - Math.min(...middles) + 2 * Math.max(...pieces.map(({ height }) => height))
}

const lowered = (pieces: readonly PrintPiece[], down: number): readonly PrintPiece[] =>
  down === 0 ? pieces : pieces.map((piece) => moved(piece, 0, down))

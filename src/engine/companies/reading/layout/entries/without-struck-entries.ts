import { plainOf } from '../../labels/label-words.ts'
import { areLevel, type PrintPiece } from '../print-piece.ts'

/** Heads of the columns of a full extract that say by which entry a value came in, and by which it was struck; without marks. */
const heads: readonly (readonly [entered: RegExp, struck: RegExp])[] = [
  [/^wprow\.?$/u, /^wykr\.?$/u],
  [/^ei$/u, /^lo$/u],
  [/^in(?:scr|s)\.?$/u, /^ra(?:d)?\.?$/u],
  [/^is(?:cr)?\.?$/u, /^ca(?:nc)?\.?$/u],
]

/** The two columns of numbers of entries. */
interface EntryColumns {
  readonly entered: PrintPiece
  readonly struck: PrintPiece
}

/** Numbers of entries in one line, and the print that is theirs. */
interface Entry {
  readonly numbers: readonly PrintPiece[]
  readonly middle: number
  readonly isStruck: boolean
  readonly labels: PrintPiece[]
  readonly values: PrintPiece[]
}

const entryNumber = /^(?:\d{1,3}|[-–—.]{1,3})$/u

/**
 * The print of a page without what later entries struck out: a full extract lists it beside what is valid. The numbers of entries go
 * as well; a label whose first value was struck stands beside the next.
 */
export function withoutStruckEntries(pieces: readonly PrintPiece[]): readonly PrintPiece[] {
  const columns = columnsOf(pieces)
  const [first] = columns
  if (first === undefined) return pieces
  const isTitle = (piece: PrintPiece) => columns.some(({ struck }) => isOfTitles(piece, struck))
  const titles = new Set(pieces.filter(isTitle))
  const entries = entriesOf(pieces.filter((piece) => !titles.has(piece)), first)
  const listed = new Set(entries.flatMap(({ numbers, labels, values }) => [...numbers, ...labels, ...values]))
  const rest = pieces.filter((piece) => !titles.has(piece) && !listed.has(piece))
  return [...rest, ...entries.flatMap((entry, at) => printOf(entry, entries.slice(0, at)))].toSorted((a, b) => a.middle - b.middle)
} // prettier-ignore

function columnsOf(pieces: readonly PrintPiece[]): readonly EntryColumns[] {
  return heads.flatMap(([ofEntered, ofStruck]) =>
    pieces
      .filter(({ text }) => ofEntered.test(plainOf(text.trim())))
      .flatMap((entered) => {
        const struck = pieces.find(
          (piece) => piece.left > entered.left && areLevel(piece, entered) && ofStruck.test(plainOf(piece.text.trim())),
        )
        return struck === undefined ? [] : [{ entered, struck }]
      }),
  )
} // prettier-ignore

/** How far above and below the heads of the numbers those of other columns stand, in heights: they may have two lines. */
const titleRow = { above: 1.4, below: 0.7 } as const

const isOfTitles = (piece: PrintPiece, title: PrintPiece): boolean =>
  piece.page === title.page &&
  piece.middle > title.middle - titleRow.above * title.height &&
  piece.middle < title.middle + titleRow.below * title.height

const isUnder = (piece: PrintPiece, title: PrintPiece): boolean =>
  Math.abs(piece.left + piece.right - title.left - title.right) / 2 < title.right - title.left + title.height

function entriesOf(pieces: readonly PrintPiece[], { entered, struck }: EntryColumns): readonly Entry[] {
  const isNumber = (piece: PrintPiece, title: PrintPiece) => entryNumber.test(piece.text.trim()) && isUnder(piece, title)
  const numbers = pieces.filter((piece) => isNumber(piece, entered) && /\d/u.test(piece.text))
  const entries = numbers.map((number): Entry => {
    const other = pieces.find((piece) => piece !== number && areLevel(piece, number) && isNumber(piece, struck))
    const own = other === undefined ? [number] : [number, other]
    return { numbers: own, middle: number.middle, isStruck: /\d/u.test(other?.text ?? ''), labels: [], values: [] }
  })
  for (const piece of pieces) {
    const nearest = nearestOf(piece, entries)
    if (nearest === undefined || nearest.numbers.includes(piece)) continue
    if (piece.left > struck.right) nearest.values.push(piece)
    else if (piece.right < entered.left && isWithin(piece, nearest, reach.labels)) nearest.labels.push(piece)
  }
  return entries
} // prettier-ignore

/** How far above or below the numbers of an entry its values, and its label, may stand, in heights. */
const reach = { values: 2.6, labels: 1.8 } as const

const isWithin = (piece: PrintPiece, { middle }: Entry, heights: number): boolean =>
  Math.abs(middle - piece.middle) <= heights * piece.height

function nearestOf(piece: PrintPiece, entries: readonly Entry[]): Entry | undefined {
  const away = ({ middle }: Entry) => Math.abs(middle - piece.middle)
  const near = entries.filter((entry) => entry.numbers[0]?.page === piece.page && isWithin(piece, entry, reach.values)) // prettier-ignore
  return near.toSorted((a, b) => away(a) - away(b))[0]
}

/** What of an entry is valid, beside its label, or that of the struck ones before it. */
function printOf(entry: Entry, before: readonly Entry[]): readonly PrintPiece[] {
  if (entry.isStruck) return []
  if (entry.labels.length > 0) return [...entry.labels, ...entry.values]
  const labelled = before.findLast(({ labels }) => labels.length > 0)
  const labels = labelled?.isStruck === true ? labelled.labels : []
  return [...labels.map((label) => ({ ...label, middle: entry.middle })), ...entry.values]
}

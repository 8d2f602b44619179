import type { LabelLanguage } from '../labels/label-kinds.ts'
import { type MatchedLabel, matchLabel } from '../labels/match-label.ts'
import { splitTail } from './split-tail.ts'
import { splitTitles } from './split-titles.ts'
import { areLevel, linesBetween, overlapAcross, partOf, type PrintPiece } from './print-piece.ts'
import { withSpacedLabels } from './spaced-labels.ts'
import { withoutMarks } from './without-marks.ts'

/** A piece of print and the label that it begins with. */
export interface LabelledPiece {
  readonly piece: PrintPiece
  readonly label: MatchedLabel | null
}

/** The print of one page, from top to bottom. */
export interface LabelledPage {
  readonly pieces: readonly LabelledPiece[]
}

export function labelledPage(
  pieces: readonly PrintPiece[],
  language: LabelLanguage | null = null,
): LabelledPage {
  const split = withoutMarks(withSpacedLabels(pieces))
    .flatMap((piece) => splitTitles(piece, language))
    .flatMap(splitTail)
  const labelled = split.map((piece) => ({ piece, label: matchLabel(piece.text, language) }))
  return { pieces: labelled.map((one) => (isValueOfColon(one, labelled) ? { ...one, label: null } : one)) }
}

/** Right behind a label that a colon ends, print is a value, unless the tables know it as a label. */
function isValueOfColon({ piece, label }: LabelledPiece, all: readonly LabelledPiece[]): boolean {
  if (label === null || label.languages.length > 0 || label.ends !== 'whole') return false
  const before = all.filter((one) => areLevel(one.piece, piece) && one.piece.right <= piece.left)
  const nearest = before.toSorted((a, b) => b.piece.right - a.piece.right)[0]
  return nearest !== undefined && /[:：]\s*$/u.test(nearest.piece.text)
}

/** Whether a piece is a label by itself, known or not, or begins with one that a colon ends: no value of another label. */
export function isLabel({ piece, label }: LabelledPiece): boolean {
  return (label !== null && label.ends !== 'bare') || /\p{L}.*[:：]\s*$/u.test(piece.text)
}

/** The part of a piece behind its label; null where the label is all of it. */
export function valueInside({ piece, label }: LabelledPiece): PrintPiece | null {
  return label === null || label.ends === 'whole' ? null : partOf(piece, label.valueAt)
}

/** Pieces on the same line farther to the right, the nearest first. */
export function rightOf({ pieces }: LabelledPage, piece: PrintPiece): readonly LabelledPiece[] {
  return pieces
    .filter(
      (one) =>
        one.piece !== piece && areLevel(one.piece, piece) && one.piece.left > piece.left + piece.height / 2,
    )
    .filter((one) => one.piece.left >= piece.right - piece.height / 2)
    .toSorted((a, b) => a.piece.left - b.piece.left)
}

/** How far below a label its value may stand, in heights of the two, from middle to middle. */
const lowest = 2.7

/** The nearest pieces under a piece, that begin where it begins or stand in its width; the topmost first. */
export function belowOf(
  { pieces }: LabelledPage,
  piece: PrintPiece,
  most = lowest,
): readonly LabelledPiece[] {
  return pieces.filter((one) => {
    const lines = linesBetween(piece, one.piece)
    return lines > 0.6 && lines <= most && isUnder(piece, one.piece)
  })
}

/** How far to the right of a heading its value may be indented, in heights, in the very next line. */
const indent = 6

/** What stands indented in the line under a heading. */
export function indentedUnder({ pieces }: LabelledPage, heading: PrintPiece): LabelledPiece | undefined {
  const found = pieces.find((one) => {
    const right = one.piece.left - heading.left
    const lines = linesBetween(heading, one.piece)
    return lines > 0.6 && lines <= nextLine && right > 0 && right < indent * heading.height
  })
  return found === undefined || isLabel(found) ? undefined : found
}

/** Left edges of one column stray by this, in heights. */
const alignment = 1.2

/** Whether a piece begins where the one above it does, or stands in its width. */
export function isUnder(upper: PrintPiece, lower: PrintPiece): boolean {
  const least = Math.min(upper.right - upper.left, lower.right - lower.left)
  return areAligned(upper, lower) || overlapAcross(upper, lower) > 0.6 * least
}

export function areAligned(a: PrintPiece, b: PrintPiece, heights = alignment): boolean {
  return Math.abs(a.left - b.left) < heights * Math.min(a.height, b.height)
}

/** Lines that go on under a value: as close as lines of one paragraph, in heights from middle to middle. */
const nextLine = 1.75
const mostLines = 6

/** The further lines of a value, until one that is a label, stands beside one, or stands apart. */
export function continuationOf(
  page: LabelledPage,
  value: PrintPiece,
  label: PrintPiece,
): readonly PrintPiece[] {
  const lines: PrintPiece[] = []
  // `a) Gesellschaft mit beschränkter`, and under the letter `Haftung`.
  const isLettered = /^\s*[a-h]\)\s/u.test(label.text) && areLevel(label, value)
  let last = value
  while (lines.length < mostLines) {
    const next = page.pieces.find(
      (one) =>
        linesBetween(last, one.piece) > 0.6 &&
        linesBetween(last, one.piece) <= nextLine &&
        (areAligned(value, one.piece, 0.9) || (isLettered && areAligned(label, one.piece, 0.9))) &&
        !isLabel(one),
    )
    if (next === undefined || hasLabelBefore(page, next.piece, label)) break
    if (
      page.pieces.some(
        (one) => isLabel(one) && areAligned(value, one.piece, 0.9) && isBetween(one.piece, last, next.piece),
      )
    )
      break
    lines.push(next.piece)
    last = next.piece
  }
  return lines
}

const isBetween = (piece: PrintPiece, upper: PrintPiece, lower: PrintPiece): boolean =>
  linesBetween(upper, piece) > 0.6 && linesBetween(piece, lower) > 0.6

/** Whether a piece is the line right above another one of the same cell: as close as lines of one paragraph, and aligned. */
export function isLineAbove(upper: PrintPiece, lower: PrintPiece): boolean {
  const lines = linesBetween(upper, lower)
  return upper.page === lower.page && lines > 0.6 && lines < nextLine && areAligned(upper, lower, 0.9)
}

/** Whether the line of a piece begins with another label than this; the same in another language right above or under it is none. */
export function hasLabelBefore({ pieces }: LabelledPage, piece: PrintPiece, label: PrintPiece): boolean {
  const own = pieces.find((one) => one.piece === label)
  return pieces.some(
    (one) =>
      one.piece !== label &&
      one.label !== null &&
      (own === undefined || !isSameLabel(one, own)) &&
      one.piece.right <= piece.left + piece.height / 2 &&
      areLevel(one.piece, piece),
  )
}

/** `地址` and under it `Address`: one label in two scripts. */
function isSameLabel(a: LabelledPiece, b: LabelledPiece): boolean {
  const kind = a.label?.kinds[0]
  const isNext = Math.abs(linesBetween(a.piece, b.piece)) < nextLine && areAligned(a.piece, b.piece)
  return isNext && kind !== undefined && kind === b.label?.kinds[0] && isLatin(a.piece) !== isLatin(b.piece)
}

const isLatin = ({ text }: PrintPiece): boolean => /\p{Script=Latin}{2}/u.test(text)

/** Pieces in lines, from top to bottom, each from left to right. */
export function rowsOf(pieces: readonly LabelledPiece[]): readonly (readonly LabelledPiece[])[] {
  const rows: LabelledPiece[][] = []
  for (const one of pieces) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && row.some(({ piece }) => areLevel(piece, one.piece)))
      row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.piece.left - b.piece.left))
}

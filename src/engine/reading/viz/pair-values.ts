import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { isWritten, textClass } from './scripts/text-class.ts'
import {
  linePosition,
  meanConfidence,
  readingDirection,
  runsToTheLeft,
  type LinePosition,
  type VizLine,
} from './text-line.ts'
import { withoutSharedValues } from './without-shared-values.ts'

/** What stands beside a label. */
export interface LabelledValue {
  readonly field: VizField
  /** Indexes into the lines; the same one twice when both stand in one box. */
  readonly label: number
  readonly value: number
  /** Where in the value's line it begins. */
  readonly start: number
  readonly text: string
}

export interface PairingRequest {
  readonly lines: readonly VizLine[]
  /** By line. */
  readonly matches: readonly (LabelMatch | null)[]
  /** Whether a text can be the value of a label. */
  readonly isPossibleValue: (match: LabelMatch, text: string) => boolean
}

/** How far a value stands from its label, in parts of the higher one's height. */
const distanceBounds = { above: 0.3, below: 2.1, left: 1.5, right: 3.5, beside: 14, level: 0.55 } as const
/** What is higher than so many labels, a signature say, is as far from one as if it were no higher. */
const maxOfLabel = 2

interface Page extends PairingRequest {
  readonly positions: readonly LinePosition[]
}

interface Candidates {
  readonly label: number
  readonly match: LabelMatch
  readonly below: number | null
  readonly beside: number | null
  /** The line right above it, where labels stand under their values. */
  readonly above: number | null
}

/** Values that hardly anything else on a page can be. */
const strictFields: ReadonlySet<VizField> = new Set([
  'dob',
  'issued',
  'expiry',
  'sex',
  'documentNumber',
  'personalNumber',
])
/** So many of them must fit above their labels, where nothing else does, before all values are looked for there. */
const leastAbove = 2

/**
 * Finds for every label the text that is its value: what follows it in its own box, or else the line right below it or
 * right beside it, if that fits. Where both fit, the way of the page's other labels decides; where nothing decides, or a
 * text would be the value of two labels, there is none. Where dates and numbers fit right above their labels alone, all values
 * stand there; one that fits above its label alone, and beside no other one, is its value on other pages, too. Another label
 * is never a value, nor is what lies behind one.
 */
export function pairValues(request: PairingRequest): readonly LabelledValue[] {
  const direction = readingDirection(request.lines.map(({ quad }) => quad))
  if (direction === null) return []
  const page: Page = { ...request, positions: request.lines.map(({ quad }) => linePosition(quad, direction)) }
  const valuesInBox: LabelledValue[] = []
  const labelCandidates: Candidates[] = []
  for (const [label, match] of request.matches.entries()) {
    if (match === null) continue
    const valueInLabelBox = valueInBox(page, label, match)
    if (valueInLabelBox !== null && !isHardlyRead(page.lines[label], match)) valuesInBox.push(valueInLabelBox)
    else if (match.valueStart === null || isOtherLanguage(page.lines[label], match.valueStart))
      labelCandidates.push(candidatesFor(page, label, match))
  }
  return withoutSharedValues([...valuesInBox, ...chooseValues(page, labelCandidates)])
}

/** Indexes of the lines right below or right beside a label, whether or not they fit it. */
export function linesNextToLabels(
  lines: readonly VizLine[],
  matches: readonly (LabelMatch | null)[],
): ReadonlySet<number> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return new Set()
  const positions = lines.map(({ quad }) => linePosition(quad, direction))
  const page: Page = { lines, matches, isPossibleValue: () => true, positions }
  const nextTo = (label: number) =>
    waysOf(lines[label]).flatMap((isLeftward) => [
      nextBelow(page, label, isLeftward),
      nextBeside(page, label, isLeftward),
    ])
  const next = matches.flatMap((match, label) => (match === null ? [] : nextTo(label)))
  return new Set(next.flatMap((line) => (line === null || matches[line] !== null ? [] : [line])))
}

/** Indexes of the lines right below, beside and above each of some lines, whatever they are. */
export function linesNextTo(lines: readonly VizLine[], labels: readonly number[]): ReadonlySet<number> {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return new Set()
  const positions = lines.map(({ quad }) => linePosition(quad, direction))
  const page: Page = { lines, matches: lines.map(() => null), isPossibleValue: () => true, positions }
  const next = labels.flatMap((label) =>
    waysOf(lines[label]).flatMap((isLeftward) =>
      [nextBelow, nextBeside, nextAbove].map((find) => find(page, label, isLeftward)),
    ),
  )
  return new Set(next.filter((line) => line !== null))
}

function valueInBox(
  { lines, isPossibleValue }: Page,
  label: number,
  match: LabelMatch,
): LabelledValue | null {
  const from = match.valueStart
  const text = from === null ? '' : (lines[label]?.text.slice(from) ?? '')
  return from === null || !isPossibleValue(match, text)
    ? null
    : { field: match.field, label, value: label, start: from, text }
}

/** What stands behind a label without a colon, and is no value, is the label in another language, hardly read. */
function isOtherLanguage(label: VizLine | undefined, valueStart: number): boolean {
  return label !== undefined && !/[:：]/.test(label.text.slice(0, valueStart + 1))
}

/** Read with less mean certainty, 0..1, what stands behind a label without a colon is its other language. */
const notRead = 0.6

function isHardlyRead(label: VizLine | undefined, { valueStart }: LabelMatch): boolean {
  if (label === undefined || valueStart === null || !isOtherLanguage(label, valueStart)) return false
  return meanConfidence([{ ...label, confidences: label.confidences.slice(valueStart) }]) < notRead
}

function candidatesFor(page: Page, label: number, match: LabelMatch): Candidates {
  const valid = (line: number | null): number | null =>
    line !== null && page.matches[line] === null && page.isPossibleValue(match, page.lines[line]?.text ?? '')
      ? line
      : null
  const nearest = (next: NextLine): number | null =>
    waysOf(page.lines[label]).reduce<number | null>(
      (found, isLeftward) => found ?? valid(next(page, label, isLeftward)),
      null,
    )
  return { label, match, below: nearest(nextBelow), beside: nearest(nextBeside), above: nearest(nextAbove) }
}

/** Whether a value is looked for from a label on to the left; of a label in two scripts one way after the other. */
function waysOf(label: VizLine | undefined): readonly boolean[] {
  if (label === undefined || !runsToTheLeft(label)) return [false]
  return /\p{Script=Latin}/u.test(label.text) ? [true, false] : [true]
}

type NextLine = (page: Page, label: number, isLeftward: boolean) => number | null

/** The same places in a page seen in a mirror. */
function mirrored({ left, right, middle, height }: LinePosition): LinePosition {
  return { left: -right, right: -left, middle, height }
}

/** The first line under a label; a second label of the same field, in another language, is passed over. */
const nextBelow: NextLine = (page, label, isLeftward) =>
  nextInColumn(page, { label, isLeftward, isUpward: false })

/** The same above it. */
const nextAbove: NextLine = (page, label, isLeftward) =>
  nextInColumn(page, { label, isLeftward, isUpward: true })

interface ColumnStep {
  readonly label: number
  readonly isLeftward: boolean
  readonly isUpward: boolean
}

function nextInColumn(page: Page, step: ColumnStep): number | null {
  const { label, isLeftward, isUpward } = step
  const seen = (position: LinePosition) => (isLeftward ? mirrored(position) : position)
  const labelPosition = page.positions[label]
  if (labelPosition === undefined) return null
  const position = seen(labelPosition)
  const next = nearestLine(page, label, (place) => {
    const other = seen(place)
    const unit = unitOf(position, other)
    const drop = ((other.middle - position.middle) / unit) * (isUpward ? -1 : 1)
    const shift = other.left - position.left
    if (drop < distanceBounds.above || drop > distanceBounds.below) return null
    if (drop < distanceBounds.level && other.left > position.right) return null // It stands beside.
    if (
      shift < -distanceBounds.left * unit ||
      (shift > distanceBounds.right * unit && other.left > position.right)
    )
      return null
    return drop + Math.abs(shift) / (10 * unit)
  })
  if (next === null) return null
  const isSameLabel = page.matches[next]?.field === page.matches[label]?.field
  return isSameLabel && page.matches[next]?.valueStart === null
    ? nextInColumn(page, { ...step, label: next })
    : next
}

const nextBeside: NextLine = (page, label, isLeftward) => {
  const seen = (position: LinePosition) => (isLeftward ? mirrored(position) : position)
  const labelPosition = page.positions[label]
  if (labelPosition === undefined) return null
  const position = seen(labelPosition)
  return nearestLine(page, label, (place) => {
    const other = seen(place)
    const unit = unitOf(position, other)
    if (Math.abs(other.middle - position.middle) > distanceBounds.level * unit) return null
    const gap = (other.left - position.right) / unit
    return gap < -0.5 || gap > distanceBounds.beside ? null : gap
  })
}

function unitOf(label: LinePosition, other: LinePosition): number {
  return Math.min(maxOfLabel * label.height, Math.max(label.height, other.height))
}

/** The line with the smallest distance; `null` is no distance at all. */
function nearestLine(
  page: Page,
  from: number,
  distance: (other: LinePosition) => number | null,
): number | null {
  let best: { readonly line: number; readonly distance: number } | null = null
  for (const [line, position] of page.positions.entries()) {
    const distanceTo = line === from ? null : distance(position)
    if (distanceTo !== null && (best === null || distanceTo < best.distance))
      best = { line, distance: distanceTo }
  }
  return best?.line ?? null
}

/** Whether labels stand under their values. */
function isPrintedAbove(candidates: readonly Candidates[]): boolean {
  const strict = candidates.filter(({ match }) => strictFields.has(match.field))
  const onlyAbove = strict.filter(
    ({ below, beside, above }) => above !== null && below === null && beside === null,
  ).length
  const notAbove = strict.filter(
    ({ below, beside, above }) => above === null && (below !== null || beside !== null),
  ).length
  return onlyAbove >= leastAbove && onlyAbove > 2 * notAbove
}

/** How far a value in one script stands right above the same in the other, in heights. */
const otherScript = { least: 0.5, most: 1.8, shift: 1.5 } as const

/** Whether the line under a label is what stands beside it in another script, as a licence prints a name behind its number. */
function isInOtherScript(
  page: Page,
  { field }: LabelMatch,
  { beside, below }: { readonly beside: number; readonly below: number },
): boolean {
  const [first, second] = [page.positions[beside], page.positions[below]]
  if (first === undefined || second === undefined || !isWritten(field)) return false
  const drop = (second.middle - first.middle) / first.height
  const isUnder = drop > otherScript.least && drop < otherScript.most && Math.abs(second.left - first.left) < otherScript.shift * first.height // prettier-ignore
  const classOf = (line: number) => textClass(page.lines[line]?.text ?? '')
  return isUnder && classOf(beside) !== classOf(below)
}

function chooseValues(page: Page, candidates: readonly Candidates[]): readonly LabelledValue[] {
  const { lines } = page
  if (isPrintedAbove(candidates))
    return candidates.flatMap(({ label, match, above }) => {
      const text = above === null ? '' : (lines[above]?.text ?? '')
      return above === null ? [] : [{ field: match.field, label, value: above, start: 0, text }]
    })
  const onlyBelow = candidates.filter(({ below, beside }) => below !== null && beside === null).length
  const onlyBeside = candidates.filter(({ below, beside }) => below === null && beside !== null).length
  const claimed = new Set(candidates.flatMap(({ below, beside }) => [below, beside]))
  const aboveAlone = ({ match, above }: Candidates) =>
    strictFields.has(match.field) && !claimed.has(above) ? above : null
  const chosen = (one: Candidates): number | null => {
    const { below, beside } = one
    if (below === null || beside === null) return below ?? beside ?? aboveAlone(one)
    if (isInOtherScript(page, one.match, { beside, below })) return beside
    return onlyBelow > onlyBeside ? below : onlyBelow < onlyBeside ? beside : null
  }
  return candidates.flatMap((one) => {
    const value = chosen(one)
    const text = value === null ? '' : (lines[value]?.text ?? '')
    return value === null ? [] : [{ field: one.match.field, label: one.label, value, start: 0, text }]
  })
}

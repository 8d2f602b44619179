import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { PrintedField } from '../../documents/viz/tables/labels.table.ts'
import { placeOf, readingDirection, type Place, type VizLine } from './text-line.ts'

/** What stands beside a label. */
export interface LabelledValue {
  readonly field: PrintedField
  /** Indexes into the lines; the same one twice when both stand in one box. */
  readonly label: number
  readonly value: number
  /** Where in the value's line it begins. */
  readonly from: number
  readonly text: string
}

export interface PairingRequest {
  readonly lines: readonly VizLine[]
  /** By line. */
  readonly matches: readonly (LabelMatch | null)[]
  /** Whether a text can be the value of a label. */
  readonly fits: (match: LabelMatch, text: string) => boolean
}

/** How far a value stands from its label, in parts of the higher one's height. */
const near = { above: 0.3, below: 2.1, left: 1.5, right: 3.5, beside: 14, level: 0.55 } as const
/** What is higher than so many labels, a signature say, is as far from one as if it were no higher. */
const maxOfLabel = 2

interface Page extends PairingRequest {
  readonly places: readonly Place[]
}

interface Candidates {
  readonly label: number
  readonly match: LabelMatch
  readonly below: number | null
  readonly beside: number | null
}

/**
 * Finds for every label the text that is its value: what follows it in its own box, or else the line right below it or
 * right beside it, if that fits. Where both fit, the way of the page's other labels decides; where nothing decides, or a
 * text would be the value of two labels, there is none. Another label is never a value, nor is what lies behind one.
 */
export function pairValues(request: PairingRequest): readonly LabelledValue[] {
  const direction = readingDirection(request.lines.map(({ quad }) => quad))
  if (direction === null) return []
  const page: Page = { ...request, places: request.lines.map(({ quad }) => placeOf(quad, direction)) }
  const inBox: LabelledValue[] = []
  const apart: Candidates[] = []
  for (const [label, match] of request.matches.entries()) {
    if (match === null) continue
    const within = valueInBox(page, label, match)
    if (within !== null) inBox.push(within)
    else if (match.valueFrom === null) apart.push(candidatesFor(page, label, match))
  }
  return withoutShared([...inBox, ...decided(page, apart)])
}

function valueInBox({ lines, fits }: Page, label: number, match: LabelMatch): LabelledValue | null {
  const from = match.valueFrom
  const text = from === null ? '' : (lines[label]?.text.slice(from) ?? '')
  return from === null || !fits(match, text) ? null : { field: match.field, label, value: label, from, text }
}

function candidatesFor(page: Page, label: number, match: LabelMatch): Candidates {
  const valid = (line: number | null): number | null =>
    line !== null && page.matches[line] === null && page.fits(match, page.lines[line]?.text ?? '')
      ? line
      : null
  return {
    label,
    match,
    below: valid(nextBelow(page, label)),
    beside: valid(nextBeside(page, label)),
  }
}

/** The first line under a label; a second label of the same field, in another language, is passed over. */
function nextBelow(page: Page, label: number): number | null {
  const place = page.places[label]
  if (place === undefined) return null
  const under = nearest(page, label, (other) => {
    const unit = unitOf(place, other)
    const drop = (other.level - place.level) / unit
    const shift = other.left - place.left
    if (drop < near.above || drop > near.below) return null
    if (shift < -near.left * unit || (shift > near.right * unit && other.left > place.right)) return null
    return drop + Math.abs(shift) / (10 * unit)
  })
  if (under === null) return null
  const isSameLabel = page.matches[under]?.field === page.matches[label]?.field
  return isSameLabel && page.matches[under]?.valueFrom === null ? nextBelow(page, under) : under
}

function nextBeside(page: Page, label: number): number | null {
  const place = page.places[label]
  if (place === undefined) return null
  return nearest(page, label, (other) => {
    const unit = unitOf(place, other)
    if (Math.abs(other.level - place.level) > near.level * unit) return null
    const gap = (other.left - place.right) / unit
    return gap < -0.5 || gap > near.beside ? null : gap
  })
}

function unitOf(label: Place, other: Place): number {
  return Math.min(maxOfLabel * label.height, Math.max(label.height, other.height))
}

/** The line with the smallest distance; `null` is no distance at all. */
function nearest(page: Page, from: number, distance: (other: Place) => number | null): number | null {
  let best: { readonly line: number; readonly distance: number } | null = null
  for (const [line, place] of page.places.entries()) {
    const away = line === from ? null : distance(place)
    if (away !== null && (best === null || away < best.distance)) best = { line, distance: away }
  }
  return best?.line ?? null
}

function decided({ lines }: Page, candidates: readonly Candidates[]): readonly LabelledValue[] {
  const onlyBelow = candidates.filter(({ below, beside }) => below !== null && beside === null).length
  const onlyBeside = candidates.filter(({ below, beside }) => below === null && beside !== null).length
  return candidates.flatMap(({ label, match, below, beside }) => {
    const habit = onlyBelow > onlyBeside ? below : onlyBelow < onlyBeside ? beside : null
    const value = below === null || beside === null ? (below ?? beside) : habit
    const text = value === null ? '' : (lines[value]?.text ?? '')
    return value === null ? [] : [{ field: match.field, label, value, from: 0, text }]
  })
}

function withoutShared(values: readonly LabelledValue[]): readonly LabelledValue[] {
  return values.filter(
    (one) => !values.some((other) => other.value === one.value && other.field !== one.field),
  )
}

import type { LabelMatch } from '../../documents/viz/match-label.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import { isUnreadLabel } from '../../documents/viz/is-unread-label.ts'
import type { LabelledValue } from './pair-values.ts'
import {
  linePosition,
  readingDirection,
  runsToTheLeft,
  type LinePosition,
  type VizLine,
} from './text-line.ts'
import type { ReadValue } from './value-reader.ts'
import type { ValuePiece } from './value-piece.ts'

/** How far, in heights of a line, the place of a label before its value may differ from that of another label of the page. */
const samePlace = { along: 0.8, across: 0.45 } as const
/** A name stands no further from the other part of it, in heights of its line, and is as high within these parts. */
const nextTo = { most: 4.5, lower: 0.7, higher: 1.45 } as const
/** A surname of China or Korea may have one sign. */
const nameLike = /^(?:\p{L}[\p{L}\p{M}'’. -]+|[\p{Script=Han}\p{Script=Hangul}])$/u

interface NamedPage {
  readonly lines: readonly VizLine[]
  readonly matches: readonly (LabelMatch | null)[]
  readonly read: ReadValue
  /** Whether a line is a label or a value already. */
  readonly isUsed: (line: number) => boolean
}

const parted = ['surname', 'givenNames'] as const

/** The part of a name beside a label, and that label. */
interface LabelledName {
  readonly field: (typeof parted)[number]
  readonly label: number
  readonly value: number
}

/**
 * The other part of a name, whose label was not read: it stands next to the part that has one, and something that was not read
 * stands before it just where that part has its label. None where several lines do.
 */
export function nameByPlace(page: NamedPage, pairs: readonly LabelledValue[]): readonly ValuePiece[] {
  const known = onlyPart(page, pairs)
  return known === null ? [] : otherPart(page, known)
}

/** The part of a name that has a label, where the page has none for the other part or for the whole. */
function onlyPart({ matches }: NamedPage, pairs: readonly LabelledValue[]): LabelledName | null {
  const labelled = new Set(matches.flatMap((match) => (match === null ? [] : [match.field, match.second ?? match.field]))) // prettier-ignore
  const parts = parted.filter((field) => labelled.has(field))
  const [field, other] = parts
  const pair = pairs.find((one) => one.field === field)
  return field === undefined || other !== undefined || pair === undefined || labelled.has('name')
    ? null
    : { field, label: pair.label, value: pair.value }
}

function otherPart(page: NamedPage, known: LabelledName): readonly ValuePiece[] {
  const direction = readingDirection(page.lines.map(({ quad }) => quad))
  const first = page.lines[known.value]
  if (direction === null || first === undefined) return []
  const places = page.lines.map(({ quad }) => linePosition(quad, direction))
  const seen = (at: number): LinePosition | undefined =>
    runsToTheLeft(first) ? mirrored(places[at]) : places[at]
  const field = known.field === 'surname' ? 'givenNames' : 'surname'
  const found = page.lines.flatMap((line, at): readonly ValuePiece[] => {
    const isName = line.script === first.script && nameLike.test(line.text) && !isKnown(page, at)
    if (!isName || !isNextTo(seen(known.value), seen(at)) || !hasLabel(page, { known, seen, at })) return []
    const value = page.read({ field, languages: [], errors: 0, valueStart: null }, line.text)
    return value === null ? [] : [{ field, line: at, from: 0, to: line.text.length, value }]
  })
  return found.length === 1 ? found : []
}

function isKnown({ lines, matches, isUsed }: NamedPage, at: number): boolean {
  const text = lines[at]?.text ?? ''
  return (matches[at] ?? null) !== null || isUsed(at) || isBareTitle(text) || isUnreadLabel(text)
}

function isNextTo(known: LinePosition | undefined, other: LinePosition | undefined): boolean {
  if (known === undefined || other === undefined) return false
  const rows = Math.abs(other.middle - known.middle) / known.height
  const height = other.height / known.height
  const isInColumn = Math.abs(other.left - known.left) < samePlace.along * known.height
  return isInColumn && rows < nextTo.most && height > nextTo.lower && height < nextTo.higher
}

/** Whether something unread stands before a line where the label of the other part stands before that. */
function hasLabel(
  page: NamedPage,
  { known, seen, at }: { readonly known: LabelledName; readonly seen: (at: number) => LinePosition | undefined; readonly at: number }, // prettier-ignore
): boolean {
  const [label, value, own] = [seen(known.label), seen(known.value), seen(at)]
  if (label === undefined || value === undefined || own === undefined || known.label === known.value)
    return false
  return page.lines.some((_, other) => {
    const place = seen(other)
    if (place === undefined || other === at || isKnown(page, other)) return false
    const along = place.left - own.left - (label.left - value.left)
    const across = place.middle - own.middle - (label.middle - value.middle)
    return (
      Math.abs(along) < samePlace.along * value.height && Math.abs(across) < samePlace.across * value.height
    )
  })
}

/** The same place in a page seen in a mirror. */
function mirrored(place: LinePosition | undefined): LinePosition | undefined {
  return place === undefined ? undefined : { ...place, left: -place.right, right: -place.left }
}

import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { CalendarDate } from '../../documents/values/zone-date.ts'
import { labelLines } from './label-lines.ts'
import { partOf } from './split-labels.ts'
import { placeOf, readingDirection, type Place, type VizLine } from './text-line.ts'
import { valueReader, type ReadValue } from './value-reader.ts'

/** How far a value stands below its label, from the middle of one to that of the other, in parts of the value's height. */
const below = { least: 0.3, most: 2.1 } as const
/** How far from the left of its label a value begins, in the same parts. */
const maxShift = 0.6

/** A label that stands before or above its value, and where. */
interface PlacedLabel {
  readonly match: LabelMatch
  readonly place: Place
}

/**
 * The lines of a page, those parted in two that hold the values of two columns: a long surname reaches so near to what
 * stands beside it that both are found as one. The labels above it tell where the second begins. What can be the first
 * label's value as a whole stays whole, unless its second piece can be the second's.
 */
export function splitValues(lines: readonly VizLine[], today: CalendarDate): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const page = labelLines(lines)
  const read = valueReader(lines, page, today)
  const labels = page.matches.flatMap((match, at): readonly PlacedLabel[] => {
    const quad = lines[at]?.quad
    return match?.valueFrom === null && quad ? [{ match, place: placeOf(quad, direction) }] : []
  })
  return lines.flatMap((line, at) => {
    if (page.matches[at] !== null) return [line]
    const second = secondValue({ line, place: placeOf(line.quad, direction) }, labels, read)
    return second === null ? [line] : [partOf(line, 0, second), partOf(line, second, line.text.length)]
  })
}

interface PlacedLine {
  readonly line: VizLine
  readonly place: Place
}

/** Where in a line a value begins right under a label that is not the first above it; null where none does. */
function secondValue(
  { line: { text, ats }, place }: PlacedLine,
  labels: readonly PlacedLabel[],
  read: ReadValue,
): number | null {
  const above = labels.filter((label) => isAbove(label.place, place))
  const [first, ...others] = above.toSorted((a, b) => a.place.left - b.place.left)
  const mayBeOne = first !== undefined && read(first.match, text) !== null
  for (const { match, place: label } of others)
    for (const { index } of text.matchAll(/(?<= )[^ ]/g)) {
      const begins = (ats[index] ?? 0) - 1 / (2 * text.length)
      const shift = place.left + begins * (place.right - place.left) - label.left
      const isUnder = Math.abs(shift) < maxShift * place.height
      if (isUnder && (!mayBeOne || read(match, text.slice(index)) !== null)) return index
    }
  return null
}

function isAbove(label: Place, value: Place): boolean {
  const drop = (value.level - label.level) / value.height
  return drop > below.least && drop < below.most && label.left < value.right && label.right > value.left
}

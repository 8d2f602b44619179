import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { findLabels } from './find-labels.ts'
import { sliceLine } from './split-labels.ts'
import { linePosition, readingDirection, type LinePosition, type VizLine } from './text-line.ts'
import { valueReader, type ReadValue } from './value-reader.ts'

/** How far a value stands below its label, from the middle of one to that of the other, in parts of the value's height. */
const verticalBounds = { least: 0.3, most: 2.1 } as const
/** How far from the left of its label a value begins, in the same parts. */
const maxShift = 0.6

/** A label that stands before or above its value, and where. */
interface PositionedLabel {
  readonly match: LabelMatch
  readonly position: LinePosition
}

/**
 * The lines of a page, those parted in two that hold the values of two columns: a long surname reaches so near to what
 * stands beside it that both are found as one. The labels above it tell where the second begins. What can be the first
 * label's value as a whole stays whole, unless its second piece can be the second's.
 */
export function splitValues(lines: readonly VizLine[], today: CalendarDate): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const pageLabels = findLabels(lines)
  const read = valueReader(lines, pageLabels, { today })
  const labels = pageLabels.matches.flatMap((match, at): readonly PositionedLabel[] => {
    const quad = lines[at]?.quad
    return match?.valueStart === null && quad ? [{ match, position: linePosition(quad, direction) }] : []
  })
  return lines.flatMap((line, at) => {
    if (pageLabels.matches[at] !== null) return [line]
    const secondStart = secondValueStart({ line, position: linePosition(line.quad, direction) }, labels, read)
    return secondStart === null
      ? [line]
      : [sliceLine(line, 0, secondStart), sliceLine(line, secondStart, line.text.length)]
  })
}

interface PositionedLine {
  readonly line: VizLine
  readonly position: LinePosition
}

/** Where in a line a value begins right under a label that is not the first above it; null where none does. */
function secondValueStart(
  { line: { text, centres }, position }: PositionedLine,
  labels: readonly PositionedLabel[],
  read: ReadValue,
): number | null {
  const above = labels.filter((label) => isAbove(label.position, position))
  const [first, ...others] = above.toSorted((a, b) => a.position.left - b.position.left)
  const mayBeOneValue = first !== undefined && read(first.match, text) !== null
  for (const { match, position: label } of others)
    for (const { index } of text.matchAll(/(?<= )[^ ]/g)) {
      const start = (centres[index] ?? 0) - 1 / (2 * text.length)
      const shift = position.left + start * (position.right - position.left) - label.left
      const isUnder = Math.abs(shift) < maxShift * position.height
      if (isUnder && (!mayBeOneValue || read(match, text.slice(index)) !== null)) return index
    }
  return null
}

function isAbove(label: LinePosition, value: LinePosition): boolean {
  const drop = (value.middle - label.middle) / value.height
  return (
    drop > verticalBounds.least &&
    drop < verticalBounds.most &&
    label.left < value.right &&
    label.right > value.left
  )
}

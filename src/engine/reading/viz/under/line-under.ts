import { isLabelFragment } from '../../../documents/viz/label-fragment.ts'
import { isUnreadLabel } from '../../../documents/viz/is-unread-label.ts'
import { sliceLine } from '../split-labels.ts'
import { linePosition, readingDirection, runsToTheLeft, type LinePosition } from '../text-line.ts'
import type { ValuePage } from '../value-piece.ts'

/** How the second line of a value stands under its first, in parts of the first one's height. */
export const secondLine = { least: 0.6, most: 1.7, shift: 1, lower: 0.75, higher: 1.4 } as const
/** The same of a name whose label says nothing of two parts: another label may stand before what is further below it. */
export const mostWithoutOrder = 1.35

/** The line right under a value, which begins at an index of its own line, that goes on with it: as high, begun at the same place, and nothing else. */
export function lineUnder(
  { lines, matches, isUsed }: ValuePage,
  of: number,
  { most = secondLine.most, from = 0 }: { readonly most?: number; readonly from?: number } = {},
): number | null {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  const value = lines[of]
  if (direction === null || value === undefined) return null
  const position = linePosition(from === 0 ? value.quad : sliceLine(value, from, value.text.length).quad, direction) // prettier-ignore
  const unit = position.height
  const isLeftward = runsToTheLeft(value)
  const found = lines.flatMap(({ text, quad }, at) => {
    const other = linePosition(quad, direction)
    const drop = (other.middle - position.middle) / unit
    const isUnder =
      drop > secondLine.least &&
      drop < most &&
      shiftOf(other, position, isLeftward) < secondLine.shift * unit &&
      other.height > secondLine.lower * unit &&
      other.height < secondLine.higher * unit
    const isOther =
      (matches[at] ?? null) !== null || isUsed(at) || isLabelFragment(text) || isUnreadLabel(text)
    return at !== of && isUnder && !isOther ? [{ at, drop }] : []
  })
  return found.toSorted((a, b) => a.drop - b.drop)[0]?.at ?? null
}

/** How far two lines begin apart; of print that is read to the left, also how far they end apart. */
function shiftOf(one: LinePosition, other: LinePosition, isLeftward: boolean): number {
  const shift = Math.abs(one.left - other.left)
  return isLeftward ? Math.min(shift, Math.abs(one.right - other.right)) : shift
}

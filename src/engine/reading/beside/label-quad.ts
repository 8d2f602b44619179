import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { along } from '../../imaging/geometry/points.ts'
import { normalBelow } from '../mrz/text-line.ts'
import { labelLine, type CodePlace, type LabelSide, type LineBeside } from './lines-beside.ts'

/** Where a label stands above its value and how high it is, in millimetres, as the standard's samples print it. */
const usual = { above: 2.4, height: 2.2 } as const
/** The same in heights of the value's line as it was found, where the size of the side is not known. */
const usualInHeights = { above: 0.6, height: 0.55 } as const
/** So much of a label is read, in its own heights: one language of it tells enough. */
const readLength = 5.5
/** A label that was found shorter may have been found in part, in its own heights. */
const leastWhole = 3.5
/** What is left free before what stands to the right, in heights of the label. */
const margin = 0.4

/** Where the label of a value is to be read: at the line that was found above or before it, or where one usually stands. */
export function labelQuad(
  value: LineBeside,
  lines: readonly LineBeside[],
  { unit, direction, labels }: Pick<CodePlace, 'unit' | 'direction'> & { readonly labels: LabelSide },
): Quad<'upright'> {
  const { left, right, height } = value.position
  const found = labelLine(value, lines, { unit, labels })
  if (labels === 'before' && found !== null) return beginningOf(found, direction)
  const mostHeight = unit === null ? usualInHeights.height * height : 1.6 * usual.height * unit
  const above = unit === null ? usualInHeights.above * height : usual.above * unit
  const labelHeight =
    found === null
      ? Math.min(mostHeight, unit === null ? mostHeight : usual.height * unit)
      : Math.min(found.position.height, mostHeight)
  const drop = found === null ? above : value.position.middle - found.position.middle
  const from = found === null ? left : Math.min(left, found.position.left)
  // A label that was found in part goes on; one that was found whole ends where it was seen to.
  const seen = found === null ? 0 : found.position.right - from
  const wanted =
    seen < leastWhole * labelHeight ? readLength * labelHeight : Math.min(seen, readLength * labelHeight)
  const beside = lines.filter(
    ({ position }) =>
      position.left > right &&
      Math.abs(position.middle - (value.position.middle - drop)) < 0.6 * position.height,
  )
  const end = Math.min(from + wanted, ...beside.map(({ position }) => position.left - margin * labelHeight))
  return quadAt({
    from: from - 0.15 * labelHeight,
    end,
    middle: value.position.middle - drop,
    height: labelHeight,
    direction,
  })
}

/** Of a label that was found before its value so much as tells it. */
function beginningOf({ position }: LineBeside, direction: Point): Quad<'upright'> {
  const { left, right, middle, height } = position
  return quadAt({ from: left, end: Math.min(right, left + readLength * height), middle, height, direction })
}

interface Place {
  readonly from: number
  readonly end: number
  readonly middle: number
  readonly height: number
  readonly direction: Point
}

/** From places along and across the side to corners on the picture. */
function quadAt({ from, end, middle, height, direction }: Place): Quad<'upright'> {
  const down = normalBelow(direction)
  const at = (x: number, y: number): Point<'upright'> => {
    const [px, py] = along(along([0, 0], direction, x), down, y)
    return [px, py]
  }
  const [top, bottom] = [middle - height / 2, middle + height / 2]
  return [at(from, top), at(end, top), at(end, bottom), at(from, bottom)]
}

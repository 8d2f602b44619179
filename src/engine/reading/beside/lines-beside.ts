import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'
import { distance, dot, minus } from '../../imaging/geometry/points.ts'
import { holds, middleOf } from '../../imaging/geometry/sides.ts'
import { linePosition, type LinePosition } from '../viz/text-line.ts'

/** Where a zone or a barcode lies, and which lines of print may belong to the same side. */
export interface CodePlace {
  /** Along which the side is read, a unit vector. */
  readonly direction: Point
  /** The zone or the barcode itself, a little enlarged: print on it is its own. */
  readonly codes: readonly Quad<'upright'>[]
  /** What holds the side; null where its size is not known. */
  readonly side: Quad<'upright'> | null
  /** Pixels a millimetre; null where the size of the side is not known. */
  readonly unit: number | null
}

/** A line of print on the side, in its reading direction. */
export interface LineBeside {
  readonly quad: Quad<'upright'>
  readonly position: LinePosition
}

/** Lower lines cannot be read, in pixels; higher ones, in heights of the middling line, are pictures and signatures. */
const heights = { least: 6, most: 2.6 } as const
/** A line that leans further from the side's own direction, by the cosine of the angle, is not print of the side. */
const leastAlong = 0.95

/** The lines of print beside a code, from the top of the side to its bottom. */
export function linesBeside(
  found: readonly DetectedText<'upright'>[],
  place: CodePlace,
): readonly LineBeside[] {
  const along = found.flatMap(({ quad }) => {
    const turned = alongDirection(quad, place.direction)
    const middle = middleOf(quad)
    const isBeside =
      !place.codes.some((code) => holds(code, middle)) && (place.side === null || holds(place.side, middle))
    return turned === null || !isBeside
      ? []
      : [{ quad: turned, position: linePosition(turned, place.direction) }]
  })
  const middling = medianOf(along.map(({ position }) => position.height)) ?? 0
  return along
    .filter(({ position: { height } }) => height >= heights.least && height <= heights.most * middling)
    .toSorted((a, b) => a.position.middle - b.position.middle)
}

/** The same corners, the one first from which one reads on to the second; null where the line runs another way. */
function alongDirection(quad: Quad<'upright'>, direction: Point): Quad<'upright'> | null {
  const [a, b, c, d] = quad
  const turns: readonly Quad<'upright'>[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ]
  const cosine = ([from, to]: Quad<'upright'>): number => {
    const length = distance(from, to)
    return length === 0 ? -1 : dot(minus(to, from), direction) / length
  }
  const [best = quad] = turns.toSorted((one, other) => cosine(other) - cosine(one))
  return cosine(best) < leastAlong ? null : best
}

/** How far a label stands above its value at most, from the middle of one to that of the other, and how far beside. */
const labelBounds = { millimetres: 4.3, heights: 1.1, shift: 0.6 } as const

/** The line right above a line that begins where it does; null where there is none. */
export function lineAbove(
  line: LineBeside,
  lines: readonly LineBeside[],
  unit: number | null,
): LineBeside | null {
  const most = unit === null ? labelBounds.heights * line.position.height : labelBounds.millimetres * unit
  const above = lines.filter((other) => {
    const drop = line.position.middle - other.position.middle
    return other !== line && drop > 0.25 * most && drop <= most && overlaps(other.position, line.position)
  })
  return above.toSorted((a, b) => b.position.middle - a.position.middle)[0] ?? null
}

/** A label begins where its value does, or was found from a later letter on. */
function overlaps(label: LinePosition, value: LinePosition): boolean {
  return label.left < value.right && label.left > value.left - labelBounds.shift * value.height
}

/** How far a label stands before its value at most, and how much higher or lower, in heights of the value. */
const beforeBounds = { gap: 14, level: 0.5, over: 0.5 } as const

/** The line that ends right before another one in its row; null where there is none. */
export function lineBefore(line: LineBeside, lines: readonly LineBeside[]): LineBeside | null {
  const { left, middle, height } = line.position
  const before = lines.filter(({ position }) => {
    const gap = (left - position.right) / height
    return Math.abs(position.middle - middle) <= beforeBounds.level * height && gap >= -beforeBounds.over && gap <= beforeBounds.gap // prettier-ignore
  })
  return (
    before.toSorted((a, b) => b.position.right - a.position.right).find((other) => other !== line) ?? null
  )
}

/** Where the labels of a side stand. */
export type LabelSide = 'above' | 'before'

/** So many lines that the code says too must tell that labels stand before values. */
const leastTelling = 3

/**
 * Where the labels of a side stand, as lines tell of which it is known that they are values: before them where something else
 * stands there, and above them nothing else than such lines.
 */
export function labelSide(
  known: readonly LineBeside[],
  lines: readonly LineBeside[],
  unit: number | null,
): LabelSide {
  const isKnown = (line: LineBeside | null) => line !== null && known.includes(line)
  const places = known.map((line) => ({
    before: lineBefore(line, lines),
    above: lineAbove(line, lines, unit),
  }))
  const telling = places.filter(
    ({ before, above }) => before !== null && !isKnown(before) && (above === null || isKnown(above)),
  )
  const others = places.filter(({ before, above }) => above !== null && (before === null || !isKnown(above)))
  return telling.length >= leastTelling && telling.length > 2 * others.length ? 'before' : 'above'
}

/** The line in which the label of a value stands; null where none was found. */
export function labelLine(
  value: LineBeside,
  lines: readonly LineBeside[],
  { unit, labels }: { readonly unit: number | null; readonly labels: LabelSide },
): LineBeside | null {
  return labels === 'before' ? lineBefore(value, lines) : lineAbove(value, lines, unit)
}

/**
 * Lines that are more likely values, and those that are more likely the labels right above them. A label stands nearer to its
 * value than to the value above it.
 */
export function partLabels(
  lines: readonly LineBeside[],
  place: { readonly unit: number | null; readonly labels: LabelSide },
): { readonly values: readonly LineBeside[]; readonly labels: readonly LineBeside[] } {
  const labels = new Set<LineBeside>()
  if (place.labels === 'before') {
    const before = new Set(lines.map((line) => lineBefore(line, lines)))
    for (const line of lines) if (before.has(line) && lineBefore(line, lines) === null) labels.add(line)
  }
  // From below: the lowest of a column is a value.
  for (const line of lines.toReversed()) {
    if (labels.has(line) || place.labels === 'before') continue
    const above = lineAbove(line, lines, place.unit)
    if (above !== null && above.position.height <= 1.35 * line.position.height) labels.add(above)
  }
  return {
    values: lines.filter((line) => !labels.has(line)),
    labels: lines.filter((line) => labels.has(line)),
  }
}

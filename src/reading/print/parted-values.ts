import { labelLines } from './label-lines.ts'
import { partOf } from './parted-labels.ts'
import { placeOf, readingDirection, type Place, type PrintedLine } from './printed-line.ts'

/** How far a value stands below its label, from the middle of one to that of the other, in parts of the value's height. */
const below = { least: 0.3, most: 2.1 } as const
/** How far from the left of its label a value begins, in the same parts. */
const mostShift = 0.6

/**
 * The lines of a page, those parted in two that hold the values of two columns: a long surname reaches so near to what
 * stands beside it that both are found as one. The labels above it tell where the second begins.
 */
export function partedValues(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const { matches } = labelLines(lines)
  const labels = lines.flatMap(({ quad }, at) =>
    matches[at]?.valueFrom === null ? [placeOf(quad, direction)] : [],
  )
  return lines.flatMap((line, at) => {
    const place = placeOf(line.quad, direction)
    const second = matches[at] === null ? secondValue(line, place, labels) : null
    return second === null ? [line] : [partOf(line, 0, second), partOf(line, second, line.text.length)]
  })
}

/** Where in a line a value begins right under a label that is not the first above it; null where none does. */
function secondValue({ text, ats }: PrintedLine, place: Place, labels: readonly Place[]): number | null {
  const above = labels.filter((label) => {
    const drop = (place.level - label.level) / place.height
    return drop > below.least && drop < below.most && label.left < place.right && label.right > place.left
  })
  const [, ...others] = above.toSorted((a, b) => a.left - b.left)
  for (const { left } of others)
    for (const { index } of text.matchAll(/(?<= )[^ ]/g)) {
      const begins = (ats[index] ?? 0) - 1 / (2 * text.length)
      const shift = place.left + begins * (place.right - place.left) - left
      if (Math.abs(shift) < mostShift * place.height) return index
    }
  return null
}

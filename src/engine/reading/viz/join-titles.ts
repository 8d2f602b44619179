import { isTitleOverTwoLines } from '../../documents/viz/titles/document-title.ts'
import { lettersOf, lineOfLetters, linePosition, readingDirection, type VizLine } from './text-line.ts'

/** How far the second line of a title stands under the first, in parts of the higher one's height. */
const maxDrop = 2.2

/** The lines of a page, a title that stands in two of them as one: neither is a label. */
export function joinTitles(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const isUnder = (first: VizLine, second: VizLine): boolean => {
    const [above, below] = [linePosition(first.quad, direction), linePosition(second.quad, direction)]
    const drop = (below.middle - above.middle) / Math.max(above.height, below.height)
    return drop > 0.3 && drop < maxDrop && below.left < above.right && below.right > above.left
  }
  const secondOf = new Map<VizLine, VizLine>()
  for (const first of lines) {
    const second = lines.find(
      (other) => other !== first && isTitleOverTwoLines(first.text, other.text) && isUnder(first, other),
    )
    if (second !== undefined) secondOf.set(first, second)
  }
  if (secondOf.size === 0) return lines
  const seconds = new Set(secondOf.values())
  return lines.flatMap((line) => {
    const second = secondOf.get(line)
    return seconds.has(line) ? [] : [second === undefined ? line : joined(line, second)]
  })
}

function joined(first: VizLine, second: VizLine): VizLine {
  const blank = { symbol: ' ', confidence: 1, alternatives: [], centre: 0.5 }
  const letters = [...lettersOf(first), blank, ...lettersOf(second)]
  const centred = letters.map((letter, at) => ({ ...letter, centre: (at + 0.5) / letters.length }))
  return lineOfLetters(centred, [first.quad[0], first.quad[1], second.quad[2], second.quad[3]])
}

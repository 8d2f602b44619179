import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import { linePosition, readingDirection, type VizLine } from './text-line.ts'

/** How much further to the left than its label a piece of it may begin, in parts of the label's height. */
const slack = 0.5

/**
 * Lines without those that are pieces of a label: where the finder saw a few letters of a label alone, and all of it was read
 * later, `Sur` of `Surname` is no name.
 *
 * @param labels read at places where labels were looked for
 */
export function withoutFragments(lines: readonly VizLine[], labels: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection([...lines, ...labels].map(({ quad }) => quad))
  if (direction === null || labels.length === 0) return lines
  const placed = labels.map(({ text, quad }) => ({
    letters: plainLetters(text),
    place: linePosition(quad, direction),
  }))
  return lines.filter(({ text, quad }) => {
    const [letters, at] = [plainLetters(text), linePosition(quad, direction)]
    return !placed.some(
      ({ letters: all, place }) =>
        letters !== '' &&
        all.includes(letters) &&
        at.left > place.left - slack * place.height &&
        at.right < place.right &&
        Math.abs(at.middle - place.middle) < place.height / 2,
    )
  })
}

function plainLetters(text: string): string {
  return Array.from(text.toLowerCase(), letterBelow).join('').replace(/\P{L}/gu, '')
}

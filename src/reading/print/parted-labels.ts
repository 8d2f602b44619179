import { between } from '../../geometry/points.ts'
import { secondLabel } from '../../documents/visual-zone/match-label.ts'
import { labelLines } from './label-lines.ts'
import { lettersOf, lineOfLetters, type PrintedLine } from './printed-line.ts'

/** The lines of a page, those parted in two that hold the labels of two columns. */
export function partedLabels(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const { matches } = labelLines(lines)
  return lines.flatMap((line, at) => {
    const second = matches[at] === null ? secondLabel(line.text) : null
    return second === null ? [line] : [partOf(line, 0, second), partOf(line, second, line.text.length)]
  })
}

function partOf(line: PrintedLine, from: number, to: number): PrintedLine {
  const { text, quad } = line
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  const [start, end] = [from / text.length, to / text.length]
  const part = text.slice(from, to).trimEnd()
  const letters = lettersOf(line).slice(from, from + part.length)
  const placed = letters.map((letter) => ({ ...letter, at: (letter.at - start) / (end - start) }))
  return lineOfLetters(placed, [
    between(topLeft, topRight, start),
    between(topLeft, topRight, end),
    between(bottomLeft, bottomRight, end),
    between(bottomLeft, bottomRight, start),
  ])
}

import { linePosition, type VizLine } from '../text-line.ts'
import type { Point } from '../../../../vocabulary/imaging/pixels.ts'

/** How wide letters are on the mean of typefaces, in parts of most capitals; the first class that a letter is of counts. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;'’|!IÍÌÎÏİiíìîïıljІі()/-]/u, 0.45],
  [/[MWШЩЮЖФ]/u, 1.3],
  [/[mwшщюжф]/u, 1.15],
  [/[ftr]/u, 0.55],
  [/[\p{Ll}\p{Nd}]/u, 0.8],
]

function widthOf(letter: string): number {
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? 1
}

/** How wide capitals would be in the type of a line, in pixels, by the letters that stand there: hardly depends on how tightly it was cut out. */
export function widthOfLetters({ text, quad }: VizLine, direction: Point): number {
  const { left, right } = linePosition(quad, direction)
  const sum = Array.from(text).reduce((all, letter) => all + widthOf(letter), 0)
  return sum === 0 ? 0 : (right - left) / sum
}

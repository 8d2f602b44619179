import type { Alternative } from '../../../vocabulary/reading/recognition.ts'
import type { PrintScript } from '../../../vocabulary/reading/script.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, distance, dot } from '../../imaging/geometry/points.ts'

import { directionOf, normalBelow, lengthOf, lineOfQuad } from '../mrz/text-line.ts'

/** A line of print that was read, in pixels of the picture. */
export interface VizLine {
  readonly text: string
  /** Absent of a line in Latin letters. */
  readonly script?: PrintScript
  /** What the Latin alphabet saw of a whole line in another script; absent where that is not known. */
  readonly latinText?: string
  /** One per UTF-16 unit of `text`, 0..1. */
  readonly confidences: readonly number[]
  /** What each unit may be instead, in the same order. */
  readonly alternatives: readonly (readonly Alternative[])[]
  /** Where the middle of each lies, as a part 0..1 of the quad's width: of print from right to left they fall. */
  readonly centres: readonly number[]
  /** In reading direction. */
  readonly quad: Quad<'upright'>
}

/** One unit of a line. */
export interface VizLetter {
  readonly symbol: string
  readonly confidence: number
  readonly alternatives: readonly Alternative[]
  /** Where its middle lies, as a part 0..1 of the width of its line. */
  readonly centre: number
}

export function lettersOf({ text, confidences, alternatives, centres }: VizLine): readonly VizLetter[] {
  return Array.from({ length: text.length }, (_, at) => ({
    symbol: text.charAt(at),
    confidence: confidences[at] ?? 0,
    alternatives: alternatives[at] ?? [],
    centre: centres[at] ?? 0,
  }))
}

export function lineOfLetters(
  letters: readonly VizLetter[],
  quad: Quad<'upright'>,
  script?: PrintScript,
): VizLine {
  return {
    ...(script === undefined ? {} : { script }),
    text: letters.map(({ symbol }) => symbol).join(''),
    confidences: letters.map(({ confidence }) => confidence),
    alternatives: letters.map(({ alternatives }) => alternatives),
    centres: letters.map(({ centre }) => centre),
    quad,
  }
}

/** Whether a line is read from its right end. */
export function runsToTheLeft({ script }: Pick<VizLine, 'script'>): boolean {
  return script === 'Arab' || script === 'Hebr'
}

/** Where a line lies on a page whose lines run along `direction`. */
export interface LinePosition {
  readonly left: number
  readonly right: number
  /** Middle of the line, growing downwards. */
  readonly middle: number
  readonly height: number
}

/** @param direction unit vector along which the lines of the page are read */
export function linePosition(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>,
  direction: Point,
): LinePosition {
  const [start, end] = [between(topLeft, bottomLeft), between(topRight, bottomRight)]
  return {
    left: dot(start, direction),
    right: dot(end, direction),
    middle: dot(between(start, end), normalBelow(direction)),
    height: (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2,
  }
}

/** Print that is longer than so many times its height shows which way it runs. */
const leastAspect = 2.5

/** Unit vector along which the print of a page is read, every long line counting the same. Null when there is none. */
export function readingDirection(quads: readonly Quad<'upright'>[]): Point | null {
  const lines = quads.map(lineOfQuad)
  const long = lines.filter((line) => lengthOf(line) > leastAspect * line.height)
  const directions = (long.length > 0 ? long : lines).map(directionOf)
  const [x, y] = directions.reduce(([sx, sy], [dx, dy]): Point => [sx + dx, sy + dy], [0, 0])
  const length = Math.hypot(x, y)
  return length === 0 ? null : [x / length, y / length]
}

/** 0..1, of all letters of these lines; 0 of none. */
export function meanConfidence(lines: readonly VizLine[]): number {
  const all = lines.flatMap(({ confidences }) => confidences)
  return all.reduce((sum, one) => sum + one, 0) / (all.length || 1)
}

/** What lines say, also as the Latin alphabet has them: a title in two languages may be read in one of them alone. */
export function textsOf(lines: readonly VizLine[]): readonly string[] {
  return lines.flatMap(({ text, latinText }) => (latinText === undefined ? [text] : [text, latinText]))
}

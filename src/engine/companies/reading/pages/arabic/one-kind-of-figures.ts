import type { Point, Quad } from '../../../../../vocabulary/imaging/pixels.ts'
import { along, distance, minus } from '../../../../imaging/geometry/points.ts'
import type { PageReader } from '../../../../reading/page-reader.ts'
import { toPrintedLine } from '../../../../reading/viz/printed-line.ts'
import { lettersOf, lineOfLetters, meanConfidence, type VizLetter, type VizLine } from '../../../../reading/viz/text-line.ts' // prettier-ignore

/** So many times as many figures must be European as Arabic, for those of a page to be. */
const mostly = 3
/** Read with less mean certainty figures are left as they were. */
const leastCertain = 0.85
/** Ground beside the figures that is shown with them, in heights of their line. */
const beside = 0.3
/** So many numbers of a page are read once more. */
const mostNumbers = 12

/** A number of an Arabic line, by its first and last unit. */
interface PrintedNumber {
  readonly line: VizLine
  readonly from: number
  readonly to: number
}

const numbers = /[\d٠-٩](?:[\d٠-٩.,٫٬،]*[\d٠-٩])?/gu
/** A number, or a date, as European figures write it. */
const european = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?!\d|[.,]\d)/gu

/**
 * The lines of a page that writes European figures, without an Arabic one: no page writes a number in both, and the network takes a zero
 * for a five of Arabic, `25.٥٥` for 25,000,000. Such numbers are looked at once more, as Latin print.
 */
export async function inOneKindOfFigures(
  reader: Pick<PageReader, 'pixels' | 'readText' | 'signal'>,
  lines: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const text = lines.map((line) => line.text).join('')
  const count = (kind: RegExp): number => text.match(kind)?.length ?? 0
  if (count(/\d/gu) < mostly * count(/[٠-٩]/gu)) return lines
  const mixed = lines.flatMap(mixedNumbers).slice(0, mostNumbers)
  if (mixed.length === 0) return lines
  const quads = mixed.map(quadOf)
  const read = await reader.readText(reader.pixels, quads, { alphabet: 'latin', signal: reader.signal })
  // From the last number of a line to its first, so that places before them stay.
  return mixed.reduceRight<readonly VizLine[]>((all, number, at) => {
    const [quad, seen] = [quads[at], read[at]]
    const latin = quad === undefined ? null : toPrintedLine(seen, quad)
    const letters = latin === null ? null : europeanIn(latin, number)
    return letters === null ? all : all.map((line) => (line.quad === number.line.quad ? replaced(line, number, letters) : line))
  }, lines)
} // prettier-ignore

function mixedNumbers(line: VizLine): readonly PrintedNumber[] {
  if (line.script !== 'Arab') return []
  return [...line.text.matchAll(numbers)]
    .filter(([number]) => /[٠-٩]/u.test(number))
    .map(({ 0: number, index }) => ({ line, from: index, to: index + number.length }))
}

/** From the middle of the ground on one side of a number to that on the other, between its neighbours. */
function quadOf({ line, from, to }: PrintedNumber): Quad<'upright'> {
  const [a, b, c, d] = line.quad
  const centres = line.centres.slice(from, to)
  const [low, high] = [Math.min(...centres), Math.max(...centres)]
  const others = lettersOf(line).filter(({ symbol }, at) => (at < from || at >= to) && /\S/u.test(symbol))
  const left = Math.max(0, ...others.map(({ centre }) => centre).filter((centre) => centre < low))
  const right = Math.min(1, ...others.map(({ centre }) => centre).filter((centre) => centre > high))
  const room = Math.min(0.5, (beside * distance(a, d)) / Math.max(1, distance(a, b)))
  const start = left === 0 ? 0 : Math.min(left + room, low)
  const end = right === 1 ? 1 : Math.max(right - room, high)
  const at = (one: Point<'upright'>, other: Point<'upright'>, part: number): Point<'upright'> =>
    along(one, minus(other, one), part)
  return [at(a, b, start), at(a, b, end), at(d, c, end), at(d, c, start)]
}

/** The one number that the Latin alphabet saw there, where it begins with the European figures that were read before. */
function europeanIn(latin: VizLine, { line, from, to }: PrintedNumber): readonly VizLetter[] | null {
  const found = [...latin.text.matchAll(european)]
  const [match] = found
  if (match === undefined || found.length > 1) return null
  const before = /^\d*/u.exec(line.text.slice(from, to))?.[0] ?? ''
  const seen = lettersOf(latin).slice(match.index, match.index + match[0].length)
  if (!match[0].startsWith(before) || meanConfidence([lineOfLetters(seen, latin.quad)]) < leastCertain) return null
  const [left, right] = [shareOf(latin.quad[0], line.quad), shareOf(latin.quad[1], line.quad)]
  return seen.map((letter) => ({ ...letter, centre: left + letter.centre * (right - left) }))
} // prettier-ignore

const shareOf = (place: Point, [a, b]: Quad): number => distance(a, place) / Math.max(1, distance(a, b))

function replaced(line: VizLine, { from, to }: PrintedNumber, letters: readonly VizLetter[]): VizLine {
  const all = lettersOf(line)
  const { latinText } = line
  return {
    ...lineOfLetters([...all.slice(0, from), ...letters, ...all.slice(to)], line.quad, line.script),
    ...(latinText === undefined ? {} : { latinText }),
  }
}

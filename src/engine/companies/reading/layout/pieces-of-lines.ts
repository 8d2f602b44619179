import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { distance, dot } from '../../../imaging/geometry/points.ts'
import type { BoxMapping } from '../../../imaging/page/box-mapping.ts'
import { linePosition, readingDirection, type VizLine } from '../../../reading/viz/text-line.ts'
import { withCardsStacked } from './columns/with-cards-stacked.ts'
import { withBoxedCharacters } from './with-boxed-characters.ts'
import { joinedPieces } from './joined-pieces.ts'
import { mirrored, partOf, type PrintPiece } from './print-piece.ts'
import { withProseColumns } from './columns/prose-columns.ts'
import { withoutFormerValues } from './entries/without-former-values.ts'
import { withoutStruckEntries } from './entries/without-struck-entries.ts'
import { medianOf } from '../../../../vocabulary/imaging/median.ts'

/** A gap between letters wider than this, in heights of the line, parts two columns. */
const columnGap = 1.15
/** The same in steps from letter to letter: of a typewriter's letters a space makes two. */
const columnSteps = 2.4

/** Signs of a line at most: no paper holds more beside each other, and patterns over longer ones take long. */
const mostSigns = 1000

/** Where the lines of a page run: how their direction grows from its top to its bottom (a camera that looks from above). */
interface Slope {
  readonly at: (y: number) => number
}

/** The print of a page in pieces, from top to bottom. */
export function piecesOfLines(
  lines: readonly VizLine[],
  { page, mapping }: { readonly page: number; readonly mapping: Pick<BoxMapping, 'uprightToSent'> },
): readonly PrintPiece[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return []
  const sides = lines.map(({ quad }) => linePosition(quad, direction))
  const slope = slopeOf(
    lines.map(({ quad }) => quad),
    direction,
  )
  const centre =
    (Math.min(...sides.map(({ left }) => left)) + Math.max(...sides.map(({ right }) => right))) / 2
  const pieces = lines.flatMap((line) => {
    const { left, right, middle, height } = linePosition(line.quad, direction)
    const straightened = middle - slope.at(middle) * ((left + right) / 2 - centre)
    const whole: PrintPiece = {
      ...{ text: line.text.slice(0, mostSigns), confidences: line.confidences.slice(0, mostSigns) },
      xs: line.centres.slice(0, mostSigns).map((part) => left + part * (right - left)),
      ...{ left, right, middle: straightened, height, page },
      box: mapping.uprightToSent(line.quad),
      quad: line.quad,
    }
    return splitAtGaps(whole)
  })
  const straight = isReadFromTheRight(lines) ? pieces.map(mirrored) : pieces
  return withoutFormerValues(
    withoutStruckEntries(withCardsStacked(withProseColumns(withBoxedCharacters(joinedPieces(straight))))),
  )
}

/** How many more letters of such a script than of others show that a page is read from the right. */
const mostlyLeftward = 1.5

function isReadFromTheRight(lines: readonly VizLine[]): boolean {
  const text = lines.map((line) => line.text).join('')
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0
  const leftward = count(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)
  return leftward > mostlyLeftward * (count(/\p{L}/gu) - leftward)
}

function slopeOf(quads: readonly Quad<'upright'>[], direction: readonly [number, number]): Slope {
  const points = quads.flatMap((quad) => {
    const [topLeft, topRight, bottomRight, bottomLeft] = quad
    const [dx, dy] = [
      (topRight[0] + bottomRight[0] - topLeft[0] - bottomLeft[0]) / 2,
      (topRight[1] + bottomRight[1] - topLeft[1] - bottomLeft[1]) / 2,
    ]
    const across = dot([dx, dy], direction)
    const down = dot([dx, dy], [-direction[1], direction[0]])
    const height = distance(topLeft, bottomLeft)
    if (across < 5 * height) return []
    return [{ y: linePosition(quad, direction).middle, slope: down / across, weight: across }]
  })
  if (points.length < 4) return { at: () => 0 }
  const sum = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((total, point) => total + point.weight * of(point), 0)
  const weight = sum(() => 1)
  const [meanY, meanSlope] = [sum(({ y }) => y) / weight, sum(({ slope }) => slope) / weight]
  const spread = sum(({ y }) => (y - meanY) ** 2)
  const trend = spread === 0 ? 0 : sum(({ y, slope }) => (y - meanY) * (slope - meanSlope)) / spread
  return { at: (y) => meanSlope + trend * (y - meanY) }
}

function splitAtGaps(line: PrintPiece): readonly PrintPiece[] {
  const widest = Math.max(columnGap * line.height, columnSteps * stepOf(line))
  const runs = runsOf(line)
  const cuts = runs.flatMap((run, index) => {
    const before = runs[index - 1]
    return before === undefined || Math.max(run.low - before.high, before.low - run.high) > widest ? [run.from] : []
  })
  return [0, ...cuts.slice(1)].flatMap((from, index, all) => partOf(line, from, all[index + 1] ?? line.text.length) ?? [])
} // prettier-ignore

/** Letters that run against their line, from the first to the last place of their middles. */
interface Run {
  readonly from: number
  readonly low: number
  readonly high: number
}

/** A line in runs: figures among letters of Arabic run the other way, and the first of them stands farthest from the letter before. */
function runsOf({ text, xs }: PrintPiece): readonly Run[] {
  const way = Math.sign((xs.at(-1) ?? 0) - (xs[0] ?? 0))
  const runs: Run[] = []
  let last = 0
  for (const [at, x] of xs.entries()) {
    if (text.charAt(at).trim() === '') continue
    const run = runs.at(-1)
    if (run !== undefined && (x - last) * way < 0) runs[runs.length - 1] = { from: run.from, low: Math.min(run.low, x), high: Math.max(run.high, x) }
    else runs.push({ from: at, low: x, high: x })
    last = x
  }
  return runs
} // prettier-ignore

/** From the middle of a letter to the middle of the next, of most letters of a line. */
function stepOf({ text, xs }: PrintPiece): number {
  const steps = [...xs.keys()].slice(1).flatMap((at) => {
    const isInWord = text.charAt(at).trim() !== '' && text.charAt(at - 1).trim() !== ''
    return isInWord ? [Math.abs((xs[at] ?? 0) - (xs[at - 1] ?? 0))] : []
  })
  return medianOf(steps) ?? 0
}

import { along } from '../../imaging/geometry/points.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'
import { characterCentre, interpolatedGrey, pitchInPixels } from './character-positions.ts'
import type { DecodedLine } from './decode-line.ts'
import { directionOf, normalBelow, type TextLine } from './text-line.ts'
import { symbolAt } from './symbols.ts'

/**
 * A character whose ink is paler than that of its neighbours, or whose paper is darker, was worn off, dragged or stained:
 * readers may be sure of another one there, all of them alike. Both in parts of the neighbours' contrast. Of 45,000
 * characters on middling photographs a quarter of a percent look so, of those that were touched two in three.
 */
const damage = { paler: 0.25, darker: 0.25 } as const
/**
 * On small or noisy print neighbours differ among themselves: a touched one differs by so many of their own deviations (1.4826
 * times the median distance from their median). On 191 generated sides of 6.5 to 12 pixels a letter, all read right, names of
 * 63 were held back without it, and of 21 with it.
 */
const minDeviations = 4
const deviationOfMedian = 1.4826
/** So many columns on each side are neighbours. */
const neighbours = 5
/** Below this contrast, of 255, noise decides. */
const minContrast = 20
/** So much is between the strokes of these that a soft picture shows no paper there. */
const denseSymbols = 'MW'

/** Shares of a cell's places, ordered from dark to bright, at which its ink and its paper are seen. */
const percentiles = { ink: 0.06, paper: 0.8 } as const
/** The part of a cell that is looked at, in pitches, and in how many places across and down. */
const cellSampling = { width: 0.9, height: 1.1, across: 9, down: 11 } as const

interface Cell {
  /** 0..255 */
  readonly ink: number
  readonly paper: number
}

/** The columns of a line whose ink looks touched; empty where the characters follow no common pitch. */
export function damagedColumns(pixels: Pixels, line: TextLine, decoded: DecodedLine): ReadonlySet<number> {
  const columns = decoded.alignment.columns.map((_, column) => column)
  const cells = columns.map((column) => measureCell(pixels, line, { decoded, column }))
  return new Set(
    columns.filter((column) => {
      const neighbouring = cells.filter((_, at) => at !== column && Math.abs(at - column) <= neighbours)
      const isDense = denseSymbols.includes(symbolAt(decoded.alignment.columns[column]?.symbol ?? 0))
      return isDamaged(cells[column] ?? null, neighbouring.filter((cell) => cell !== null), isDense) // prettier-ignore
    }),
  )
}

function isDamaged(cell: Cell | null, neighbouring: readonly Cell[], isDense: boolean): boolean {
  if (cell === null || neighbouring.length === 0) return false
  const [ink, paper] = [
    spreadOf(neighbouring.map((one) => one.ink)),
    spreadOf(neighbouring.map((one) => one.paper)),
  ]
  const contrast = Math.max(minContrast, paper.median - ink.median)
  const isPaler = cell.ink - ink.median > Math.max(damage.paler * contrast, minDeviations * ink.deviation)
  const isDarker =
    paper.median - cell.paper > Math.max(damage.darker * contrast, minDeviations * paper.deviation)
  return isPaler || (!isDense && isDarker)
}

function spreadOf(values: readonly number[]): { readonly median: number; readonly deviation: number } {
  const median = medianOf(values) ?? 0
  const distance = medianOf(values.map((value) => Math.abs(value - median))) ?? 0
  return { median, deviation: deviationOfMedian * distance }
}

function measureCell(
  pixels: Pixels,
  line: TextLine,
  { decoded, column }: { readonly decoded: DecodedLine; readonly column: number },
): Cell | null {
  const [centre, pitch] = [characterCentre(line, decoded, column), pitchInPixels(line, decoded)]
  if (centre === null || pitch === null) return null
  const direction = directionOf(line)
  const down = normalBelow(direction)
  const greys: number[] = []
  for (let row = 0; row < cellSampling.down; row++) {
    const middle = along(centre, down, ((row + 0.5) / cellSampling.down - 0.5) * cellSampling.height * pitch)
    for (let step = 0; step < cellSampling.across; step++) {
      const [x, y] = along(
        middle,
        direction,
        ((step + 0.5) / cellSampling.across - 0.5) * cellSampling.width * pitch,
      )
      greys.push(interpolatedGrey(pixels, x, y))
    }
  }
  greys.sort((a, b) => a - b)
  const at = (share: number) => greys[Math.floor(share * greys.length)] ?? 0
  return { ink: at(percentiles.ink), paper: at(percentiles.paper) }
}

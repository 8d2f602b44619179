import { along } from '../../imaging/geometry/points.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'
import { centreOf, greyAt, pitchInPixels } from './character-places.ts'
import type { DecodedLine } from './decode-line.ts'
import { directionOf, downwards, type TextLine } from './lines.ts'
import { symbolAt } from './symbols.ts'

/**
 * A character whose ink is paler than that of its neighbours, or whose paper is darker, was worn off, dragged or stained:
 * readers may be sure of another one there, all of them alike. Both in parts of the neighbours' contrast. Of 45,000
 * characters on middling photographs a quarter of a percent look so, of those that were touched two in three.
 */
const touched = { paler: 0.25, darker: 0.25 } as const
/** So many columns on each side are neighbours. */
const reach = 5
/** Below this contrast, of 255, noise decides. */
const minContrast = 20
/** So much is between the strokes of these that a soft picture shows no paper there. */
const dense = 'MW'

/** Shares of a cell's places, ordered from dark to bright, at which its ink and its paper are seen. */
const seenAt = { ink: 0.06, paper: 0.8 } as const
/** The part of a cell that is looked at, in pitches, and in how many places across and down. */
const look = { width: 0.9, height: 1.1, across: 9, down: 11 } as const

interface Cell {
  /** 0..255 */
  readonly ink: number
  readonly paper: number
}

/** The columns of a line whose ink looks touched; empty where the characters follow no common pitch. */
export function touchingColumns(pixels: Pixels, line: TextLine, decoded: DecodedLine): ReadonlySet<number> {
  const columns = decoded.alignment.columns.map((_, column) => column)
  const cells = columns.map((column) => cellAt(pixels, line, { decoded, column }))
  return new Set(
    columns.filter((column) => {
      const near = cells.filter((_, at) => at !== column && Math.abs(at - column) <= reach)
      const isDense = dense.includes(symbolAt(decoded.alignment.columns[column]?.symbol ?? 0))
      return differs(cells[column] ?? null, near.filter((cell) => cell !== null), isDense) // prettier-ignore
    }),
  )
}

function differs(cell: Cell | null, near: readonly Cell[], isDense: boolean): boolean {
  if (cell === null || near.length === 0) return false
  const [ink = 0, paper = 0] = [medianOf(near.map((one) => one.ink)), medianOf(near.map((one) => one.paper))]
  const contrast = Math.max(minContrast, paper - ink)
  return (
    cell.ink - ink > touched.paler * contrast || (!isDense && paper - cell.paper > touched.darker * contrast)
  )
}

function cellAt(
  pixels: Pixels,
  line: TextLine,
  { decoded, column }: { readonly decoded: DecodedLine; readonly column: number },
): Cell | null {
  const [centre, pitch] = [centreOf(line, decoded, column), pitchInPixels(line, decoded)]
  if (centre === null || pitch === null) return null
  const direction = directionOf(line)
  const down = downwards(direction)
  const greys: number[] = []
  for (let row = 0; row < look.down; row++) {
    const middle = along(centre, down, ((row + 0.5) / look.down - 0.5) * look.height * pitch)
    for (let step = 0; step < look.across; step++) {
      const [x, y] = along(middle, direction, ((step + 0.5) / look.across - 0.5) * look.width * pitch)
      greys.push(greyAt(pixels, x, y))
    }
  }
  greys.sort((a, b) => a - b)
  const at = (share: number) => greys[Math.floor(share * greys.length)] ?? 0
  return { ink: at(seenAt.ink), paper: at(seenAt.paper) }
}

import { cellSide, grainSide, type ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import { quantileOf } from './quantiles.ts'

/** Squares of two by two blocks without edges: where ink lies evenly, and where paper is nearly bare. */
export interface FlatBlocks {
  /** Places of the blocks of the squares of middle tones, and of light ones. */
  readonly toned: readonly number[]
  readonly pale: readonly number[]
}

interface Square {
  readonly blocks: readonly number[]
  /** Mean light, 0..255, and how steep the edges in it are together. */
  readonly light: number
  readonly steep: number
}

/** As many squares are looked at; of fewer than `fewest`, all blocks of the document are. */
const most = 12
const fewest = 3
/** Middle tones are darker than this part of the white of the document; black and burnt out are neither. */
const tonedBelow = 0.85
const white = 0.9
const [black, burnt] = [30, 250]

/** How steep the edges in a block are. */
function steepIn({ cells, grain }: ImageMeasures, place: number): number {
  const each = grainSide / cellSide
  const first = Math.floor(place / grain.columns) * each * cells.columns + (place % grain.columns) * each
  let sum = 0
  for (let y = 0; y < each; y++)
    for (let x = 0; x < each; x++) sum += cells.slope[first + y * cells.columns + x] ?? 0
  return sum
}

/** All squares whose blocks lie on the document, by rows; neighbours share blocks. */
function squaresOn(measures: ImageMeasures, on: readonly number[]): readonly Square[] {
  const { columns, light } = measures.grain
  const steep = new Map(on.map((place) => [place, steepIn(measures, place)]))
  return on.flatMap((place) => {
    const blocks = [place, place + 1, place + columns, place + columns + 1]
    if ((place + 1) % columns === 0 || !blocks.every((block) => steep.has(block))) return []
    const sum = (of: (block: number) => number): number =>
      blocks.reduce((total, block) => total + of(block), 0)
    return [{ blocks, light: sum((block) => light[block] ?? 0) / 4, steep: sum((block) => steep.get(block) ?? 0) }] // prettier-ignore
  })
}

/** The blocks of the squares with the least edges, none twice. */
function quietest(squares: readonly Square[], otherwise: readonly number[]): readonly number[] {
  const taken = new Set<number>()
  for (const { blocks } of squares.toSorted((a, b) => a.steep - b.steep)) {
    if (taken.size === 4 * most) break
    if (blocks.some((block) => taken.has(block))) continue
    for (const block of blocks) taken.add(block)
  }
  return taken.size < 4 * fewest ? otherwise : [...taken]
}

/** @param on places of the blocks of the document, rising */
export function flatBlocks(measures: ImageMeasures, on: readonly number[]): FlatBlocks {
  const squares = squaresOn(measures, on)
  const lights = Float64Array.from(squares, ({ light }) => light).sort()
  const limit = tonedBelow * quantileOf(lights, white)
  const toned = squares.filter(({ light }) => light > black && light < limit)
  const pale = squares.filter(({ light }) => light >= limit && light < burnt)
  return { toned: quietest(toned, on), pale: quietest(pale, on) }
}

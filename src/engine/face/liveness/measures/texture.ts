import { type Tile, tileSide } from './tiles.ts'

/** Side of the blocks in which grain is looked for, in pixels. */
const block = 8
/** Of the blocks, by their roughness: those smoother than the rest show the grain of the sensor alone. */
const flatQuantile = 0.2
/** Edges are where gradients are steepest. */
const steepPart = 0.98
/** Pixels over which a soft edge rises. */
const reach = 4

/** Logarithm of the roughness, in steps of 8 bits, of the smoothest places: the grain that a sensor leaves. */
export function grainOf(tiles: readonly Tile[], plane: keyof Tile): number {
  const rough = tiles.flatMap((tile) => roughnessOfBlocks(tile[plane]))
  return Math.log(0.1 + quantileOf(rough, flatQuantile))
}

function roughnessOfBlocks(values: Float64Array): readonly number[] {
  const all: number[] = []
  for (let top = 0; top < tileSide; top += block) {
    for (let left = 0; left < tileSide; left += block) {
      let squares = 0
      for (let y = top + 1; y < top + block - 1; y++)
        for (let x = left + 1; x < left + block - 1; x++) squares += residue(values, y * tileSide + x) ** 2
      all.push(Math.sqrt(squares / (block - 2) ** 2))
    }
  }
  return all
}

/** What a pixel has that the mean of its four neighbours has not. */
function residue(values: Float64Array, at: number): number {
  const [left = 0, right = 0] = [values[at - 1], values[at + 1]]
  const [above = 0, below = 0] = [values[at - tileSide], values[at + tileSide]]
  return (values[at] ?? 0) - (left + right + above + below) / 4
}

/** How much of what edges rise over some pixels they rise over one: a quarter where all is soft, 1 where all is sharp. */
export function sharpnessOf(tiles: readonly Tile[]): number {
  const [near, far]: [number[], number[]] = [[], []]
  for (const { luma } of tiles) {
    for (let y = 0; y < tileSide - reach; y += 2) {
      for (let x = 0; x < tileSide - reach; x++) {
        const at = y * tileSide + x
        const here = luma[at] ?? 0
        near.push(Math.max(Math.abs((luma[at + 1] ?? 0) - here), Math.abs((luma[at + tileSide] ?? 0) - here)))
        far.push(Math.max(Math.abs((luma[at + reach] ?? 0) - here), Math.abs((luma[at + reach * tileSide] ?? 0) - here))) // prettier-ignore
      }
    }
  }
  return near.length === 0 ? 0 : (1 + quantileOf(near, steepPart)) / (1 + quantileOf(far, steepPart))
}

/** Logarithm of how much steeper the picture is between blocks of JPEG than within them. */
export function blocksOf(tiles: readonly Tile[]): number {
  let [between, within] = [0, 0]
  for (const { luma } of tiles) {
    for (let y = 0; y < tileSide; y++) {
      for (let x = block; x < tileSide; x += block) {
        const at = y * tileSide + x
        between += Math.abs((luma[at] ?? 0) - (luma[at - 1] ?? 0))
        within += Math.abs((luma[at - 3] ?? 0) - (luma[at - 4] ?? 0))
      }
    }
  }
  return Math.log((1 + between) / (1 + within))
}

function quantileOf(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

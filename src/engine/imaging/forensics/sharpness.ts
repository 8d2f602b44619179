import type { ImageCells } from '../../../vocabulary/imaging/forensics.ts'

/** Fewer edges than a few letters have tell nothing: the sum of first differences. */
const fewest = 4000

/** Second difference by first, over the steep places of these cells, 0..2; null without edges. */
export function sharpnessOf({ bend, slope }: ImageCells, on: readonly number[]): number | null {
  const sum = (of: Float32Array): number => on.reduce((total, cell) => total + (of[cell] ?? 0), 0)
  const edges = sum(slope)
  return edges < fewest ? null : Number((sum(bend) / edges).toFixed(4))
}

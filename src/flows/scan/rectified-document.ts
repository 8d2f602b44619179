import { outputImage } from '../../engine/imaging/page/output-image.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { ReadingTask } from './reading-task.ts'
import type { ReadSides } from './read-sides.ts'

/** The document as it lies flat and upright: anyone who stands beside it, or holds it, is not on it. */
export function rectifiedDocument(
  { ports: { inference }, limits: { signal } }: ReadingTask,
  { page: { pixels }, place }: ReadSides['seenFront'],
): Promise<Pixels> {
  const { quad, flat } = outputImage(pixels, place, {
    orientationCorrection: true,
    crop: true,
    advancedCrop: true,
    outputSize: Math.max(pixels.width, pixels.height),
  })
  return inference.rectify(pixels, quad, { ...flat, signal })
}

import { rectify, quadSize } from '../imaging/geometry/rectify.ts'
import type { FoundFace } from '../../vocabulary/face/face.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'

/** Side of the square in which the clearness of a face is measured: as coarse as the smallest portraits are. */
const side = 32

/**
 * The portrait among the faces on a document: the one that is large and clear. Second portraits are smaller, and printed
 * pale, so that they show less of a face however large they are.
 *
 * @returns null when there is none
 */
export function pickPortrait<Face extends { readonly found: FoundFace }>(
  pixels: Pixels,
  seen: readonly Face[],
): Face | null {
  const weighed = seen.map((face) => ({ face, weight: weightOf(pixels, face.found) }))
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight)
  return best?.face ?? null
}

/** Width times clearness: a second portrait of half the width must be twice as clear. */
function weightOf(pixels: Pixels, { quad }: FoundFace): number {
  return (
    quadSize(quad).width * clearness(rectify(pixels, quad, { ...square, beyond: 'edge', steppedOver: 0 }))
  )
}

const square = { width: side, height: side } as const

/** Mean step of shade from a pixel to its neighbours, 0..255. */
function clearness({ data, channels }: Pixels): number {
  const shade = (at: number): number => data[at * channels + Math.floor(channels / 2)] ?? 0
  let total = 0
  for (let y = 0; y < side - 1; y++)
    for (let x = 0; x < side - 1; x++) {
      const at = y * side + x
      total += Math.abs(shade(at + 1) - shade(at)) + Math.abs(shade(at + side) - shade(at))
    }
  return total / (side - 1) ** 2
}

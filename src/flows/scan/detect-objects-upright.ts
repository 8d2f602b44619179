import { mapQuad } from '../../engine/imaging/geometry/homography.ts'
import { fromUpright } from '../../engine/imaging/geometry/quarter-turns.ts'
import type { UprightPage } from '../../engine/reading/read-document.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObject, DetectedObjects } from '../ports/inference.ts'
import type { Ports } from '../ports/ports.ts'

/**
 * Portraits and signatures, looked for as the document is read: of one picture the same are found however it was held.
 *
 * @param pixels a page as it was sent; the corners that are found are pixels of it
 * @param options.upright the same page as the document on it is read
 */
export async function detectObjectsUpright(
  { inference }: { readonly inference: Pick<Ports['inference'], 'findObjects'> },
  pixels: Pixels,
  { upright, signal }: { readonly upright: UprightPage; readonly signal: AbortSignal },
): Promise<DetectedObjects> {
  const found = await inference.findObjects(upright.pixels, { signal })
  const back = fromUpright(pixels, upright.quarters)
  const placed = (objects: readonly DetectedObject[]) =>
    objects.map(({ quad, score }) => ({ quad: mapQuad(quad, back), score }))
  return { portraits: placed(found.portraits), signatures: placed(found.signatures) }
}

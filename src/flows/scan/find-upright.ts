import { mapQuad } from '../../geometry/homography.ts'
import { fromUpright, quartersOf, turnedUpright } from '../../geometry/quarter-turns.ts'
import type { Pixels, Point } from '../../vocabulary/pixels.ts'
import type { FoundObject, FoundObjects } from '../ports/inference.ts'
import type { Hands } from '../ports/hands.ts'

/**
 * Portraits and signatures, looked for as the document is read: of one picture the same are found however it was held.
 *
 * @param pixels a page as it was sent; the corners that are found are pixels of it
 * @param options.reads direction in which its lines are read
 */
export async function findUpright(
  { inference }: { readonly inference: Pick<Hands['inference'], 'findObjects'> },
  pixels: Pixels,
  { reads, signal }: { readonly reads: Point; readonly signal: AbortSignal },
): Promise<FoundObjects> {
  const quarters = quartersOf(reads)
  const found = await inference.findObjects(turnedUpright(pixels, quarters), { signal })
  const back = fromUpright(pixels, quarters)
  const placed = (objects: readonly FoundObject[]) =>
    objects.map(({ quad, score }) => ({ quad: mapQuad(quad, back), score }))
  return { portraits: placed(found.portraits), signatures: placed(found.signatures) }
}

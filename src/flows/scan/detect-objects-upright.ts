import type { UprightPage } from '../../engine/reading/read-document.ts'
import type { DetectedObject, DetectedObjects } from '../ports/inference/inference.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'

/**
 * Pages, portraits and signatures, looked for as the document is read: of one picture the same are found however it was held.
 *
 * @param upright a page as the document on it is read
 */
export async function detectObjectsUpright(
  { inference }: { readonly inference: Pick<Ports['inference'], 'findObjects'> },
  { pixels, mapping }: UprightPage,
  signal: AbortSignal,
): Promise<DetectedObjects<'page'>> {
  const found = await objectsOn(inference, pixels, signal)
  const placed = (objects: readonly DetectedObject<'upright'>[]) =>
    objects.map(({ quad, score }) => ({ quad: mapping.uprightToPage(quad), score }))
  return {
    pages: placed(found.pages),
    portraits: placed(found.portraits),
    signatures: placed(found.signatures),
  }
}

const seen = new WeakMap<Pixels<'upright'>, Promise<DetectedObjects<'upright'>>>()

/** What lies on a picture; one that was looked at before is not looked at again. */
export function objectsOn(
  inference: Pick<Ports['inference'], 'findObjects'>,
  pixels: Pixels<'upright'>,
  signal: AbortSignal,
): Promise<DetectedObjects<'upright'>> {
  const before = seen.get(pixels)
  if (before !== undefined) return before
  const found = inference.findObjects(pixels, { signal })
  seen.set(pixels, found)
  return found
}

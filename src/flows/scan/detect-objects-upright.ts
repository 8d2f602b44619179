import type { UprightPage } from '../../engine/reading/read-document.ts'
import type { DetectedObject, DetectedObjects } from '../ports/inference/inference.ts'
import type { Ports } from '../ports/ports.ts'

/**
 * Portraits and signatures, looked for as the document is read: of one picture the same are found however it was held.
 *
 * @param upright a page as the document on it is read
 */
export async function detectObjectsUpright(
  { inference }: { readonly inference: Pick<Ports['inference'], 'findObjects'> },
  { pixels, mapping }: UprightPage,
  signal: AbortSignal,
): Promise<DetectedObjects<'page'>> {
  const found = await inference.findObjects(pixels, { signal })
  const placed = (objects: readonly DetectedObject<'upright'>[]) =>
    objects.map(({ quad, score }) => ({ quad: mapping.uprightToPage(quad), score }))
  return { portraits: placed(found.portraits), signatures: placed(found.signatures) }
}

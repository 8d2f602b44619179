import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages } from './parts/on-images.ts'

/** So many widths of an edge along the document score 0. */
const ampleEdges = 100
/** Where the document was not found, it is taken to span this part of the picture. */
const usualSpan = 0.7

export const imageTooBlurry: Check = {
  code: 'IMAGE_TOO_BLURRY',
  explain:
    'Raised when the edges on the document are so wide that fewer than 50 of them fit along it, at the default threshold. The letters of a line of 44 cannot be distinguished then. Cannot tell for a document without steep edges.',
  needs: ['front', 'back', 'thresholds.blurryImage'],
  fields: [],
  threshold: 'blurryImage',
  run: onImages('blurryImage', ({ measured: { sharpness, longSide, scale, region } }) => {
    if (sharpness === null) return null
    const span = region === 'picture' ? usualSpan : 1
    const edges = Math.round(sharpness * longSide * scale * span)
    return {
      score: Math.max(0, 1 - edges / ampleEdges),
      sentence: `is so blurred that ${edges} edges fit along the document`,
      evidence: { edges, sharpness, longSide, region },
    }
  }),
}

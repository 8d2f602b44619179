import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages, linearRamp } from './parts/on-images.ts'

/** Smaller pictures lose their noise when they are made so small. */
const minLongSide = 1000
const minScale = 0.9
/** Share of pixels without noise: hard compression alone leaves up to two thirds, but no sharp edges. */
const noiselessShare = { usual: 0.2, certain: 0.6 }
/** No lens leaves edges as sharp as a drawing program. */
const edgeSharpness = { usual: 0.4, certain: 0.7 }

export const artificialImage: Check = {
  code: 'ARTIFICIAL_IMAGE',
  explain: `Raised when an image shows no trace of a camera: most pixels have no noise, and edges are as sharp as software draws them. Cannot tell for images that are smaller than ${minLongSide} pixels or were scaled down. A strongly compressed image of a flat page is not detected.`,
  needs: ['front', 'back', 'thresholds.artificialImage'],
  fields: [],
  threshold: 'artificialImage',
  run: onImages('artificialImage', ({ picture, measured }) => {
    const isLarge = Math.max(picture.width, picture.height) >= minLongSide
    if (!isLarge || measured.scale < minScale || measured.sharpness === null) return null
    const { sharpness, scale } = measured
    return {
      score: Math.min(
        linearRamp(measured.still, noiselessShare.usual, noiselessShare.certain),
        linearRamp(sharpness, edgeSharpness.usual, edgeSharpness.certain),
      ),
      sentence: 'shows no trace of a camera',
      evidence: { still: measured.still, sharpness, noise: measured.noise, scale },
    }
  }),
}

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages, linearRamp } from './parts/on-images.ts'

/** Smaller pictures lose their texture when they are made so small. */
const minLongSide = 1000
/** Share of the picture without any texture: photographs have none, but for burnt-out backgrounds. */
const certain = 0.5

export const invalidCameraPerspective: Check = {
  code: 'INVALID_CAMERA_PERSPECTIVE',
  explain: `Raised when a quarter of the image or more is perfectly even, as the background of a screenshot is. A camera never records such areas. Cannot tell for images below ${minLongSide} pixels. The angle of the document is not examined, so a flat page that fills the image is not detected.`,
  needs: ['front', 'back', 'thresholds.cameraPerspective'],
  fields: [],
  threshold: 'cameraPerspective',
  run: onImages('cameraPerspective', ({ picture, measured: { even, noise } }) =>
    Math.max(picture.width, picture.height) < minLongSide
      ? null
      : {
          score: linearRamp(even, 0, certain),
          sentence: `is perfectly even over ${(100 * even).toFixed(0)} % of its area, as screenshots are`,
          evidence: { even, noise },
        },
  ),
}

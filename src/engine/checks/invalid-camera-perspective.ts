import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onImages, linearRamp } from './parts/on-images.ts'

/** Smaller pictures lose their texture when they are made so small. */
const minLongSide = 1000
/** Share of the picture without any texture: photographs have none, but for burnt-out backgrounds. */
const certain = 0.5

export const invalidCameraPerspective: Check = {
  code: 'INVALID_CAMERA_PERSPECTIVE',
  explain:
    'Raised when a quarter of the picture or more is perfectly even, as the surroundings in a screenshot are and what a camera sees is not. Cannot tell of pictures below 1000 pixels. How the document lies is not looked at: flat pages without surroundings are not noticed.',
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

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onComparison } from './parts/face-view.ts'
import { clearAt, foundBelow } from './parts/outcomes.ts'

export const faceMismatch: Check = {
  code: 'FACE_MISMATCH',
  explain:
    'Raised when the similarity of selfie and portrait is below the threshold, or that of the frames of one selfie to each other. Its confidence is 1 minus that similarity. At a threshold of 0.5, about one pair of different people in a thousand passes. Without two faces to compare, the code is not checked, which makes the decision at least review.',
  needs: ['front', 'face', 'thresholds.face'],
  fields: [],
  threshold: 'face',
  run: onComparison(({ similarity, together }, { thresholds: { face } }) => {
    const evidence = { similarity, together }
    const lowest = Math.min(similarity, together)
    if (lowest >= face) return clearAt(lowest, evidence)
    const sentence =
      similarity < face
        ? `The selfie and the portrait show different faces: similarity ${similarity.toFixed(2)}, ${face.toFixed(2)} required.`
        : `The frames of the selfie show different faces: similarity ${together.toFixed(2)}, ${face.toFixed(2)} required.`
    return foundBelow(lowest, sentence, evidence)
  }),
}

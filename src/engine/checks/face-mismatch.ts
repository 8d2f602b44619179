import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onComparison } from './parts/face-view.ts'
import { clearAt, foundBelow } from './parts/outcomes.ts'

export const faceMismatch: Check = {
  code: 'FACE_MISMATCH',
  explain:
    'Raised when the similarity of selfie and portrait lies below the threshold, or that of the frames of one selfie to each other; its confidence is what is lacking to 1. At 0.5 about one pair of strangers in a thousand passes. Not checked, and so at least review, where there were no two faces to compare.',
  needs: ['front', 'face', 'thresholds.face'],
  fields: [],
  threshold: 'face',
  run: onComparison(({ similarity, together }, { thresholds: { face } }) => {
    const evidence = { similarity, together }
    const lowest = Math.min(similarity, together)
    if (lowest >= face) return clearAt(lowest, evidence)
    const sentence =
      similarity < face
        ? `The selfie and the portrait show different faces: similarity ${similarity.toFixed(2)}, ${face.toFixed(2)} is asked for.`
        : `The frames of the selfie show different faces: similarity ${together.toFixed(2)}, ${face.toFixed(2)} is asked for.`
    return foundBelow(lowest, sentence, evidence)
  }),
}

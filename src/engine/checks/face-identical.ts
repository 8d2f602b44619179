import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onComparison } from './parts/face-view.ts'
import { clearAt, foundAll } from './parts/outcomes.ts'

export const faceIdentical: Check = {
  code: 'FACE_IDENTICAL',
  explain:
    'Raised when selfie and portrait show one person and have the same shades everywhere once they are aligned. One is then a copy of the other; the confidence says how certain that is. Two pictures taken right after each other can also raise it.',
  needs: ['front', 'face', 'thresholds.faceIdentical'],
  fields: [],
  threshold: 'faceIdentical',
  run: onComparison(({ identical }, { thresholds: { faceIdentical: level } }) => {
    if (identical <= level) return clearAt(identical, { identical })
    const sentence = 'The selfie is the same picture as the one it is compared with.'
    return foundAll([{ confidence: identical, sentence, evidence: { identical }, measured: identical }])
  }),
}

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onComparison } from './parts/face-view.ts'
import { clearAt, foundAll } from './parts/outcomes.ts'

export const faceIdentical: Check = {
  code: 'FACE_IDENTICAL',
  explain:
    'Raised when selfie and portrait are of one person and, laid over each other, of the same shades everywhere, so that one is surely a copy of the other; its confidence is that sureness. Two pictures taken one after the other can raise it, too.',
  needs: ['front', 'face', 'thresholds.faceIdentical'],
  fields: [],
  threshold: 'faceIdentical',
  run: onComparison(({ identical }, { thresholds: { faceIdentical: level } }) => {
    if (identical <= level) return clearAt(identical, { identical })
    const sentence = 'The selfie is the very picture that it is compared with.'
    return foundAll([{ confidence: identical, sentence, evidence: { identical }, measured: identical }])
  }),
}

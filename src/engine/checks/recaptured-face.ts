import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces } from './parts/face-view.ts'
import { clearAt, foundAll, notChecked } from './parts/outcomes.ts'

export const recapturedFace: Check = {
  code: 'RECAPTURED_FACE',
  explain:
    'Raised when the score that the selfie shows another picture, on a screen or on paper, is above the threshold. Its confidence is that score. Without a score, the code is not checked, which makes the decision at least review.',
  needs: ['face', 'thresholds.faceRecapture'],
  fields: [],
  threshold: 'faceRecapture',
  run: onFaces(({ frames, alive }, { thresholds }) => {
    if (frames.every(({ face }) => face === null)) return notChecked('No face was found in the selfie.')
    const { recaptured } = alive
    const evidence = { reasons: alive.reasons }
    if (recaptured === null) return notChecked(alive.reasons.join(' '))
    if (recaptured <= thresholds.faceRecapture) return clearAt(recaptured, evidence)
    const sentence = `The selfie looks like a picture of another picture: ${recaptured.toFixed(2)}.`
    return foundAll([{ confidence: recaptured, sentence, evidence, measured: recaptured }])
  }),
}

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces } from './parts/face-view.ts'
import { clearAt, foundBelow, notChecked } from './parts/outcomes.ts'

export const faceLiveness: Check = {
  code: 'FACE_LIVENESS_ERR',
  explain:
    'Raised when the score that a living person was in front of the camera is below the threshold. Its confidence is 1 minus that score. Without a score, the code is not checked, which makes the decision at least review.',
  needs: ['face', 'thresholds.faceLiveness'],
  fields: [],
  threshold: 'faceLiveness',
  run: onFaces(({ frames, alive }, { thresholds }) => {
    if (frames.every(({ face }) => face === null)) return notChecked('No face was found in the selfie.')
    const { live } = alive
    const evidence = { reasons: alive.reasons }
    if (live === null) return notChecked(alive.reasons.join(' '))
    if (live >= thresholds.faceLiveness) return clearAt(live, evidence)
    return foundBelow(live, `The selfie does not show a living person: ${live.toFixed(2)}.`, evidence)
  }),
}

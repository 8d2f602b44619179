import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces } from './parts/face-view.ts'
import { clearAt, foundBelow, notChecked } from './parts/outcomes.ts'

export const faceLiveness: Check = {
  code: 'FACE_LIVENESS_ERR',
  explain:
    'Raised when the sureness that someone alive was in front of the camera lies below the threshold; its confidence is what is lacking to 1. Not checked, and so at least review, where that cannot be told.',
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

import type { ChallengeFacts } from '../../vocabulary/face/face-facts.ts'
import type { Check, Outcome } from '../../vocabulary/decision/outcome.ts'
import { onFaces } from './parts/face-view.ts'
import { clearAt, found, foundBelow, notChecked } from './parts/outcomes.ts'

const byPicture = onFaces(({ frames, alive }, { thresholds }) => {
  if (frames.every(({ face }) => face === null)) return notChecked('No face was found in the selfie.')
  const { live } = alive
  const evidence = { reasons: alive.reasons }
  if (live === null) return notChecked(alive.reasons.join(' '))
  if (live >= thresholds.faceLiveness) return clearAt(live, evidence)
  return foundBelow(live, `The selfie does not show a living person: ${live.toFixed(2)}.`, evidence)
})

/** Movements that were not made are found whatever the pictures say; those that were made excuse no picture. */
function withMovements(outcome: Outcome, { prompts, met, reasons }: ChallengeFacts): Outcome {
  const isDecided = outcome.kind === 'found' || outcome.kind === 'cannot_tell'
  if (isDecided || met === true) return outcome
  const evidence = { prompts, reasons }
  if (met === false) return found(`The person did not move as was asked: ${reasons.join(' ')}`, evidence)
  return outcome.kind === 'not_checked' ? outcome : notChecked(reasons.join(' '))
}

export const faceLiveness: Check = {
  code: 'FACE_LIVENESS_ERR',
  explain:
    'Raised when the score that a living person was in front of the camera is below the threshold. Its confidence is 1 minus that score. Raised with confidence 1 when a hosted link asked for movements and others were made. Without a score, or where the movements cannot be judged, the code is not checked, which makes the decision at least review.',
  needs: ['face', 'thresholds.faceLiveness'],
  fields: [],
  threshold: 'faceLiveness',
  run: (facts, profile) => {
    const outcome = byPicture(facts, profile)
    const { challenge = null } = facts.face
    return challenge === null ? outcome : withMovements(outcome, challenge)
  },
}

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces, faceEvidence } from './parts/face-view.ts'
import { clear, found, notApplicable } from './parts/outcomes.ts'

export const selfieMultipleFaces: Check = {
  code: 'SELFIE_MULTIPLE_FACES',
  explain:
    'Raised when a frame of the selfie shows a second face at least a third as wide as the widest. Smaller faces are ignored: people in the background, or portraits on cards.',
  needs: ['face'],
  fields: [],
  run: onFaces(({ frames }) => {
    const most = Math.max(0, ...frames.map(({ faces }) => faces))
    const evidence = { frames: frames.map(faceEvidence) }
    if (most === 0) return notApplicable('No face was found in the selfie.')
    if (most === 1) return clear(evidence)
    return found(`The selfie shows ${most} faces.`, evidence)
  }),
}

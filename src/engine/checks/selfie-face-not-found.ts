import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces, faceEvidence } from './parts/face-view.ts'
import { clear, found } from './parts/outcomes.ts'

export const selfieFaceNotFound: Check = {
  code: 'SELFIE_FACE_NOT_FOUND',
  explain: 'Raised when no frame of the selfie shows a face.',
  needs: ['face'],
  fields: [],
  run: onFaces(({ frames }) => {
    const evidence = { frames: frames.map(faceEvidence) }
    if (frames.some(({ face }) => face !== null)) return clear(evidence)
    return found('No face was found in the selfie.', evidence)
  }),
}

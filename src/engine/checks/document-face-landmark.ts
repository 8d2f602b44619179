import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onPortrait, faceEvidence } from './parts/face-view.ts'
import { clear, found, notApplicable } from './parts/outcomes.ts'

export const documentFaceLandmark: Check = {
  code: 'DOCUMENT_FACE_LANDMARK_ERR',
  explain:
    'Raised when eyes, nose and mouth of the portrait could not be located: two networks disagree on their positions.',
  needs: ['front', 'face'],
  fields: [],
  run: onPortrait((portrait) => {
    if (portrait.face === null) return notApplicable('No portrait was found.')
    if (portrait.face.isLocated) return clear(faceEvidence(portrait))
    return found('Eyes, nose and mouth of the portrait could not be located.', faceEvidence(portrait))
  }),
}

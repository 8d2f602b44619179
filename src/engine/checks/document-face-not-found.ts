import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onPortrait, faceEvidence } from './parts/face-view.ts'
import { clear, found } from './parts/outcomes.ts'

export const documentFaceNotFound: Check = {
  code: 'DOCUMENT_FACE_NOT_FOUND',
  explain:
    'Raised when a selfie was sent and the front of the document, or the reference picture, shows no face. Only the document is searched, not what lies beside it.',
  needs: ['front', 'face'],
  fields: [],
  run: onPortrait((portrait) =>
    portrait.face === null
      ? found('No face was found in the picture that the selfie is compared with.', {})
      : clear(faceEvidence(portrait)),
  ),
}

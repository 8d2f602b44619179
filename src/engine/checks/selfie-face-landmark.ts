import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onFaces } from './parts/face-view.ts'
import { clear, found, notApplicable } from './parts/outcomes.ts'

export const selfieFaceLandmark: Check = {
  code: 'SELFIE_FACE_LANDMARK_ERR',
  explain:
    'Raised when eyes, nose and mouth could not be located in any frame of the selfie with a face: two networks disagree on their positions.',
  needs: ['face'],
  fields: [],
  run: onFaces(({ frames }) => {
    const faces = frames.flatMap(({ face }) => (face === null ? [] : [face]))
    if (faces.length === 0) return notApplicable('No face was found in the selfie.')
    const located = faces.filter(({ isLocated }) => isLocated).length
    if (located > 0) return clear({ faces: faces.length, located })
    return found('Eyes, nose and mouth of the face in the selfie could not be located.', {
      faces: faces.length,
    })
  }),
}

import type { Check } from '../../vocabulary/decision/outcome.ts'
import { clear, found, notApplicable } from './parts/outcomes.ts'

export const internalFaceVerification: Check = {
  code: 'INTERNAL_FACE_VERIFICATION_ERR',
  explain: 'Raised when a face was sent and an internal error kept it from verification.',
  needs: ['face'],
  fields: [],
  run: ({ face }) => {
    if (!face.given) return notApplicable('No face was sent.')
    if (face.failed === undefined) return clear({})
    return found(`The face could not be verified: ${face.failed}`, { reason: face.failed })
  },
}

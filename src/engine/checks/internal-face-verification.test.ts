import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { internalFaceVerification } from './internal-face-verification.ts'

const ask = (face: { given: boolean; failed?: string }) =>
  internalFaceVerification.run(someFacts({ face }), aProfile())

describe('INTERNAL_FACE_VERIFICATION_ERR', () => {
  it('is found when a face was sent and could not be verified', () => {
    expect(ask({ given: true, failed: 'No engine.' })).toMatchObject({
      kind: 'found',
      findings: [{ sentence: 'The face could not be verified: No engine.' }],
    })
  })
  it('is clear when the face was verified', () => expect(ask({ given: true }).kind).toBe('clear'))
  it('cannot tell when no face was sent', () => expect(ask({ given: false }).kind).toBe('cannot_tell'))
})

import { describe, expect, it } from 'vitest'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { warningCodes, warnings } from '../../vocabulary/decision/warnings.ts'
import { findPreset } from './presets.ts'

function preset(name: string): Profile {
  const found = findPreset(name)
  if (found === null) throw new Error(`no preset ${name}`)
  return found
}

const rejecting = (profile: Profile) =>
  warningCodes.filter((code) => (profile.decisions[code]?.reject ?? -1) >= 0)
const enabled = (profile: Profile) => warningCodes.filter((code) => profile.decisions[code]?.enabled)

describe('The presets', () => {
  it.each(['security_high', 'SECURITY_HIGH', 'Security_High'])(
    'are found as %s and tell their canonical name',
    (name) => {
      expect(preset(name).name).toBe('security_high')
    },
  )
  it.each(['', 'security', 'security_highest', '__proto__', 'constructor'])('do not answer to %j', (name) => {
    expect(findPreset(name)).toBeNull()
  })
  it('security_none enables one code, which only informs', () => {
    expect(enabled(preset('security_none'))).toEqual(['UNRECOGNIZED_DOCUMENT'])
    expect(preset('security_none').decisions['UNRECOGNIZED_DOCUMENT']).toEqual({
      enabled: true,
      review: -1,
      reject: -1,
      weight: 1,
    })
  })
  it('security_low rejects on little and reviews a code that is on no document', () => {
    expect(rejecting(preset('security_low'))).toEqual([
      'UNRECOGNIZED_DOCUMENT', 'SELFIE_FACE_NOT_FOUND', 'FACE_MISMATCH', 'DOCUMENT_EXPIRED', 'NAME_VERIFICATION_FAILED',
      'DOB_VERIFICATION_FAILED', 'AGE_VERIFICATION_FAILED', 'ID_NUMBER_VERIFICATION_FAILED',
      'ADDRESS_VERIFICATION_FAILED', 'POSTCODE_VERIFICATION_FAILED', 'TYPE_NOT_ACCEPTED', 'COUNTRY_NOT_ACCEPTED',
      'STATE_NOT_ACCEPTED', 'FAKE_ID',
    ]) // prettier-ignore
    expect(warningCodes.filter((code) => preset('security_low').decisions[code]?.review !== -1)).toEqual([
      'PHYSICAL_DOCUMENT_MISSING',
    ])
  })
  it('security_medium is the defaults', () => {
    for (const code of warningCodes)
      expect(preset('security_medium').decisions[code]).toEqual(warnings[code].default)
  })
  it('security_high adds seven codes and rejects on four more', () => {
    const medium = preset('security_medium')
    const high = preset('security_high')
    expect(enabled(high).filter((code) => !enabled(medium).includes(code))).toEqual([
      'RECAPTURED_DOCUMENT', 'AML_SANCTION', 'AML_CRIME', 'AML_PEP', 'INVALID_CAMERA_PERSPECTIVE',
      'BLACK_WHITE_DOCUMENT', 'GLARE_DETECTED',
    ]) // prettier-ignore
    expect(rejecting(high).filter((code) => !rejecting(medium).includes(code))).toEqual([
      'IMAGE_FORGERY', 'FEATURE_VERIFICATION_FAILED', 'IMAGE_EDITED', 'TEXT_FORGERY',
    ]) // prettier-ignore
  })
})

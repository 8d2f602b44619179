import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { completeProfile, effectiveProfile } from './effective-profile.ts'
import { deriveOverride } from './derive-override.ts'

const share = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)
const override: fc.Arbitrary<ProfileOverride> = fc.record(
  {
    crop: fc.boolean(),
    outputType: fc.constantFrom('url', 'base64'),
    obscure: fc.constantFrom([], ['dob'], ['dob', 'sex']),
    webhook: fc.constantFrom('', 'https://hooks.example/a'),
    thresholds: fc.record({ face: share, zeal: share }, { requiredKeys: [] }),
    decisions: fc.record(
      { UNDER_18: fc.record({ reject: share }), AURA: fc.record({ weight: share }) },
      { requiredKeys: [] },
    ),
    acceptedDocuments: fc.record({ documentCountry: fc.constantFrom('', 'DE', 'DE,FR') }),
  },
  { requiredKeys: [] },
)

it('is found again from what it made of a profile', () => {
  fc.assert(
    fc.property(override, override, (stored, request) => {
      const base = completeProfile({ name: 'Shop', ...stored })
      const effective = effectiveProfile(base, request)
      expect(effectiveProfile(base, deriveOverride(base, effective))).toEqual(effective)
    }),
  )
})

it('is nothing where nothing was asked, whatever the profile is called', () => {
  const base = completeProfile({ name: 'Shop' })
  expect(deriveOverride(base, { ...base, name: 'Other' })).toEqual({})
})

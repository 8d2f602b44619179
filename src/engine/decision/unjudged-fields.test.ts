import { expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { findPreset } from '../profiles/presets.ts'
import { unjudgedFields } from './unjudged-fields.ts'

const facts = someFacts({
  request: { verifyName: 'ANNA', restrictState: ['CA'], contractGenerate: ['T'] },
  ip: { address: '192.0.2.9', country: null, table: null },
})

it('names what a request gave and the profile switches off', () => {
  const none = findPreset('security_none') ?? expect.fail()
  expect(unjudgedFields(facts, none)).toEqual(['verifyName', 'restrictState', 'ip'])
  const decisions = { NAME_VERIFICATION_FAILED: { enabled: false } }
  expect(unjudgedFields(facts, aProfile({ decisions }))).toEqual(['verifyName'])
})

it('names nothing that was looked at, and nothing that was not given', () => {
  expect(unjudgedFields(facts, aProfile())).toEqual([])
  expect(unjudgedFields(someFacts(), findPreset('security_none') ?? expect.fail())).toEqual([])
})

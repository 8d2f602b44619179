import { describe, expect, it } from 'vitest'
import { notImplementedCodes } from '../checks/all.ts'
import { completeProfile } from '../profiles/effective-profile.ts'
import { findPreset } from '../profiles/presets.ts'
import { lintProfile } from './lint-profile.ts'

const told = (settings: Parameters<typeof completeProfile>[0]) =>
  lintProfile(completeProfile({ name: 'Shop', ...settings })).map(({ path, kind }) => `${kind} ${path}`)

describe('The lint of a profile', () => {
  it('says nothing of a profile of the defaults', () => {
    expect(told({})).toEqual([])
  })
  it('says nothing of a setting that has an effect', () => {
    expect(told({ crop: true, decisions: { UNDER_18: { reject: 0 } }, thresholds: { face: 0.9 } })).toEqual(
      [],
    )
  })
  it('names codes and thresholds that nobody knows', () => {
    expect(told({ decisions: { AURA: { weight: 2 } }, thresholds: { zeal: 0.2 } })).toEqual([
      'unknown decisions.AURA',
      'unknown thresholds.zeal',
    ])
  })
  it('names obsolete settings that were changed', () => {
    expect(told({ docupass: { maxAttempt: 3, companyName: 'Shop' } })).toEqual([
      'obsolete docupass.maxAttempt',
    ])
  })
  it('names rules of codes that no check raises yet, also those of a preset', () => {
    const [code] = notImplementedCodes
    expect(code).toBeDefined()
    expect(told({ decisions: { [code ?? '']: { weight: 2 } } })).toEqual([
      `not_built decisions.${code}.weight`,
    ])
    const high = findPreset('security_high')
    expect(high && lintProfile(high).every(({ kind }) => kind === 'not_built')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { checks, notImplementedCodes } from '../../engine/checks/all.ts'
import { completeProfile } from '../../engine/profiles/effective-profile.ts'
import { findPreset } from '../../engine/profiles/presets.ts'
import { thresholds } from '../../vocabulary/profiles/profile.ts'
import { lintProfile } from './lint-profile.ts'

const reported = (settings: Parameters<typeof completeProfile>[0]) =>
  lintProfile(completeProfile({ name: 'Shop', ...settings })).map(({ path, kind }) => `${kind} ${path}`)

describe('The lint of a profile', () => {
  it('says nothing of a profile of the defaults', () => {
    expect(reported({})).toEqual([])
  })
  it('says nothing of a setting that has an effect', () => {
    expect(
      reported({ crop: true, decisions: { UNDER_18: { reject: 0 } }, thresholds: { face: 0.9 } }),
    ).toEqual([])
  })
  it('names codes and thresholds that no one knows', () => {
    expect(reported({ decisions: { AURA: { weight: 2 } }, thresholds: { zeal: 0.2 } })).toEqual([
      'unknown decisions.AURA',
      'unknown thresholds.zeal',
    ])
  })
  it('names what is to be obscured and is no key of data: nothing is hidden by it', () => {
    expect(reported({ obscure: ['dob', 'date_of_birth'] })).toEqual(['unknown obscure.date_of_birth'])
  })
  it('names settings of links that are obsolete', () => {
    expect(reported({ docupass: { restrictDevice: 1, companyName: 'Shop', reviewData: true } })).toEqual([
      'obsolete docupass.restrictDevice',
    ])
  })
  it('names thresholds that no check compares anything with', () => {
    const compared = checks.flatMap(({ threshold }) => threshold ?? [])
    const changed = Object.fromEntries(Object.keys(thresholds).map((key) => [key, 0.123]))
    const idle = Object.keys(thresholds).filter((key) => !compared.some((one) => one === key))
    expect(reported({ thresholds: changed })).toEqual(idle.map((key) => `not_built thresholds.${key}`))
  })
  it('names rules of codes that no check raises yet, also those of a preset', () => {
    const [code] = notImplementedCodes
    expect(code).toBeDefined()
    expect(reported({ decisions: { [code ?? '']: { weight: 2 } } })).toEqual([
      `not_built decisions.${code}.weight`,
    ])
    const high = findPreset('security_high')
    expect(high && lintProfile(high).every(({ kind }) => kind === 'not_built')).toBe(true)
  })
})

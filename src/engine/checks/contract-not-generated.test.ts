import { describe, expect, it } from 'vitest'
import { someFacts } from '../../../test/world/facts/facts.ts'
import { decide } from '../decision/decide.ts'
import { findPreset } from '../profiles/presets.ts'
import { presetNames, type PresetName } from '../../vocabulary/profiles/profile.ts'
import { contractNotGenerated } from './contract-not-generated.ts'

const judged = (name: PresetName, contractGenerate: readonly string[]) => {
  const profile = findPreset(name)
  if (profile === null) throw new Error(name)
  return decide({
    facts: someFacts({ request: { contractGenerate } }),
    profile,
    checks: [contractNotGenerated],
  })
}

describe('CONTRACT_NOT_GENERATED', () => {
  it.each(presetNames)('stands in notChecked under %s, and makes the decision a review', (name) => {
    const { decision, notChecked, warnings } = judged(name, ['K7Q2ZB0M4XWA'])
    expect(decision).toBe('review')
    expect(notChecked).toMatchObject([
      { code: 'CONTRACT_NOT_GENERATED', reason: expect.stringContaining('contractGenerate') as string },
    ])
    expect(warnings).toMatchObject([{ code: 'NOT_CHECKED' }])
  })

  it('says nothing where no contract was asked for', () => {
    expect(judged('security_high', [])).toMatchObject({ decision: 'accept', notChecked: [] })
  })
})

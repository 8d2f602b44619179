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

  it('names the contract that failed, and why, and says nothing of one that was made', () => {
    const profile = findPreset('security_none')
    if (profile === null) throw new Error('security_none')
    const contracts = [
      { templateId: 'A', version: 1, unresolved: [] },
      { templateId: 'B', version: 2, unresolved: [], failed: 'It took too much time.' },
    ]
    const judge = (contractGenerate: readonly string[]) =>
      decide({
        facts: someFacts({ request: { contractGenerate }, contracts }),
        profile,
        checks: [contractNotGenerated],
      })
    const { notChecked } = judge(['A', 'B'])
    expect(notChecked[0]?.reason).toContain('B: It took too much time.')
    expect(notChecked[0]?.reason).not.toContain('A:')
    expect(judge(['A'])).toMatchObject({ decision: 'accept', notChecked: [] })
  })

  it('says nothing where no contract was asked for', () => {
    expect(judged('security_high', [])).toMatchObject({ decision: 'accept', notChecked: [] })
  })
})

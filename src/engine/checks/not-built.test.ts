import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { decide } from '../decision/decide.ts'
import { checks, notImplementedCodes } from './all.ts'
import { notBuiltChecks } from './not-built.ts'

describe('A code that nothing looks for', () => {
  it('is one of those that are never raised', () => {
    for (const { code } of notBuiltChecks) expect(notImplementedCodes).toContain(code)
  })
  it('is not checked where a profile switches it on, and asks for nothing otherwise', () => {
    const facts = someFacts()
    const decisions = { SCREEN_DETECTED: { enabled: true } }
    expect(decide({ facts, profile: aProfile({ decisions }), checks })).toMatchObject({
      decision: 'review',
      notChecked: [{ code: 'SCREEN_DETECTED', reason: 'This version does not look for screens.' }],
    })
    expect(decide({ facts, profile: aProfile(), checks })).toMatchObject({ decision: 'accept' })
  })
  it('was not asked for of faces alone', () => {
    const decisions = { SCREEN_DETECTED: { enabled: true } }
    const facts = someFacts({ front: null })
    expect(decide({ facts, profile: aProfile({ decisions }), checks }).notChecked).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffProfiles } from './diff-profiles.ts'
import { completeProfile } from './effective-profile.ts'

const shop = completeProfile({ name: 'Shop', obscure: ['dob'], decisions: { AURA: { weight: 2 } } })

describe('What changed in a profile', () => {
  it('is nothing between a profile and itself', () => {
    expect(diffProfiles(shop, shop)).toEqual([])
  })
  it('is named by its key, with the value before and after', () => {
    const after = completeProfile({
      name: 'Shop',
      obscure: ['dob', 'sex'],
      thresholds: { face: 0.6 },
      decisions: { UNDER_18: { reject: 0 } },
      screeningBand: 0.8,
    })
    expect(diffProfiles(shop, after)).toEqual([
      { path: 'obscure', from: ['dob'], to: ['dob', 'sex'] },
      { path: 'thresholds.face', from: 0.5, to: 0.6 },
      { path: 'screeningBand', from: null, to: 0.8 },
      { path: 'decisions.UNDER_18.reject', from: -1, to: 0 },
      { path: 'decisions.AURA', from: { enabled: false, review: -1, reject: -1, weight: 2 }, to: null },
    ])
  })
  it('is the same the other way round, with the values exchanged', () => {
    const part = fc.record({ crop: fc.boolean(), canvasSize: fc.integer({ min: 100, max: 200 }) })
    fc.assert(
      fc.property(part, part, (a, b) => {
        const [before, after] = [completeProfile({ name: 'a', ...a }), completeProfile({ name: 'a', ...b })]
        const back = diffProfiles(after, before).map(({ path, from, to }) => ({ path, from: to, to: from }))
        expect(diffProfiles(before, after)).toEqual(back)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import { checks } from '../checks/all.ts'
import { presetNames } from '../../vocabulary/profiles/profile.ts'
import { findPreset } from '../profiles/presets.ts'
import { decide } from './decide.ts'
import { replay } from './replay.ts'

const profile = aProfile()
const late = someFacts({ today: '2040-01-01' })

describe('A decision that is made again', () => {
  it('is the same, and for the same reasons, from the same facts under the same profile', () => {
    for (const facts of [someFacts(), late, someFacts({ front: aSide(null) })])
      for (const under of [profile, ...presetNames.flatMap((name) => findPreset(name) ?? [])]) {
        const made = decide({ facts, profile: under, checks })
        const again = replay({ facts, trace: made.trace, profile: under, checks, obscured: [] })
        expect(again).toMatchObject({ decision: made.decision, isPartly: false })
        expect(again.sentence()).toBe(made.trace.sentence)
      }
  })
  it('follows the other profile', () => {
    const { trace } = decide({ facts: late, profile, checks })
    const milder = aProfile({ decisions: { DOCUMENT_EXPIRED: { reject: -1, review: 0 } } })
    expect(replay({ facts: late, trace, profile: milder, checks, obscured: [] }).decision).toBe('review')
  })
})

describe('A decision of which values were obscured', () => {
  const obscured = ['expiry', 'dob']
  /** What is left of the facts when these values are gone. */
  const { expiry: _, dob: __, ...rest } = aPassport().fields
  const without = { ...late, front: aSide(aPassport({ fields: rest })) }
  const { trace } = decide({ facts: late, profile, checks })

  it('keeps the stored outcome of the checks that judge them', () => {
    const again = replay({ facts: without, trace, profile, checks, obscured })
    expect(again.isPartly).toBe(true)
    expect(again.decision).toBe('reject')
    expect(again.sentence()).toMatch(/^Rejected because DOCUMENT_EXPIRED 1\.00 [^;]*: reject score 1 /)
  })
  it('still follows the weights of the other profile', () => {
    const milder = aProfile({ decisions: { DOCUMENT_EXPIRED: { weight: 0.5 } } })
    expect(replay({ facts: without, trace, profile: milder, checks, obscured }).decision).toBe('accept')
  })
  it('does not pass a check that was off then and is on now', () => {
    const before = decide({
      facts: late,
      profile: aProfile({ decisions: { DOCUMENT_EXPIRED: { enabled: false } } }),
      checks,
    })
    const again = replay({ facts: without, trace: before.trace, profile, checks, obscured })
    expect(again.decision).toBe('review')
    expect(again.sentence()).toBe('To be reviewed because not checked: DOCUMENT_EXPIRED.')
  })
  it('is as it was for a check that came later and of which the facts say nothing, and a review where they do', () => {
    const valid = someFacts({ front: aSide(aPassport({ fields: rest })) })
    const made = decide({ facts: someFacts(), profile, checks })
    const before = (code: string) => ({
      ...made.trace,
      checks: made.trace.checks.filter((entry) => entry.code !== code),
    })
    const again = (code: string) =>
      replay({ facts: valid, trace: before(code), profile, checks, obscured }).decision
    expect(made.decision).toBe('accept')
    expect(again('PHYSICAL_DOCUMENT_MISSING')).toBe('accept')
    expect(again('MISSING_BIRTH_DATE')).toBe('review')
  })
  it('is whole where no check judges them', () => {
    expect(replay({ facts: late, trace, profile, checks, obscured: ['signature'] }).isPartly).toBe(false)
  })
})

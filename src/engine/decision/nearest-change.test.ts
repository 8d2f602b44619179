import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { Check, Finding, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { DecisionRule, DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { decide } from './decide.ts'

const found = (confidence: number): Outcome => {
  const finding: Finding = { confidence, sentence: 'x', evidence: {} }
  return { kind: 'found', findings: [finding] }
}
const clearAt = (measured: number): Outcome => ({ kind: 'clear', evidence: {}, measured })
const foundAt = (measured: number): Outcome => {
  const finding: Finding = { confidence: 1 - measured, sentence: 'x', evidence: {}, measured }
  return { kind: 'found', findings: [finding] }
}
const clear: Outcome = { kind: 'clear', evidence: {} }
const open: Outcome = { kind: 'not_checked', reason: 'x' }

const answering = (code: DocumentWarningCode, outcome: Outcome): Check => ({
  ...{ code, explain: '', needs: [], fields: [] },
  run: () => outcome,
})
const rule = (given: Partial<DecisionRule>): DecisionRule => ({
  ...{ enabled: true, review: -1, reject: -1, weight: 1 },
  ...given,
})

const nearest = (profile: Profile, ...checks: readonly Check[]) =>
  decide({ facts: someFacts(), profile, checks }).trace.nearest

describe('The nearest change that would have altered the decision', () => {
  it('is the check that had found nothing, where its finding counts in any case', () => {
    const profile = aProfile({ decisions: { FAKE_ID: rule({ reject: 0 }) } })
    expect(nearest(profile, answering('FAKE_ID', found(1)))).toMatchObject({
      kind: 'outcome',
      codes: ['FAKE_ID'],
      becomes: 'accept',
      sentence: 'With FAKE_ID done and clear the decision would be accept.',
    })
  })
  it('is the level, where the confidence is not far from it', () => {
    const profile = aProfile({ decisions: { RECAPTURED_DOCUMENT: rule({ reject: 0.5 }) } })
    expect(nearest(profile, answering('RECAPTURED_DOCUMENT', found(0.81)))).toMatchObject({
      ...{ kind: 'level', path: 'decisions.RECAPTURED_DOCUMENT.reject', from: 0.5, to: 0.82 },
      becomes: 'accept',
    })
    expect(nearest(profile, answering('RECAPTURED_DOCUMENT', found(0.47)))).toMatchObject({
      ...{ kind: 'level', from: 0.5, to: 0.47, becomes: 'reject' },
    })
  })
  it.each([
    { outcome: clearAt(0.724), to: 0.73, becomes: 'reject' },
    { outcome: foundAt(0.69), to: 0.69, becomes: 'accept' },
  ])('is the threshold that was measured against: $to', ({ outcome, to, becomes }) => {
    const check: Check = { ...answering('NAME_VERIFICATION_FAILED', outcome), threshold: 'nameVerification' }
    const path = 'thresholds.nameVerification'
    expect(nearest(aProfile(), check)).toMatchObject({ kind: 'threshold', path, from: 0.7, to, becomes })
  })
  it('is the same for measures of which the high ones fail', () => {
    const profile = aProfile({ decisions: { RECAPTURED_DOCUMENT: rule({ reject: 0 }) } })
    const check = answering('RECAPTURED_DOCUMENT', clearAt(0.473))
    expect(nearest(profile, { ...check, threshold: 'recapture' })).toMatchObject({
      ...{ kind: 'threshold', path: 'thresholds.recapture', from: 0.5, to: 0.47, becomes: 'reject' },
    })
  })
  it('names all that would have to be clear, and no more', () => {
    const decisions = {
      FAKE_ID: rule({ reject: 0, weight: 2 }),
      UNDER_18: rule({ reject: 0 }),
      UNDER_19: rule({ reject: 0, weight: 0.5 }),
    }
    const checks = (['UNDER_19', 'FAKE_ID', 'UNDER_18'] as const).map((code) => answering(code, found(1)))
    const profile = aProfile({ decisions, decisionTrigger: { reject: 2 } })
    expect(nearest(profile, ...checks)?.codes).toEqual(['FAKE_ID'])
    expect(nearest(aProfile({ decisions }), ...checks)?.codes).toEqual(['FAKE_ID', 'UNDER_18'])
  })
  it('is what could not be checked, done', () => {
    expect(nearest(aProfile(), answering('DOCUMENT_EXPIRED', open))).toMatchObject({
      ...{ kind: 'outcome', codes: ['DOCUMENT_EXPIRED'], becomes: 'accept' },
    })
  })
  it('is what is lacking to the next trigger, where nothing was found', () => {
    const profile = aProfile({ decisionTrigger: { review: 3, reject: 2 } })
    expect(nearest(profile, answering('DOCUMENT_EXPIRED', clear))).toMatchObject({
      ...{ kind: 'score', path: 'rejectScore', from: 0, to: 2, becomes: 'reject' },
      sentence: 'With rejectScore 2 instead of 0 the decision would be reject.',
    })
  })
  it('is the trigger alone where that is 0', () => {
    const profile = aProfile({ decisionTrigger: { review: 0 } })
    expect(nearest(profile, answering('DOCUMENT_EXPIRED', open))).toMatchObject({
      ...{ kind: 'trigger', path: 'decisionTrigger.review', from: 0, becomes: 'accept' },
      sentence:
        'With decisionTrigger.review at 0.01 instead of 0 and DOCUMENT_EXPIRED done and clear the decision would be accept.',
    })
  })
})

const codes = ['FAKE_ID', 'UNKNOWN', 'UNDER_18', 'DOCUMENT_EXPIRED'] as const
const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
const level = fc.oneof(fc.constant(-1), hundredths(100))
const rows = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...codes),
    outcome: fc.oneof(hundredths(100).map(found), fc.constantFrom(clear, open)),
    rule: fc.record({ enabled: fc.constant(true), review: level, reject: level, weight: hundredths(300) }),
  }),
  { selector: ({ code }) => code },
)

it('leads, when it is made, to the decision that it tells', () => {
  fc.assert(
    fc.property(rows, hundredths(300), hundredths(300), (given, review, reject) => {
      const profile = aProfile({
        decisions: Object.fromEntries(given.map((row) => [row.code, row.rule])),
        decisionTrigger: { review, reject },
      })
      const input = given.map(({ code, outcome }) => answering(code, outcome))
      const facts = someFacts()
      const { decision, trace } = decide({ facts, profile, checks: input })
      const change = trace.nearest
      if (change === undefined) throw new Error('There is always one.')
      expect(change.becomes).not.toBe(decision)
      const isCleared = change.kind === 'outcome' || change.kind === 'trigger'
      const checks = input.map((check) =>
        isCleared && change.codes.includes(check.code) ? answering(check.code, clear) : check,
      )
      const again = decide({ facts, profile: withSetting(profile, change), checks })
      if (change.kind !== 'score') expect(again.decision).toBe(change.becomes)
    }),
  )
})

/** The profile with the one setting of a level or a trigger changed. */
function withSetting(
  profile: Profile,
  { kind, path, to }: { kind: string; path: string; to: number },
): Profile {
  const [, code = '', side = ''] = path.split('.')
  if (kind === 'trigger') return { ...profile, decisionTrigger: { ...profile.decisionTrigger, [code]: to } }
  const before = profile.decisions[code]
  if (kind !== 'level' || before === undefined) return profile
  return { ...profile, decisions: { ...profile.decisions, [code]: { ...before, [side]: to } } }
}

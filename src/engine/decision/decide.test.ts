import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  aSideWithForensics,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { checks } from '../checks/all.ts'
import { findPreset } from '../profiles/presets.ts'
import type { Check, Finding, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { DecisionRule, DocumentWarningCode } from '../../vocabulary/decision/warnings.ts'
import { warningCodes } from '../../vocabulary/decision/warnings.ts'
import { decide } from './decide.ts'

const finding = (confidence: number): Finding => ({
  confidence,
  sentence: 'Something is wrong.',
  evidence: {},
})

const answering = (outcome: Outcome, code: DocumentWarningCode = 'FAKE_ID'): Check => ({
  code,
  explain: '',
  needs: [],
  fields: [],
  run: () => outcome,
})

const failing = (confidence: number, code?: DocumentWarningCode): Check =>
  answering({ kind: 'found', findings: [finding(confidence)] }, code)

const on = (rule: Partial<DecisionRule>): DecisionRule => ({
  enabled: true,
  review: -1,
  reject: -1,
  weight: 1,
  ...rule,
})

const withRule = (rule: DecisionRule, trigger = { review: 1, reject: 1 }) =>
  aProfile({ decisions: { FAKE_ID: rule }, decisionTrigger: trigger })

interface Row {
  readonly title: string
  readonly rule: Partial<DecisionRule>
  readonly confidence?: number
  readonly trigger?: { review: number; reject: number }
  readonly review: number
  readonly reject: number
  readonly decision: 'accept' | 'review' | 'reject'
  /** Of the warning alone; that of the whole unless told. */
  readonly own?: 'accept' | 'review' | 'reject'
}

const rows: readonly Row[] = [
  { title: 'both sides off', rule: {}, review: 0, reject: 0, decision: 'accept' },
  { title: 'review from 0', rule: { review: 0 }, confidence: 0, review: 1, reject: 0, decision: 'review' },
  { title: 'reject from 0', rule: { reject: 0 }, confidence: 0, review: 0, reject: 1, decision: 'reject' },
  {
    title: 'both sides: reject wins',
    rule: { review: 0, reject: 0 },
    review: 1,
    reject: 1,
    decision: 'reject',
  },
  {
    title: 'confidence just below',
    rule: { reject: 0.5 },
    confidence: 0.49,
    review: 0,
    reject: 0,
    decision: 'accept',
  },
  {
    title: 'confidence just there',
    rule: { reject: 0.5 },
    confidence: 0.5,
    review: 0,
    reject: 1,
    decision: 'reject',
  },
  {
    title: 'review below reject',
    rule: { review: 0.3, reject: 0.8 },
    confidence: 0.5,
    review: 1,
    reject: 0,
    decision: 'review',
  },
  {
    title: 'level 1 and full confidence',
    rule: { reject: 1 },
    confidence: 1,
    review: 0,
    reject: 1,
    decision: 'reject',
  },
  {
    title: 'weight below the trigger',
    rule: { reject: 0, weight: 0.99 },
    review: 0,
    reject: 0.99,
    decision: 'accept',
    own: 'reject',
  },
  {
    title: 'weight at the trigger',
    rule: { reject: 0, weight: 2 },
    trigger: { review: 1, reject: 2 },
    review: 0,
    reject: 2,
    decision: 'reject',
  },
  {
    title: 'trigger above the weight',
    rule: { reject: 0 },
    trigger: { review: 1, reject: 1.01 },
    review: 0,
    reject: 1,
    decision: 'accept',
    own: 'reject',
  },
  {
    title: 'reject score missed, review score reached',
    rule: { review: 0, reject: 0 },
    trigger: { review: 1, reject: 2 },
    review: 1,
    reject: 1,
    decision: 'review',
    own: 'reject',
  },
  {
    title: 'weight 0',
    rule: { reject: 0, weight: 0 },
    review: 0,
    reject: 0,
    decision: 'accept',
    own: 'reject',
  },
  {
    title: 'review trigger 0',
    rule: {},
    trigger: { review: 0, reject: 1 },
    review: 0,
    reject: 0,
    decision: 'review',
    own: 'accept',
  },
  {
    title: 'reject trigger 0',
    rule: {},
    trigger: { review: 1, reject: 0 },
    review: 0,
    reject: 0,
    decision: 'reject',
    own: 'accept',
  },
]

describe('The scoring rule', () => {
  it.each(rows)('$title', ({ rule, confidence = 1, trigger, review, reject, decision, own = decision }) => {
    const made = decide({
      facts: someFacts(),
      profile: withRule(on(rule), trigger),
      checks: [failing(confidence)],
    })
    expect(made).toMatchObject({ reviewScore: review, rejectScore: reject, decision })
    expect(made.warnings).toMatchObject([{ code: 'FAKE_ID', severity: 'high', confidence, decision: own }])
  })
  it('emits no warning and does not run a check that is switched off', () => {
    const input: Check = { ...failing(1), run: () => expect.fail('It must not run.') }
    const made = decide({
      facts: someFacts(),
      profile: withRule(on({ enabled: false, reject: 0 })),
      checks: [input],
    })
    expect(made).toMatchObject({ decision: 'accept', warnings: [], trace: { checks: [{ outcome: 'off' }] } })
  })
  it('adds the weight once for each finding', () => {
    const twice = answering({ kind: 'found', findings: [finding(1), finding(0.2)] })
    const made = decide({
      facts: someFacts(),
      profile: withRule(on({ reject: 0.5, review: 0 })),
      checks: [twice],
    })
    expect(made).toMatchObject({ reviewScore: 2, rejectScore: 1 })
    expect(made.warnings.map((warning) => warning.decision)).toEqual(['reject', 'review'])
  })
  it('adds decimal weights as people do', () => {
    const decisions = {
      FAKE_ID: on({ review: 0, weight: 0.7 }),
      UNKNOWN: on({ review: 0, weight: 0.1 }),
      UNDER_18: on({ review: 0, weight: 0.2 }),
    }
    const input = [failing(1), failing(1, 'UNKNOWN'), failing(1, 'UNDER_18')]
    const made = decide({ facts: someFacts(), profile: aProfile({ decisions }), checks: input })
    expect(made).toMatchObject({ reviewScore: 1, decision: 'review' })
  })
  it('answers what a finding carries for the caller', () => {
    const hit = answering({ kind: 'found', findings: [{ ...finding(1), detail: { database: 'demo' } }] })
    expect(
      decide({ facts: someFacts(), profile: withRule(on({})), checks: [hit] }).warnings[0]?.data,
    ).toEqual({ database: 'demo' })
  })
})

describe('What could not be checked', () => {
  const open = answering({ kind: 'not_checked', reason: 'The list is not loaded.' })
  it('makes the decision a review', () => {
    const made = decide({ facts: someFacts(), profile: withRule(on({})), checks: [open] })
    expect(made).toMatchObject({
      decision: 'review',
      reviewScore: 0,
      notChecked: [{ code: 'FAKE_ID', reason: 'The list is not loaded.' }],
    })
    expect(made.warnings).toEqual([
      {
        code: 'NOT_CHECKED',
        description: 'FAKE_ID was not checked: The list is not loaded.',
        severity: 'medium',
        confidence: 1,
        decision: 'review',
      },
    ])
    expect(made.trace.sentence).toBe('To be reviewed because not checked: FAKE_ID.')
  })
  it('is also a check that fails: the others answer, and the fault is reported', () => {
    const fault = new Error('No such page.')
    const broken: Check = {
      ...open,
      run: () => {
        throw fault
      },
    }
    const faults: unknown[] = []
    const made = decide({
      facts: someFacts(),
      profile: aProfile(),
      checks: [broken, failing(1, 'GLARE_DETECTED'), failing(1, 'IMAGE_EDITED')],
      onFault: (error) => faults.push(error),
    })
    expect(made.decision).toBe('review')
    expect(made.notChecked).toMatchObject([{ code: 'FAKE_ID' }])
    expect(made.warnings).toMatchObject([{ code: 'IMAGE_EDITED' }, { code: 'NOT_CHECKED' }])
    expect(faults).toEqual([fault])
  })
  it('does not soften a reject', () => {
    const profile = aProfile({ decisions: { FAKE_ID: on({}), UNKNOWN: on({ reject: 0 }) } })
    expect(decide({ facts: someFacts(), profile, checks: [open, failing(1, 'UNKNOWN')] }).decision).toBe(
      'reject',
    )
  })
  it('is no one’s business when the check is switched off', () => {
    const made = decide({ facts: someFacts(), profile: withRule(on({ enabled: false })), checks: [open] })
    expect(made).toMatchObject({ decision: 'accept', warnings: [], notChecked: [] })
  })
  it('is not what a document cannot tell', () => {
    const silent = answering({ kind: 'cannot_tell', reason: 'No number.' })
    const made = decide({ facts: someFacts(), profile: withRule(on({ reject: 0 })), checks: [silent] })
    expect(made).toMatchObject({ decision: 'accept', warnings: [], notChecked: [] })
    expect(made.trace.checks).toMatchObject([{ outcome: 'cannot_tell', reason: 'No number.' }])
  })
})

describe('The presets', () => {
  const under = (name: string, facts = someFacts()) => {
    const profile = findPreset(name)
    if (profile === null) throw new Error(`no preset ${name}`)
    return decide({ facts, profile, checks })
  }
  const unreadable = someFacts({ front: aSide(null) })
  const late = someFacts({ today: '2040-01-01' })

  it('security_medium accepts a good passport without a warning', () => {
    expect(under('security_medium')).toMatchObject({ decision: 'accept', warnings: [], notChecked: [] })
  })
  it('security_none accepts what it cannot read, and says so', () => {
    const made = under('security_none', unreadable)
    expect(made.decision).toBe('accept')
    expect(made.warnings.map((warning) => warning.code)).toEqual(['UNRECOGNIZED_DOCUMENT'])
  })
  it.each(['security_low', 'security_medium', 'security_high'])(
    '%s rejects what it cannot read, and what has expired',
    (name) => {
      expect(under(name, unreadable).decision).toBe('reject')
      expect(under(name, late).decision).toBe('reject')
    },
  )
  it.each(['security_low', 'security_medium', 'security_high'])(
    '%s never accepts what was read from print alone, on whichever side, and confirmed by nothing',
    (name) => {
      const printed = (number: string, index: 0 | 1) =>
        aSide(
          aPassport({
            zone: null,
            fields: someFields({ ...annaMaria, documentNumber: number }, { source: 'visual', index }),
          }),
        )
      const [front, back] = [printed('L898902D6', 0), printed('L898902D6', 1)]
      expect(under(name, someFacts({ front })).decision).toBe('review')
      expect(under(name, someFacts({ front, back })).decision).toBe('review')
      const another = { front: printed('L898902D7', 0), back: someFacts().front }
      expect(under(name, someFacts(another)).decision).not.toBe('accept')
    },
  )
  it.each(['security_low', 'security_medium'])(
    '%s accepts print that the zone of the back confirms',
    (name) => {
      const front = aSide(aPassport({ zone: null, fields: someFields(annaMaria, { source: 'visual' }) }))
      const back = aSide(aPassport({ fields: someFields(annaMaria, { index: 1 }) }))
      expect(under(name, someFacts({ front, back })).decision).toBe('accept')
    },
  )
  it.each(['DUPLICATE_DOCUMENT', 'BLOCKLISTED_DOCUMENT'] as const)(
    '%s, that only asks for a review, never rejects, whatever the profile says',
    (code) => {
      const known = { seen: [{ id: 'a1', at: 1 }], blocked: { id: 'x', reason: 'stolen' } } as const
      const profile = aProfile({ decisions: { [code]: { enabled: true, review: 0, reject: 0, weight: 9 } } })
      const made = decide({ facts: someFacts({ known }), profile, checks })
      expect(made).toMatchObject({
        decision: 'review',
        rejectScore: 0,
        warnings: [{ code, decision: 'review' }],
      })
    },
  )
  it('security_none accepts what was read from print alone', () => {
    const front = aSide(aPassport({ zone: null, fields: someFields(annaMaria, { source: 'visual' }) }))
    expect(under('security_none', someFacts({ front })).decision).toBe('accept')
  })
  it('security_high reviews a good passport, whose holder was not screened', () => {
    const made = under('security_high', someFacts({ front: aSideWithForensics() }))
    expect(made.decision).toBe('review')
    expect(made.notChecked.map((open) => open.code)).toEqual(['AML_SANCTION', 'AML_CRIME', 'AML_PEP'])
  })
})

const severity = { accept: 0, review: 1, reject: 2 } as const
/** Round figures meet each other often: triggers and levels are reached exactly. */
const hundredths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100)
const level = fc.oneof(fc.constant(-1), hundredths(100))
const rule = fc.record({
  enabled: fc.boolean(),
  review: level,
  reject: level,
  weight: hundredths(500),
})
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((confidence): Outcome => ({ kind: 'found', findings: [finding(confidence)] })),
  fc.constantFrom<Outcome>(
    { kind: 'clear', evidence: {} },
    { kind: 'cannot_tell', reason: 'x' },
    { kind: 'not_checked', reason: 'x' },
  ),
)
const input = fc.uniqueArray(fc.record({ code: fc.constantFrom(...warningCodes), outcome, rule }), {
  selector: (one) => one.code,
  minLength: 1,
  maxLength: 8,
})
const trigger = fc.record({
  review: hundredths(400),
  reject: hundredths(400),
})

const decideAll = (
  rows: readonly { code: DocumentWarningCode; outcome: Outcome; rule: DecisionRule }[],
  decisionTrigger: { review: number; reject: number },
) =>
  decide({
    facts: someFacts(),
    profile: aProfile({
      decisionTrigger,
      decisions: Object.fromEntries(rows.map((row) => [row.code, row.rule])),
    }),
    checks: rows.map((row) => answering(row.outcome, row.code)),
  })

describe('Whatever the profile', () => {
  it('one more check never improves the decision', () => {
    fc.assert(
      fc.property(input, trigger, (rows, triggers) => {
        const without = decideAll(rows.slice(1), triggers)
        expect(severity[decideAll(rows, triggers).decision]).toBeGreaterThanOrEqual(
          severity[without.decision],
        )
      }),
    )
  })
  it('the order of the checks does not matter', () => {
    fc.assert(
      fc.property(input, trigger, (rows, triggers) => {
        const { decision, reviewScore } = decideAll(rows, triggers)
        expect(decideAll([...rows].reverse(), triggers)).toMatchObject({ decision, reviewScore })
      }),
    )
  })
  it('the trace alone is enough to derive the decision again, after a journey through JSON', () => {
    fc.assert(
      fc.property(input, trigger, (rows, triggers) => {
        const made = decideAll(rows, triggers)
        const trace = JSON.parse(JSON.stringify(made.trace)) as typeof made.trace
        let review = 0
        let reject = 0
        let open = false
        for (const check of trace.checks) {
          open ||= check.outcome === 'not_checked'
          for (const { confidence } of check.findings ?? []) {
            if (check.rule.review >= 0 && confidence >= check.rule.review) review += check.rule.weight
            if (check.rule.reject >= 0 && confidence >= check.rule.reject) reject += check.rule.weight
          }
        }
        const round = (value: number) => Math.round(value * 1e9) / 1e9
        const milder = round(review) >= trace.decisionTrigger.review || open ? 'review' : 'accept'
        expect(made.decision).toBe(round(reject) >= trace.decisionTrigger.reject ? 'reject' : milder)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { contribution, scoreVerdict, verdictOf, verdictOfScores } from './scores.ts'

/** Every boundary of the rule: the last value on one side of it, and the first on the other. */
const levels: readonly [level: number, confidence: number, counts: boolean][] = [
  [-1, 0, false],
  [-1, 1, false],
  [0, 0, true],
  [0, 1, true],
  [0.5, 0.4999, false],
  [0.5, 0.5, true],
  [0.5, 0.5001, true],
  [1, 0.9999, false],
  [1, 1, true],
]

describe('A level', () => {
  it.each(levels)('%d with confidence %d: counts %s', (level, confidence, counts) => {
    expect(contribution({ confidence }, level, 3)).toBe(counts ? 3 : 0)
    expect(verdictOf({ confidence }, { enabled: true, review: level, reject: -1, weight: 3 })).toBe(
      counts ? 'review' : 'accept',
    )
    expect(verdictOf({ confidence }, { enabled: true, review: -1, reject: level, weight: 3 })).toBe(
      counts ? 'reject' : 'accept',
    )
  })
})

it('what is excused counts on no side', () => {
  const finding = { confidence: 1, excused: 'A test transaction.' }
  const rule = { enabled: true, review: 0, reject: 0, weight: 5 }
  expect(contribution(finding, 0, 5)).toBe(0)
  expect(verdictOf(finding, rule)).toBe('accept')
  const reported = { outcome: 'found', rule, findings: [finding] } as const
  const reached = { decision: 'accept', reviewScore: 0, rejectScore: 0 }
  expect(scoreVerdict([reported], { review: 1, reject: 1 })).toEqual(reached)
})

const triggers = [
  { review: 0.999, reject: 0.999, open: false, verdict: 'accept' },
  { review: 0.999, reject: 0.999, open: true, verdict: 'review' },
  { review: 1, reject: 0.999, open: false, verdict: 'review' },
  { review: 1, reject: 0.999, open: true, verdict: 'review' },
  { review: 0.999, reject: 1, open: false, verdict: 'reject' },
  { review: 0.999, reject: 1, open: true, verdict: 'reject' },
  { review: 1, reject: 1, open: false, verdict: 'reject' },
  { review: 5, reject: 5, open: true, verdict: 'reject' },
  { review: 0, reject: 0, open: false, verdict: 'accept' },
]

describe('Against triggers of 1', () => {
  it.each(triggers)(
    'review score $review, reject score $reject, something open $open: $verdict',
    ({ review, reject, open, verdict }) => {
      expect(verdictOfScores({ review, reject }, { review: 1, reject: 1 }, open)).toBe(verdict)
    },
  )
  it.each([
    [0, 1, 'review'],
    [1, 0, 'reject'],
    [0, 0, 'reject'],
  ])('of %d and %d nothing at all is %s', (review, reject, verdict) => {
    expect(scoreVerdict([], { review, reject }).decision).toBe(verdict)
  })
})

it('a sum of tenths reaches the trigger that people add up to', () => {
  const rule = { enabled: true, review: 0, reject: -1, weight: 0.1 }
  const tenth = { outcome: 'found', rule, findings: [{ confidence: 1 }] } as const
  const ten = Array.from({ length: 10 }, () => tenth)
  expect(scoreVerdict(ten, { review: 1, reject: 1 })).toEqual({
    decision: 'review',
    reviewScore: 1,
    rejectScore: 0,
  })
  expect(scoreVerdict(ten.slice(1), { review: 1, reject: 1 })).toMatchObject({
    decision: 'accept',
    reviewScore: 0.9,
  })
})

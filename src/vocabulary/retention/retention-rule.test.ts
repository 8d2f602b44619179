import { describe, expect, it } from 'vitest'
import { defaultRetentionDays, type RetentionRule, retentionDaysOf } from './retention-rule.ts'

const every: RetentionRule = { kind: '*', profileId: '', days: 365 }
const screenings: RetentionRule = { kind: 'screening', profileId: '', days: 30 }
const transactions: RetentionRule = { kind: 'transaction', profileId: '', days: 90 }
const ofProfile: RetentionRule = { kind: 'transaction', profileId: 'p', days: null }

describe('The days for which a record is stored', () => {
  it('are those of the most particular rule, in any order of the rules', () => {
    for (const rules of [
      [every, screenings, transactions, ofProfile],
      [ofProfile, transactions, screenings, every],
    ]) {
      expect(retentionDaysOf(rules, 'transaction', 'p')).toBeNull()
      expect(retentionDaysOf(rules, 'transaction', 'q')).toBe(90)
      expect(retentionDaysOf(rules, 'screening')).toBe(30)
    }
    expect(retentionDaysOf([every], 'screening')).toBe(365)
  })

  it('are the default where no rule holds', () => {
    expect(retentionDaysOf([], 'screening')).toBe(defaultRetentionDays)
    expect(retentionDaysOf([ofProfile], 'transaction', 'q')).toBe(defaultRetentionDays)
  })
})

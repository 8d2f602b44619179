import type { OwnershipRuleId } from '../../../../vocabulary/companies/ownership.ts'

/** When a company counts as owned by those on a sanctions list, though it is on none itself. */
export interface OwnershipRule {
  readonly id: OwnershipRuleId
  /** As it is commonly called. */
  readonly name: string
  /** Per cent. */
  readonly level: number
  /** Whether exactly the level is enough. */
  readonly isLevelEnough: boolean
  /** Whether holdings of several who are listed add up. */
  readonly isAggregated: boolean
  /** Whether votes count as shares do, the greater of the two. */
  readonly votesCount: boolean
  /** Whether control without a share may be enough; whether it is, a person must judge. */
  readonly mayBeControl: boolean
  /** Where the rule is written. */
  readonly source: string
}

/**
 * Under each of them a company that is held so itself counts as listed towards those below it. So shares do not multiply
 * here: half of a company that owns half of another is enough for both (OFAC FAQ 401, first example).
 */
export const ownershipRules: readonly OwnershipRule[] = [
  {
    id: 'us_ofac_50',
    name: 'OFAC 50 percent rule',
    level: 50,
    isLevelEnough: true,
    isAggregated: true,
    votesCount: false,
    mayBeControl: false,
    source:
      'OFAC, Revised Guidance on Entities Owned by Persons Whose Property and Interests in Property Are Blocked, 2014-08-13; FAQ 398, 399, 401',
  },
  {
    id: 'eu_50',
    name: 'EU ownership and control',
    level: 50,
    isLevelEnough: true,
    isAggregated: true,
    votesCount: true,
    mayBeControl: true,
    source:
      'Council of the European Union, EU Best Practices for the effective implementation of restrictive measures, 11623/24, 2024-07-03, on ownership and control',
  },
  {
    id: 'gb_more_than_50',
    name: 'UK ownership and control',
    level: 50,
    isLevelEnough: false,
    isAggregated: false,
    votesCount: true,
    mayBeControl: true,
    source:
      'Russia (Sanctions) (EU Exit) Regulations 2019, regulation 7 and schedule 1, and the other UK regimes alike; OFSI general guidance, ownership and control',
  },
]

/**
 * Registers whose bands begin above their lower end: the Companies House bands are "more than 25% but not more than 50%",
 * "more than 50% but less than 75%" and "75% or more" (Register of People with Significant Control Regulations 2016).
 */
export const bandsAboveFrom: ReadonlyMap<string, readonly number[]> = new Map([
  ['gb_companies_house', [25, 50]],
  ['gb_psc', [25, 50]],
])

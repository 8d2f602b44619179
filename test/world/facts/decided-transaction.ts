import { checks } from '../../../src/engine/checks/all.ts'
import { decide } from '../../../src/engine/decision/decide.ts'
import type { Facts } from '../../../src/vocabulary/decision/facts.ts'
import type { Profile } from '../../../src/vocabulary/profiles/profile.ts'
import type { Transaction } from '../../../src/vocabulary/transactions/transaction.ts'

/** What a transaction holds that was really decided, from these facts under this profile. */
export function decidedTransaction(facts: Facts, profile: Profile): Partial<Transaction> {
  const { trace, ...verdict } = decide({ facts, profile, checks })
  return { ...verdict, trace, facts, effectiveProfile: profile }
}

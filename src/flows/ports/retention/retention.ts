import type { RetentionRule } from '../../../vocabulary/retention/retention-rule.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'

export interface RetentionRecords {
  retention(principal: Principal): Promise<readonly RetentionRule[]>
  /** Takes the place of all rules there were. */
  setRetention(principal: Principal, rules: readonly RetentionRule[]): Promise<readonly RetentionRule[]>
  /** Schedule: deletes what is past its time and not held, one audited database transaction a record. How many. */
  purge(signal: AbortSignal): Promise<number>
  /** How many were purged ever, by kind. */
  purgeCounts(): Promise<readonly { readonly kind: string; readonly count: number }[]>
}

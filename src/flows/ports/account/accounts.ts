import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { QuotaPeriod } from '../../../vocabulary/account/quota-period.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

/** The account of a caller, with what the HTTP interface must know before it lets anyone in. */
export interface AccountRow {
  readonly id: string
  /** From 1; for clients that know accounts by whole numbers. */
  readonly number: number
  readonly name: string
  readonly createdAt: number
  /** Addresses or CIDRs, comma or newline separated; empty = any. */
  readonly hostList: string
  readonly banned: boolean
  readonly bannedReason: string
  readonly restrictedMayUseSecurityNone: boolean
  /** Lowest score of a screening that is a hit, 0..1; null = as shipped. */
  readonly screeningBand: number | null
  /** Databases without which no screening that names none is answered; null = those that this installation refreshes. */
  readonly requiredLists: readonly string[] | null
  /** Whether no false positive is in force before a second key has approved it. */
  readonly falsePositivesNeedApproval: boolean
}

/** Limits of an account; null = unlimited, absent = as it was. */
export interface AccountPlan {
  readonly quota?: number | null
  /** When the quota comes back; changing it begins a new period now. Credit never comes back. */
  readonly quotaPeriod?: QuotaPeriod
  readonly credit?: number | null
}

/** What of an account may be set; absent = as it was. */
export interface AccountChanges extends AccountPlan {
  readonly hostList?: string
  readonly banned?: boolean
  /** Shown to anyone who holds a key of the account. */
  readonly bannedReason?: string
  readonly restrictedMayUseSecurityNone?: boolean
  /** Null = as shipped. */
  readonly screeningBand?: number | null
  /** Null = those that this installation refreshes. */
  readonly requiredLists?: readonly string[] | null
  readonly falsePositivesNeedApproval?: boolean
  /** Days after which records of every kind are purged, unless a more particular rule says otherwise; null = never. */
  readonly retentionDays?: number | null
}

/** What may be spent of a kind, and what of it was. */
export interface QuotaUsage {
  /** Null = unlimited. */
  readonly limit: number | null
  /** In this period. */
  readonly used: number
  readonly left: number
}

export interface AccountSettings {
  readonly account: AccountRow
  readonly quota: QuotaUsage & { readonly period: QuotaPeriod; readonly periodEndsAt: number | null }
  readonly credit: QuotaUsage
  readonly retentionDays: number | null
}

/** What one UTC day used. */
export interface DailyUsage {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly quota: number
  readonly credit: number
}

/** Who asked with an Idempotency-Key, and how the answer is kept. */
export interface RequestFor<Result> {
  readonly principal: Principal
  readonly kept: StoredAnswer<Result> | undefined
}

export interface AccountRecords {
  /** Null when there is an account of this name already. The answer is kept for anyone who asked. */
  createAccount(name: string, request?: RequestFor<AccountRow>): Promise<AccountRow | null>
  /** All there are, oldest first. */
  listAccounts(): Promise<readonly AccountRow[]>
  accountSettings(principal: Principal): Promise<AccountSettings>
  /** Row, counters, ledger, audit entry: one transaction. */
  changeAccount(principal: Principal, changes: AccountChanges): Promise<void>
}

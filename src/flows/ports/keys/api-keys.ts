import type { KeyKind, Mode, Principal, Scope } from '../../../vocabulary/account/principal.ts'
import type { AccountRow, AccountSettings, DailyUsage } from '../account/accounts.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

export interface ApiKeyRow {
  readonly id: string
  readonly kind: KeyKind
  readonly mode: Mode
  readonly scopes: readonly Scope[]
  readonly label: string
  /** First characters of the key, safe to show. */
  readonly prefix: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

export interface NewApiKey {
  readonly kind: KeyKind
  readonly mode: Mode
  /** Those of its kind unless told. */
  readonly scopes?: readonly Scope[]
  readonly label: string
  readonly expiresAt: number | null
  /** A key chosen by the operator; otherwise one is made. */
  readonly key?: string
  /** How it is kept that a request with an Idempotency-Key was answered; never the answer, which shows the key. */
  readonly idempotency?: StoredAnswer<unknown> | undefined
}

/** Everything that an account is shown of itself. */
export interface AccountOverview extends AccountSettings {
  /** Billable results of the calendar month before this one, UTC. */
  readonly hitsLastMonth: number
  /** Days with use, oldest first. */
  readonly usageByDay: readonly DailyUsage[]
  /** Those that the caller may see, oldest first. */
  readonly keys: readonly ApiKeyRow[]
}

export interface ApiKeyRecords {
  /** Null when the key is unknown, revoked or expired: the three look the same from outside. */
  authenticate(presented: string): Promise<{ principal: Principal; account: AccountRow } | null>
  /** Makes the first account and its three keys when there is none; the clear keys are returned this once. */
  bootstrap(given: {
    readonly server?: string
    readonly restricted?: string
    readonly test?: string
  }): Promise<readonly { readonly row: ApiKeyRow; readonly key: string; readonly given: boolean }[]>
  createKey(principal: Principal, key: NewApiKey): Promise<{ row: ApiKeyRow; key: string }>
  listKeys(principal: Principal): Promise<readonly ApiKeyRow[]>
  /**
   * A new key of the same kind, mode, scopes and label; the old one ends after the overlap, or earlier when it would
   * have anyway. Null when there is no such key in force in the account.
   */
  rotateKey(
    principal: Principal,
    request: {
      readonly id: string
      readonly overlapMs: number
      readonly idempotency?: StoredAnswer<unknown> | undefined
    },
  ): Promise<{ row: ApiKeyRow; key: string; replaced: ApiKeyRow } | null>
  /** False when there is no such key in the account. */
  revokeKey(principal: Principal, id: string): Promise<boolean>
  account(principal: Principal): Promise<AccountRow>
  /** Settings, use and keys together. `days`: of so many last days, today included, those with use are answered. */
  accountOverview(principal: Principal, days: number): Promise<AccountOverview>
  /** For an operator at the machine: a principal of the first account, or of the one named. */
  operator(accountName?: string): Promise<Principal>
}

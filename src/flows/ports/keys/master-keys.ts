import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

/** How far the replacement of the master key is. */
export interface MasterKeyStatus {
  /** Version of the key that wraps everything new. */
  readonly version: number
  /** Milliseconds since 1970, UTC, at which it took over. */
  readonly since: number
  /** The version that it takes over from; null when nothing is under way. */
  readonly leaving: number | null
  /** Wrapped keys that still lie under another version than the current one. */
  readonly remaining: number
  /** Whether the current key lies where this process would look for it after a restart. */
  readonly held: boolean
}

/** The key over all keys, and how another takes its place while requests go on. */
export interface MasterKeyRecords {
  masterKeyStatus(): Promise<MasterKeyStatus>
  /**
   * Lets a new master key take over, or goes on with what an interrupted call began: every key that the master wraps
   * is wrapped anew, an account at a time in one audited database transaction. The old version is retired when
   * nothing is left under it and every process has had the time to learn of the new one.
   *
   * What is kept for a request with an Idempotency-Key is how it stood when the new key took over.
   *
   * Throws Refusal ERROR_OPERATION_FAILED when the key is given by a setting that holds no new one beside the old.
   */
  rotateMasterKey(principal: Principal, stored?: StoredAnswer<MasterKeyStatus>): Promise<MasterKeyStatus>
  /** Schedule of every process: learns of keys that others made, and goes on where a rotation stopped. How much it did. */
  carryMasterKeyOn(): Promise<number>
}

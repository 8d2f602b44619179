import type { ResultPageRequest, ResultPage } from '../pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ProfileOverride } from '../../../vocabulary/profiles/profile.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'

export interface ProfileRow {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly createdAt: number
  /** What the account set; defaults are laid under it when it is used. */
  readonly settings: ProfileOverride
}

/** One version of a profile; it never changes. `createdAt` is when it came to be. */
export interface ProfileVersionRow extends ProfileRow {
  /** Id of the key that made it, or `cli`. */
  readonly author: string
  /** The version it came after; null for the first. */
  readonly parent: number | null
}

export interface NewProfile {
  readonly name: string
  readonly settings: ProfileOverride
  /** How the answer to a request with an Idempotency-Key is kept. */
  readonly idempotency?: StoredAnswer<ProfileRow> | undefined
}

export interface ProfileRecords {
  createProfile(principal: Principal, profile: NewProfile): Promise<ProfileRow>
  listProfiles(principal: Principal, page: ResultPageRequest): Promise<ResultPage<ProfileRow>>
  /** The newest version. */
  getProfile(principal: Principal, id: string): Promise<ProfileRow | null>
  /** Stores a new immutable version whose parent is the newest one. */
  replaceProfile(
    principal: Principal,
    id: string,
    next: { readonly name: string; readonly settings: ProfileOverride },
  ): Promise<ProfileRow | null>
  removeProfile(principal: Principal, id: string): Promise<boolean>
  /** Every version of a profile that is there; null where there is no such profile. */
  profileVersions(
    principal: Principal,
    id: string,
    page: ResultPageRequest,
  ): Promise<ResultPage<ProfileVersionRow> | null>
  profileVersion(principal: Principal, id: string, version: number): Promise<ProfileVersionRow | null>
}

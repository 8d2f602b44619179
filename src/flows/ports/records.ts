import type { PackedList, ServedList } from './watchlists.ts'
import type { Verdict } from '../../vocabulary/decision/outcome.ts'
import type { ListVersion } from '../../vocabulary/screening/entity.ts'
import type { KeyKind, Mode, Principal, Scope } from '../../vocabulary/account/principal.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import type { ImageSide, Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { AccountRecords, AccountRow } from './accounts.ts'
import type { IdempotencyRecords, StoredAnswer } from './idempotency.ts'
import type { AuditRecords } from './audit.ts'
import type { LifecycleRecords } from './retention.ts'
import type { BlocklistRecords } from './blocklist.ts'
import type { ConsentRecords } from './consents.ts'
import type { FaceTemplate, FaceTemplateRecords } from './face-templates.ts'
import type { EventRecords } from './events.ts'
import type { ExportRecords, FileRecords, FileMetadata } from './exports.ts'
import type { FalsePositiveRecords } from './false-positives.ts'
import type { PageCursor, TransactionFilter } from './pagination.ts'
import type { StoredHit, StoredScreeningRecords, SuppressedHit } from './screenings.ts'
import type { SealContext } from './vault.ts'

/** A page of a list, newest first unless asked otherwise. */
export interface ResultPageRequest {
  /** 1..100 */
  readonly limit: number
  readonly offset: number
  readonly newestFirst: boolean
  /** Where the page before ended; then the offset says nothing. Rows that come meanwhile neither repeat nor skip any. */
  readonly after?: PageCursor | undefined
}

export interface ResultPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}

/** What is left to spend. Without a plan: a large number that counts down (docs/operate/accounts.md). */
export interface Allowance {
  readonly quota: number
  readonly credit: number
}

// ── keys and accounts ────────────────────────────────────────────────────────

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

export interface AccountUsage {
  /** Billable results of the calendar month before this one, UTC. */
  readonly hitsLastMonth: number
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
  usage(principal: Principal): Promise<AccountUsage>
  /** For an operator at the machine: a principal of the first account, or of the one named. */
  operator(accountName?: string): Promise<Principal>
}

// ── quota ────────────────────────────────────────────────────────────────────

/** Quota held for one request; settled by the commit that stores its result, or given back. */
export interface QuotaReservation {
  readonly id: string
  readonly cost: number
}

export interface QuotaRecords {
  /** Throws Refusal ERROR_QUOTA_EXCEEDED. Test keys spend credit, live keys quota. */
  reserve(principal: Principal, cost: number): Promise<QuotaReservation>
  release(principal: Principal, reservation: QuotaReservation): Promise<void>
  /**
   * Settles a result that is not stored (saveResult off): ledger, audit, and that a request with an Idempotency-Key was
   * answered, in one database transaction.
   */
  settle(
    principal: Principal,
    reservation: QuotaReservation,
    stored?: StoredAnswer<Allowance>,
  ): Promise<Allowance>
  allowance(principal: Principal): Promise<Allowance>
}

// ── transactions ─────────────────────────────────────────────────────────────

/** A record about to be stored: its ids and data key exist in memory only until the commit. */
export interface NewRecord {
  readonly id: string
  readonly subjectId: string
  /** For sealing the record's blobs before the commit. */
  readonly seal: SealContext
}

/** A picture that already lies, sealed and synced, in the vault. */
export interface ImageMetadata {
  readonly token: string
  readonly blobId: string
  readonly side: ImageSide
  readonly contentType: string
  readonly sha256: string
  readonly size: number
}

export interface NewTransaction {
  readonly record: NewRecord
  readonly transaction: Transaction
  readonly images: readonly ImageMetadata[]
  /** That lie in the vault already; their names stand in the transaction. */
  readonly files?: readonly FileMetadata[]
  /** Where the profile asks for it. */
  readonly template?: FaceTemplate
  readonly reservation: QuotaReservation
  /** Where the account wants the event posted; empty = nowhere, the event is written all the same. */
  readonly webhook: string
  /** The first answer of a request with an Idempotency-Key: kept in the same database transaction. */
  readonly idempotency?: StoredAnswer<Allowance> | undefined
}

export interface ManualDecision {
  readonly decision: Verdict
  readonly reason: string
  readonly note: string
}

/** How to open one stored picture. */
export interface StoredImage extends ImageMetadata {
  readonly accountId: string
  readonly transactionId: string
  readonly seal: SealContext
}

export interface TransactionRecords {
  fresh(principal: Principal): Promise<NewRecord>
  /** Row, images, quota, outbox event `new`, audit entry, idempotency: one database transaction. */
  commit(principal: Principal, newTransaction: NewTransaction): Promise<Allowance>
  list(
    principal: Principal,
    filter: TransactionFilter,
    page: ResultPageRequest,
  ): Promise<ResultPage<Transaction>>
  /** Null for unknown and foreign ids alike, as everywhere below. */
  get(principal: Principal, id: string): Promise<Transaction | null>
  /** Event `update`; webhook from the stored effective profile. */
  decide(principal: Principal, id: string, manual: ManualDecision): Promise<Transaction | null>
  /** Destroys the record's wrapped key; the blobs named may then be unlinked. Event `delete`. */
  remove(principal: Principal, id: string): Promise<{ readonly blobIds: readonly string[] } | null>
  /** `madeBy: 'any'` for the vault; `'caller'` for `ref:`, which works only for the key that made it. */
  image(principal: Principal, token: string, madeBy: 'any' | 'caller'): Promise<StoredImage | null>
  /** For signed links, which need no key: the link's own signature was checked before. */
  imageOf(transactionId: string, token: string): Promise<StoredImage | null>
  /** Of these blobs, the ones no record refers to. */
  orphans(blobIds: readonly string[]): Promise<readonly string[]>
}

// ── profiles ─────────────────────────────────────────────────────────────────

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

// ── screenings and lists ─────────────────────────────────────────────────────

export interface NewScreening {
  readonly query: Readonly<Record<string, unknown>>
  /** Whose it is; a new subject of its own when absent. */
  readonly subjectId?: string | undefined
  /** What was answered. */
  readonly hits: readonly StoredHit[]
  /** What was found and kept quiet. */
  readonly suppressed?: readonly SuppressedHit[]
  readonly versions: readonly ListVersion[]
  readonly matcher: string
  readonly executionMs?: number
  readonly reservation: QuotaReservation
  /** As in `NewTransaction`. */
  readonly idempotency?: StoredAnswer<ScreeningReceipt> | undefined
}

/** What is left to spend, and the id under which the question was stored. */
export interface ScreeningReceipt extends Allowance {
  readonly id: string
}

export interface ListVersionRow {
  readonly source: string
  readonly database: string
  readonly version: string
  readonly date: string | null
  readonly records: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly importedAt: number
  readonly origin: string
}

export interface ListRefreshFailure {
  readonly source: string
  readonly trouble: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface ScreeningRecords extends StoredScreeningRecords {
  /**
   * Sealed query, versions seen, quota, audit: one database transaction. Throws Refusal ERROR_NOT_FOUND for a subject
   * that is not there, or of another mode.
   */
  recordScreening(principal: Principal, screening: NewScreening): Promise<ScreeningReceipt>
  recordListVersion(row: ListVersionRow): Promise<void>
  listVersions(source?: string): Promise<readonly ListVersionRow[]>
  /** Lists that are there for every process of this installation. */
  sharedLists(): Promise<readonly ServedList[]>
  sharedList(source: string): Promise<PackedList | null>
  /** Puts a list there unless a newer one is. */
  shareList(list: PackedList): Promise<void>
  /** Stores why a refresh was refused, for every process. */
  noteListTrouble(source: string, trouble: string): Promise<void>
  /** The newest of each source, past or not. */
  listTroubles(): Promise<readonly ListRefreshFailure[]>
  /**
   * Takes a list for a refresh, or with `mine` goes on holding it; who holds it then, or null while another person does.
   *
   * @param lockHolder what was answered when it was taken
   */
  holdListRefresh(source: string, forMs: number, lockHolder?: string): Promise<string | null>
  releaseListRefresh(source: string, holder: string): Promise<void>
}

/** Everything that is stored. The adapter implements it over one SQL for both databases. */
export interface Records
  extends
    ApiKeyRecords,
    QuotaRecords,
    TransactionRecords,
    ProfileRecords,
    ScreeningRecords,
    AuditRecords,
    AccountRecords,
    LifecycleRecords,
    IdempotencyRecords,
    ExportRecords,
    EventRecords,
    FileRecords,
    FalsePositiveRecords,
    BlocklistRecords,
    ConsentRecords,
    FaceTemplateRecords {
  /** False whenever a write could not be acknowledged now. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

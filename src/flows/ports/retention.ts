import type { StoredAnswer } from './idempotency.ts'
import type { Consent } from './consents.ts'
import type { FileMetadata } from './exports.ts'
import type { FalsePositive } from './false-positives.ts'
import type { Mode, Principal } from '../../vocabulary/account/principal.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { MasterKeyRecords } from './master-keys.ts'

// ── subjects ─────────────────────────────────────────────────────────────────

/** A person or company: whose record something is. Instants are milliseconds since 1970, UTC. */
export interface SubjectRow {
  readonly id: string
  readonly mode: Mode
  readonly createdAt: number
  /** How many transactions and screenings there are of it. */
  readonly records: number
}

export interface SubjectRecordRow {
  readonly id: string
  readonly kind: 'transaction' | 'screening'
  readonly createdAt: number
}

export interface Subject extends Omit<SubjectRow, 'records'> {
  readonly records: readonly SubjectRecordRow[]
  /** Ids of the legal holds that are in force. */
  readonly holds: readonly string[]
}

/** Another subject that may be the same person. */
export interface DuplicateSubject {
  readonly subjectId: string
  /** document: number and issuer are equal. person: name and date of birth are. */
  readonly by: readonly ('document' | 'person')[]
  /** Ids of its transactions that agree. */
  readonly records: readonly string[]
}

export interface SubjectScreening {
  readonly id: string
  readonly createdAt: number
  readonly matcher: string
  readonly query: unknown
  readonly hits: unknown
  readonly suppressed: unknown
}

/** Everything that is held about someone. */
export interface SubjectExport {
  readonly subject: Subject
  readonly transactions: readonly Transaction[]
  /** Made for its transactions. */
  readonly files: readonly (FileMetadata & { readonly transactionId: string })[]
  readonly screenings: readonly SubjectScreening[]
  /** Hits that were found to be other people. */
  readonly falsePositives: readonly FalsePositive[]
  readonly consents: readonly Consent[]
  readonly audit: readonly {
    readonly seq: number
    readonly at: number
    readonly actor: string
    readonly action: string
    readonly target: string
  }[]
}

/** What an erasure leaves in the adapters of who ordered it: ids, counts and hashes, no personal data. */
export interface ErasureCertificate {
  readonly schema: 1
  readonly accountId: string
  readonly subjectId: string
  readonly mode: Mode
  /** Milliseconds since 1970, UTC. */
  readonly erasedAt: number
  readonly erasedBy: string
  readonly destroyed: {
    readonly subjectKeys: number
    readonly recordKeys: number
    readonly transactions: number
    readonly screenings: number
    readonly images: number
  }
  /** SHA-256 of the envelope of each record as it last was. */
  readonly records: readonly {
    readonly kind: 'transaction' | 'screening'
    readonly id: string
    readonly sha256: string
  }[]
}

export interface SignedCertificate {
  readonly certificate: ErasureCertificate
  /** The certificate as JSON Web Signature, compact (RFC 7515), EdDSA (RFC 8037). */
  readonly signed: string
}

export interface ErasureResult extends SignedCertificate {
  /** To be unlinked; a job does it if the caller does not get to it. */
  readonly blobIds: readonly string[]
}

export interface SubjectPage {
  readonly rows: readonly SubjectRow[]
  /** Where the next page begins; null on the last one. */
  readonly next: string | null
}

/** Null for unknown, foreign and erased ids alike. */
export interface SubjectRecords {
  listSubjects(
    principal: Principal,
    page: { readonly limit: number; readonly after: string | null },
  ): Promise<SubjectPage>
  subject(principal: Principal, subjectId: string): Promise<Subject | null>
  /**
   * Makes a record one of this subject: its key is wrapped anew under the subject's, in one audited transaction.
   * A subject that is left without anything goes, with its key.
   *
   * Throws Refusal ERROR_OPERATION_FAILED when the record is held where it is, or has another mode.
   */
  linkRecord(
    principal: Principal,
    link: { readonly subjectId: string; readonly recordId: string },
  ): Promise<boolean>
  /** Gives a record a new subject of its own, whose id is answered. Throws as `linkRecord`. */
  unlinkRecord(
    principal: Principal,
    link: { readonly subjectId: string; readonly recordId: string },
  ): Promise<string | null>
  candidates(principal: Principal, subjectId: string): Promise<readonly DuplicateSubject[] | null>
  exportSubject(principal: Principal, subjectId: string): Promise<SubjectExport | null>
  /**
   * Destroys the subject's key and with it every record, in old backups too. What stays are ids, times, actors and
   * hashes. Throws Refusal ERROR_OPERATION_FAILED while it is held.
   */
  eraseSubject(principal: Principal, subjectId: string): Promise<ErasureResult | null>
  certificate(principal: Principal, subjectId: string): Promise<SignedCertificate | null>
  /** The public key that certificates are verified with, as JSON Web Key (RFC 8037). */
  certificateKey(): Promise<Readonly<Record<string, string>>>
}

// ── legal holds ──────────────────────────────────────────────────────────────

/** What is held is neither deleted, erased nor purged until the hold is lifted or ends. */
export interface LegalHold {
  readonly id: string
  readonly subjectId: string
  /** Empty when its subject was erased after the hold was over. */
  readonly reason: string
  readonly placedBy: string
  readonly placedAt: number
  readonly endsAt: number | null
  readonly liftedAt: number | null
}

export interface NewHold {
  /** A subject, or a record whose subject is meant. */
  readonly target: string
  readonly reason: string
  readonly endsAt: number | null
  /** How the answer to a request with an Idempotency-Key is kept. */
  readonly idempotency?: StoredAnswer<LegalHold> | undefined
}

export interface HoldRecords {
  /** Null when there is no such subject and no such record. */
  placeHold(principal: Principal, hold: NewHold): Promise<LegalHold | null>
  /** Newest first, those that are over included. */
  listHolds(principal: Principal): Promise<readonly LegalHold[]>
  /** Null when there is none such, or it is over. */
  liftHold(principal: Principal, id: string): Promise<LegalHold | null>
}

// ── retention ────────────────────────────────────────────────────────────────

/** How long something is kept. The most particular rule holds: profile and kind, then kind, then `*`. */
export interface RetentionRule {
  readonly kind: '*' | 'transaction' | 'screening'
  /** Empty: whatever the profile. Only transactions have one. */
  readonly profileId: string
  /** Null = for ever. */
  readonly days: number | null
}

export interface RetentionRecords {
  retention(principal: Principal): Promise<readonly RetentionRule[]>
  /** Takes the place of all rules there were. */
  setRetention(principal: Principal, rules: readonly RetentionRule[]): Promise<readonly RetentionRule[]>
  /** Schedule: deletes what is past its time and not held, one audited database transaction a record. How many. */
  purge(signal: AbortSignal): Promise<number>
  /** How many were purged ever, by kind. */
  purgeCounts(): Promise<readonly { readonly kind: string; readonly count: number }[]>
}

// ── a restored backup ────────────────────────────────────────────────────────

/** One line of the erasure ledger. */
export interface ErasureEntry {
  readonly accountId: string
  readonly kind: 'transaction' | 'screening' | 'subject'
  readonly targetId: string
  readonly at: number
  readonly actor: string
  readonly lastSeq: number
  /** SHA-256 of the last envelope, hex; empty for a subject. */
  readonly digest: string
}

/** With its place in the order of writing, from 1; gaps mean nothing. */
export interface NumberedErasure extends ErasureEntry {
  readonly seq: number
}

export interface ErasureRecords {
  /** The whole ledger, to be kept outside of backups. */
  erasureLedger(): Promise<readonly ErasureEntry[]>
  /** What was written down after this place, at most `limit` of it, in order. */
  erasuresAfter(seq: number, limit: number): Promise<readonly NumberedErasure[]>
  /**
   * Erases again what an older copy of the store brought back; to be run before anything of it is served.
   * How many records and subjects were found and destroyed.
   */
  replayErasures(ledger: readonly ErasureEntry[]): Promise<number>
}

/** The life of what is stored: whose it is, how long it is kept, and that it is gone when it is gone. */
export interface LifecycleRecords
  extends MasterKeyRecords, SubjectRecords, HoldRecords, RetentionRecords, ErasureRecords {}

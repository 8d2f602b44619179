import type { RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { KeptBytes, Signing } from '../../../vocabulary/agreements/signing.ts'
import type { LinkHistory } from '../verification/hosted-links.ts'
import type { FileMetadata } from '../export/exports.ts'
import type { Consent } from '../consents/consents.ts'
import type { FalsePositive } from '../screening/false-positives.ts'

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
  readonly kind: RecordKind
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

/** A hosted link with everything that happened to it. */
export interface SubjectLink extends LinkHistory {
  readonly blobs: readonly KeptBytes[]
}

/** Everything that is held about someone. */
export interface SubjectExport {
  readonly subject: Subject
  readonly transactions: readonly Transaction[]
  /** Made for its transactions, and contracts of no transaction. */
  readonly files: readonly (FileMetadata & { readonly recordId: string; readonly transactionId: string })[]
  readonly screenings: readonly SubjectScreening[]
  /** Hits that were found to be other people. */
  readonly falsePositives: readonly FalsePositive[]
  readonly consents: readonly Consent[]
  /** Hosted links that it went through or was to go through, and what they keep until they end. */
  readonly links: readonly SubjectLink[]
  /** Of its transactions, contracts and links. */
  readonly signings: readonly Signing[]
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
    /** Absent in certificates of versions that made none. */
    readonly contracts?: number
    /** Hosted links; absent in certificates of versions that made none. */
    readonly links?: number
    readonly images: number
  }
  /** SHA-256 of the envelope of each record as it last was. */
  readonly records: readonly {
    readonly kind: RecordKind
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

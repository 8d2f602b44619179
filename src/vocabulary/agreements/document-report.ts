import type { CertificateDescription } from './certificate-description.ts'

/**
 * What was found of a file: sealed and as it was sealed; sealed, and more was added and sealed behind it; changed or cut off since;
 * without a seal; or nothing that can be judged.
 */
export type DocumentVerdict = 'intact' | 'added-to' | 'changed' | 'not-sealed' | 'cannot-tell'

/** Why a signature is not right, in the order in which it is looked for. */
export type SignatureProblem =
  /** Its dictionary or range was altered, or it is of a kind that is not read. */
  | 'unreadable'
  /** The file is shorter than what was signed. */
  | 'cut-off'
  /** What was signed is not what is there. */
  | 'content-changed'
  /** The content is right, and the signature over it is not. */
  | 'signature-wrong'

/**
 * Baseline level of ETSI EN 319 142-1. B-T has a time stamp of an authority beside what B-B has, B-LT also what shows that no certificate was
 * revoked.
 */
export type SealLevel = 'B-B' | 'B-T' | 'B-LT'

export interface TimeStampReport {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly authority: CertificateDescription
}

/** One signature of a file. */
export interface SignatureReport {
  /** Null when it is right. */
  readonly problem: SignatureProblem | null
  /** Bytes that lie behind what it covers, validation data apart; 0 when it covers the whole file. */
  readonly bytesAfter: number
  /** Whose key it was made with; null when that cannot be read. Nothing says that the name is true. */
  readonly signer: CertificateDescription | null
  /** Baseline level of EN 319 142-1; null for signatures of another kind. */
  readonly level: SealLevel | null
  /**
   * Validation data behind it prove that its certificates were not revoked, as their authorities knew at this time, milliseconds since
   * 1970. Null without such data.
   */
  readonly notRevokedAsOf: number | null
  /** What its dictionary says: text of the one who signed. Empty where there is none. */
  readonly reason: string
  readonly location: string
  /** When it says that it was made, milliseconds since 1970; null when it does not say. */
  readonly claimedAt: number | null
  /** Of an authority, and right; null without one. */
  readonly timeStamp: TimeStampReport | null
}

/** Why a file cannot be judged, or bears no seal. */
export type WithoutVerdict =
  | 'no-pdf'
  | 'too-large'
  | 'too-many-signatures'
  /** It has a field for a seal, and no seal that can be read in it. */
  | 'seal-removed'
  /** It does not end as a PDF does, and no whole seal is in what is left. */
  | 'end-missing'
  | 'never-sealed'

export interface DocumentReport {
  readonly verdict: DocumentVerdict
  /** Bytes. */
  readonly size: number
  /** SHA-256 of the file, lower-case hex. */
  readonly sha256: string
  /** In the order of the file. */
  readonly signatures: readonly SignatureReport[]
  /** Null with signatures. */
  readonly without: WithoutVerdict | null
}

import type { CertificateDescription } from '../../../vocabulary/agreements/certificate-description.ts'
import type { SealLevel } from '../../../vocabulary/agreements/document-report.ts'
import type { ValidationGap } from '../../../vocabulary/agreements/validation-gaps.ts'
import type { SealFailure } from '../../../vocabulary/agreements/seal-failures.ts'

/** The certificate that documents are sealed with now. None of it is secret or personal. */
export type SealCertificate = CertificateDescription

export interface SealRequest {
  /** Why it is sealed, for example `Signed by all parties`; shown by readers. */
  readonly reason: string
  /** Where, for example the public address of the installation. */
  readonly location?: string | undefined
  /** Milliseconds since 1970; whole seconds are kept. What the seal itself claims, as no one else vouches for it. */
  readonly at: number
  readonly signal: AbortSignal
}

export interface SealedDocument {
  readonly kind: 'sealed'
  /** The PDF as it was, byte by byte, the seal after it, and at level B-LT the validation data after that. */
  readonly bytes: Uint8Array
  readonly level: SealLevel
  /** Why the level is not B-LT; null where it is. */
  readonly gap: ValidationGap | null
  readonly certificate: SealCertificate
  /** When the time-stamp authority says that the seal was there, milliseconds since 1970; null at level B-B. */
  readonly timeStampedAt: number | null
}

/** The document stays pending. There is nothing to give out. */
export interface NotSealedDocument {
  readonly kind: 'not-sealed'
  /** Its sentence and whether it may pass by itself: `sealFailures`. */
  readonly reason: SealFailure
  /** For the log; holds nothing of the document. */
  readonly cause: Error
}

/**
 * Puts the one seal on a document: PAdES baseline, SubFilter ETSI.CAdES.detached. All processes of one store share a
 * certificate.
 *
 * The bytes before the seal are the given ones, unchanged. So SHA-256 of the document as shown can be checked by anyone who
 * cuts the sealed file off at the length of the original: `head -c LENGTH sealed.pdf | sha256sum`. SHA-256 of the sealed file
 * cannot stand in it; it belongs into the audit log and into answers.
 *
 * A document may also carry the file that its parties were shown: Typst sets `pdf.attach("shown.pdf", relationship: "source",
 * mime-type: "application/pdf")` where the file is mapped by `mapShadow`, and `pdfdetach -saveall` takes it out. The Typst
 * of this service does so with `pdfStandard: 'a-3a'` alone: under `a-2a` it refuses every attachment, PDF/A ones included.
 */
export interface DocumentSealer {
  /** Never throws but for the signal's reason: what goes wrong is a value. */
  seal(pdf: Uint8Array, request: SealRequest): Promise<SealedDocument | NotSealedDocument>
  /** For a page that names it before it is used. */
  certificate(): Promise<SealCertificate | NotSealedDocument>
}

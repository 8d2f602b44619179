/** What a certificate says of itself (RFC 5280). */
export interface CertificateDescription {
  /** Distinguished name as RFC 4514 writes it: `CN=…,O=…`. */
  readonly subject: string
  readonly issuer: string
  /** Whether no other party vouches for it: issuer and subject are the same. */
  readonly selfIssued: boolean
  /** SHA-256 of its DER, lower-case hex. */
  readonly sha256: string
  /** Milliseconds since 1970. */
  readonly validFrom: number
  readonly validUntil: number
}

/** What a validator needs besides the file to judge its certificates later (EN 319 142-1, 5.4.2). All DER. */
export interface ValidationData {
  /** Of both paths, of the seal and of its time stamp, roots included. */
  readonly certificates: readonly Uint8Array[]
  /** OCSP responses (RFC 6960). */
  readonly ocsps: readonly Uint8Array[]
  /** Certificate revocation lists (RFC 5280). */
  readonly crls: readonly Uint8Array[]
}

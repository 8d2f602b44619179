/** What a server shows for TLS: PEM of its certificate, with those between it and its authority, and of its key. */
export interface ServerCertificate {
  readonly certificate: string
  readonly key: string
}

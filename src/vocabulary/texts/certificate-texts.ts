/** What stands on certificate pages, and where readers of a sealed file show why it was sealed, in one language. */
export interface CertificateTexts {
  readonly title: string
  readonly testKey: string
  /** Between the parts of the footer: `page 1 of 2`. */
  readonly pages: { readonly page: string; readonly of: string }
  readonly headings: Readonly<Record<'parties' | 'course' | 'consent' | 'checking', string>>
  /** Names of what is said in pairs. */
  readonly names: Readonly<Record<CertificateName, string>>
  /** Titles of the table of what happened. */
  readonly columns: Readonly<Record<'when' | 'what' | 'who' | 'address', string>>
  readonly values: Readonly<Record<CertificateValue, string>>
  readonly decisions: Readonly<Record<'accept' | 'review' | 'reject', string>>
  readonly templateVersion: (id: string, version: number) => string
  readonly inOrder: (parties: number) => string
  readonly inAnyOrder: (parties: number) => string
  readonly addressSeen: (address: string) => string
  readonly addressStated: (address: string) => string
  /** @param percent 0..100 */
  readonly facesAlike: (percent: number) => string
  readonly decisionWas: (decision: string) => string
  readonly transaction: (id: string) => string
  readonly checking: {
    readonly seal: string
    readonly attached: (fileName: string) => string
    readonly commands: string
    readonly sealedFile: string
    readonly verification: string
  }
  readonly selfIssued: string
  readonly issuedBy: (issuer: string) => string
  readonly attachment: string
  /** Why it was sealed. */
  readonly signedBy: (parties: readonly string[]) => string
}

export type CertificateName =
  | 'signing'
  | 'template'
  | 'transaction'
  | 'mode'
  | 'parties'
  | 'started'
  | 'signedByAll'
  | 'sha256Shown'
  | 'language'
  | 'shown'
  | 'signed'
  | 'signature'
  | 'address'
  | 'device'
  | 'identity'
  | 'verified'
  | 'text'
  | 'sha256'
  | 'certificate'
  | 'validUntil'
  | 'issuer'

export type CertificateValue =
  | 'test'
  | 'typed'
  | 'picture'
  | 'unknown'
  | 'notVerified'
  | 'noDocument'
  | 'faceNotCompared'
  | 'sender'
  | 'frozen'
  | 'wasShown'
  | 'agreed'

/** The pages behind a signed contract that say who signed, when, and how that can be checked. Plain text throughout. */
export interface CertificatePages {
  /** BCP 47. */
  readonly lang: string
  readonly title: string
  readonly subtitle: string
  /** The number of the page follows. */
  readonly footer: string
  /** What stands around that number: `page 1 of 2`. */
  readonly pages: { readonly page: string; readonly of: string }
  /** What a picture of a signature is, for readers who cannot see it. */
  readonly signature: string
  readonly parts: readonly CertificatePart[]
}

/** A name, and what it stands for. */
export type CertificateRow = readonly [name: string, value: string]

export type CertificatePart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A command, or a value to compare, letter by letter. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'pairs'; readonly rows: readonly CertificateRow[] }
  | {
      readonly kind: 'party'
      readonly title: string
      readonly subtitle: string
      /** What it put into its first place for a signature. */
      readonly signature: CertificateSignature | null
      readonly rows: readonly CertificateRow[]
    }
  | {
      readonly kind: 'table'
      /** Shares of the width, in any unit. */
      readonly columns: readonly { readonly title: string; readonly share: number }[]
      readonly rows: readonly (readonly string[])[]
    }

export type CertificateSignature =
  /** `picture`: its place among the pictures of the tree. */
  | { readonly kind: 'picture'; readonly picture: number; readonly ratio: number }
  | { readonly kind: 'text'; readonly text: string }

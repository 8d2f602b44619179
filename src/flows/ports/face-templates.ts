/** A description of a face that is kept with a transaction. Biometric data. */
export interface FaceTemplate {
  /** As `templateOf` writes it. */
  readonly bytes: Uint8Array
  /** Which networks described it; others' templates are not comparable. */
  readonly recogniser: string
}

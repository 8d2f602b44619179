/** What a company is by law, as countries call it. */
export interface LegalForm {
  /** The word that the wire answers as `entityType`: the usual abbreviation in capitals, without points. */
  readonly code: string
  /** ISO 3166-1 alpha-2 of where it is a form by law; another country's spelling of the same letters is another row. */
  readonly countries: readonly string[]
  /** As it is printed, `|` between; `…` is the name, of forms that stand around it. */
  readonly spellings: string
  /** ISO 20275 (list of 28 September 2023). */
  readonly elf?: string
  /** Stands in front of the name, too. */
  readonly isInFront?: true
}

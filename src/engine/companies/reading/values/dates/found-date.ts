/** A date found in a text. */
export interface FoundDate {
  /** `YYYY-MM-DD`, or `YYYY-MM` where no day is printed. */
  readonly value: string
  readonly start: number
  readonly end: number
  /** Whether day and month could be the other way round and only the country tells. */
  readonly isAmbiguous: boolean
}

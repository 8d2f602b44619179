/** One name of an entity, as both editions state it. */
export interface FsfName {
  readonly wholeName: string
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
  /** Told by the XML alone; null in the CSV. */
  readonly isStrong: boolean | null
  readonly gender: string
  readonly title: string
  readonly function: string
}

export interface FsfBirth {
  readonly date: string
  readonly year: string
  readonly yearFrom: string
  readonly yearTo: string
  readonly isApproximate: boolean
  readonly place: string
}

export interface FsfIdentifier {
  readonly type: string
  readonly value: string
  readonly country: string
}

/** One sanctioned entity of the Financial Sanctions Files, the same from XML and CSV. */
export interface FsfRecord {
  readonly logicalId: string
  readonly euReference: string
  readonly unReference: string
  /** person or enterprise. */
  readonly subjectType: string
  readonly remarks: readonly string[]
  readonly programmes: readonly string[]
  readonly links: readonly string[]
  readonly listedOn: string
  readonly names: readonly FsfName[]
  readonly births: readonly FsfBirth[]
  readonly identifiers: readonly FsfIdentifier[]
  /** ISO 3166 alpha-2. */
  readonly citizenships: readonly string[]
  readonly addresses: readonly { readonly line: string; readonly country: string }[]
  readonly original: Readonly<Record<string, unknown>>
}

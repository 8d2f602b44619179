/** One name of an entity, as both editions state it. */
export interface FsfName {
  readonly whole: string
  readonly last: string
  readonly first: string
  readonly middle: string
  /** Told by the XML alone; null in the CSV. */
  readonly strong: boolean | null
  readonly gender: string
  readonly title: string
  readonly function: string
}

export interface FsfBirth {
  readonly date: string
  readonly year: string
  readonly yearFrom: string
  readonly yearTo: string
  readonly circa: boolean
  readonly place: string
}

export interface FsfNumber {
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
  readonly subject: string
  readonly remarks: readonly string[]
  readonly programmes: readonly string[]
  readonly links: readonly string[]
  readonly listedOn: string
  readonly names: readonly FsfName[]
  readonly births: readonly FsfBirth[]
  readonly numbers: readonly FsfNumber[]
  /** ISO 3166 alpha-2. */
  readonly citizenships: readonly string[]
  readonly addresses: readonly { readonly line: string; readonly country: string }[]
  readonly original: Readonly<Record<string, unknown>>
}

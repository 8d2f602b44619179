/** What a label on a registration document names. */
export const labelKinds = [
  'name', 'localName', 'formerName', 'number', 'taxNumber', 'lei', 'legalForm', 'incorporated', 'status', 'address', 'seat',
  'capital', 'jurisdiction', 'court',
  // Of an address whose parts have labels of their own.
  'street', 'postcode', 'city',
  // Of persons.
  'officers', 'owners', 'personName', 'givenName', 'role', 'birthDate', 'nationality', 'appointed', 'residence',
  // Of owners.
  'share', 'nominal', 'shareCount',
  // What stands beside them, so that it is not taken for a value.
  'other',
] as const // prettier-ignore

export type LabelKind = (typeof labelKinds)[number]

/** What the classifier of labels tells apart: the kinds, and print that is no label. */
export const modelClasses = [...labelKinds, 'none'] as const

/** ISO 639-1 of the languages whose labels are known. */
export const labelLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'da',
  'sv',
  'cs',
  'zh',
  'ar',
  'ja',
  'ko',
  'he',
  'ru',
  'uk',
  'bg',
  'sr',
  'el',
] as const

export type LabelLanguage = (typeof labelLanguages)[number]

/** Labels of one language by what they name; several are separated by `|`. */
export type LabelTable = Readonly<Partial<Record<LabelKind, string>>>

/** Labels that states of a region print, each table in one language; null: in one without a code here, or in any. */
export type RegionLabels = readonly (readonly [language: LabelLanguage | null, table: LabelTable])[]

/** Languages of the labels in `labels.table.ts`, ISO 639-1. */
export const firstLanguages = ['en', 'fr', 'es', 'de', 'it', 'pt'] as const

/** Those of `other-labels.table.ts`: the other official languages of the Union that are written in Latin letters. */
export const otherLanguages = [
  'nl', 'da', 'sv', 'fi', 'et', 'lv', 'lt', 'pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro', 'mt', 'ga',
] as const // prettier-ignore

export type FirstLanguage = (typeof firstLanguages)[number]
export type OtherLanguage = (typeof otherLanguages)[number]
/** Languages of labels. */
export type LabelLanguage = FirstLanguage | OtherLanguage

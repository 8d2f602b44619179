/**
 * Scripts besides Latin in which print is read, by their codes of ISO 15924: Cyrillic, Greek, Arabic (with Persian and Urdu),
 * Hebrew, Devanagari, Bengali, Tamil, Thai, Han (simplified and traditional, with Kana), and Korean (Hangul with Han).
 */
export const printScripts = [
  'Cyrl', 'Grek', 'Arab', 'Hebr', 'Deva', 'Beng', 'Taml', 'Thai', 'Hani', 'Kore',
] as const // prettier-ignore

export type PrintScript = (typeof printScripts)[number]

/** What script a line of print is in, before it is read. */
export interface ScriptOfLine {
  readonly script: PrintScript | 'Latn'
  /** 0..1 */
  readonly confidence: number
}

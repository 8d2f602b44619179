import { comparableLetters } from './comparable-letters.ts'
import { documentLanguages, type LabelLanguage } from './languages/all-languages.ts'
import type { DocumentLanguage } from './languages/document-language.ts'
import type { LabelMatch } from './match-label.ts'
import type { VizField } from './tables/labels.table.ts'

/** A capital, small letters, and a value behind a colon: a name in capitals is none. */
const headAndValue = /^\s*(\p{Lu}\p{M}*[\p{Ll}\p{M}]+)\s*(?:[:：]\s*|$)/u

/** The label that a text is, or begins with, of those so short that they count on a page in their language alone. */
export function shortLabel(text: string, languages: ReadonlySet<LabelLanguage>): LabelMatch | null {
  const head = headAndValue.exec(text)
  if (head === null) return null
  const letters = comparableLetters(head[1] ?? '')
  for (const language of languages) {
    const { shortLabels = {} }: DocumentLanguage = documentLanguages[language]
    const entries = Object.entries(shortLabels) as [VizField, readonly string[]][]
    const found = entries.find(([, labels]) => labels.some((label) => comparableLetters(label) === letters))
    if (found === undefined) continue
    const valueStart = head[0].length < text.length ? head[0].length : null
    return { field: found[0], languages: [language], errors: 0, valueStart }
  }
  return null
}

import { comparableLetters } from './comparable-letters.ts'
import { languagesOf } from './match-label.ts'
import { documentLanguages } from './languages/all-languages.ts'
import type { DocumentLanguage } from './languages/document-language.ts'
import { unreadLabels } from './tables/unread-labels.table.ts'

const languages: readonly DocumentLanguage[] = Object.values(documentLanguages)

const known: ReadonlySet<string> = new Set(
  [...unreadLabels, ...languages.flatMap(({ unread }) => unread ?? [])].map(comparableLetters),
)

/** Small letters, or letters of a script that has no capitals. */
const smallLetters = /[\p{Ll}\p{Lo}]/u

/**
 * Whether a text is the label of something that is not read: each of its languages is known letter for letter, and it has small
 * letters, as no value in capitals has.
 */
export function isUnreadLabel(text: string): boolean {
  return smallLetters.test(text) && isUnreadInAnyCase(text)
}

/** The same of a text that may be in capitals: between the lines of a name that stands below each other it is no name. */
export function isUnreadInAnyCase(text: string): boolean {
  if (/\d/.test(text)) return false
  const languages = languagesOf(text).map(comparableLetters)
  return languages.length > 0 && languages.every((letters) => known.has(letters))
}

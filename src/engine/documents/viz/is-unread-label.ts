import { comparableLetters } from './known-labels.ts'
import { languagesOf } from './match-label.ts'
import { unreadLabels } from './tables/unread-labels.table.ts'

const known: ReadonlySet<string> = new Set(unreadLabels.map(comparableLetters))

/**
 * Whether a text is the label of something that is not read: each of its languages is known letter for letter, and it has small
 * letters, as no value in capitals has.
 */
export function isUnreadLabel(text: string): boolean {
  if (!/\p{Ll}/u.test(text) || /\d/.test(text)) return false
  const languages = languagesOf(text).map(comparableLetters)
  return languages.length > 0 && languages.every((letters) => known.has(letters))
}

import type { DocumentTypeLetter } from '../../../vocabulary/imaging/document-reading.ts'
import { editDistance } from '../values/edit-distance.ts'
import { plainLetters } from './match-label.ts'
import { titles } from './tables/titles.table.ts'

const types: readonly DocumentTypeLetter[] = ['P', 'I', 'D', 'V', 'R']

const known = types.flatMap((type) => titles[type].map((title) => ({ type, letters: plainLetters(title) })))

/** Shorter titles must stand alone and be read without an error. */
const longTitle = 8

/**
 * What a document calls itself, from lines of its print that are neither labels nor values; null when no line is a title, or
 * when two of them disagree.
 */
export function titleKind(lines: readonly string[]): DocumentTypeLetter | null {
  const phrases = lines.flatMap(phrasesOf)
  const reported = new Set(
    phrases.flatMap((letters) =>
      known.filter((title) => isTitle(letters, title.letters)).map(({ type }) => type),
    ),
  )
  const [only, ...others] = reported
  return only === undefined || others.length > 0 ? null : only
}

/** True when a text, or one of its languages, is a title and nothing besides. */
export function isBareTitle(text: string): boolean {
  return phrasesOf(text).some((letters) => known.some((title) => isNearly(letters, title.letters)))
}

/** The letters of a text in each of its languages. */
function phrasesOf(text: string): readonly string[] {
  return text.split(/[/|·•]|\s[-–—]\s/).map(plainLetters)
}

/** The title alone, or a longer line that has it in it: `REPUBLIC OF UTOPIA PASSPORT`. */
function isTitle(letters: string, title: string): boolean {
  return isNearly(letters, title) || (title.length >= longTitle && letters.includes(title))
}

/** A letter in eight misread at most. */
function isNearly(letters: string, title: string): boolean {
  if (letters === title) return true
  if (title.length < longTitle) return false
  const most = Math.floor(title.length / longTitle)
  return Math.abs(letters.length - title.length) <= most && editDistance(letters, title) <= most
}

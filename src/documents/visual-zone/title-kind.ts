import type { DocumentTypeLetter } from '../../vocabulary/document-reading.ts'
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
  const phrases = lines.flatMap((line) => line.split(/[/|·•]|\s[-–—]\s/)).map(plainLetters)
  const told = new Set(
    phrases.flatMap((letters) =>
      known.filter((title) => isTitle(letters, title.letters)).map(({ type }) => type),
    ),
  )
  const [only, ...others] = told
  return only === undefined || others.length > 0 ? null : only
}

/** The title alone, a letter in eight misread at most, or a longer line that has it in it: `REPUBLIC OF UTOPIA PASSPORT`. */
function isTitle(letters: string, title: string): boolean {
  if (letters === title) return true
  if (title.length < longTitle) return false
  if (letters.includes(title)) return true
  const most = Math.floor(title.length / longTitle)
  return Math.abs(letters.length - title.length) <= most && editDistance(letters, title) <= most
}

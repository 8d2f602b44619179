import { comparableLetters } from '../../documents/viz/comparable-letters.ts'
import { firstLanguages } from '../../documents/viz/languages/all-languages.ts'
import type { DocumentLanguage } from '../../documents/viz/languages/document-language.ts'
import { matchLabel } from '../../documents/viz/match-label.ts'
import { vizFields } from '../../documents/viz/tables/labels.table.ts'
import { lineOfLetters, lettersOf, type VizLine } from '../viz/text-line.ts'

/** A beginning of fewer letters may be that of anything. */
const minLetters = 7

const languages: readonly DocumentLanguage[] = Object.values(firstLanguages)

const knownLabels = vizFields.flatMap((field) =>
  languages
    .flatMap(({ labels }) => labels[field] ?? [])
    .map((text) => ({ field, text, letters: comparableLetters(text) })),
)

/**
 * The line of a label of which the first letters alone were looked at, as the whole label: `Place of bi`, `Address / A`. Null
 * where they begin no label, or those of two fields.
 */
export function wholeLabel(line: VizLine): VizLine | null {
  const text = line.text.trim()
  if (matchLabel(text)?.valueStart === null) return line
  const [first = ''] = text.split(/\s*[/|·•]/)
  if (first !== text && matchLabel(first)?.valueStart === null) return withText(line, first)
  const letters = comparableLetters(first)
  const begun =
    letters.length < minLetters ? [] : knownLabels.filter((label) => label.letters.startsWith(letters))
  const [only] = begun
  if (only === undefined || begun.some(({ field }) => field !== only.field)) return null
  return withText(line, begun.toSorted((a, b) => a.letters.length - b.letters.length)[0]?.text ?? only.text)
}

/** The same place, saying another text as certainly as its letters were read. */
function withText(line: VizLine, text: string): VizLine {
  const least = Math.min(...lettersOf(line).map(({ confidence }) => confidence))
  const letters = Array.from({ length: text.length }, (_, at) => ({
    symbol: text.charAt(at),
    confidence: least,
    alternatives: [],
    centre: (at + 0.5) / text.length,
  }))
  return lineOfLetters(letters, line.quad)
}

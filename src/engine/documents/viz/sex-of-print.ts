import { comparableLetters, inOtherShapes } from './comparable-letters.ts'
import { documentLanguages, type LabelLanguage } from './languages/all-languages.ts'
import type { DocumentLanguage } from './languages/document-language.ts'
import { splitScripts } from './split-scripts.ts'
import { sexWords } from './tables/sex-words.table.ts'

type Sex = 'M' | 'F' | 'X'

const sexes: readonly Sex[] = ['M', 'F', 'X']

/** What the words of a language mean, by their letters. */
function wordsOf({ sex }: DocumentLanguage): ReadonlyMap<string, Sex> {
  return new Map(
    sexes.flatMap((one) => (sex?.[one] ?? []).map((word) => [comparableLetters(word), one] as const)),
  )
}

const wordsByLanguage: ReadonlyMap<string, ReadonlyMap<string, Sex>> = new Map(
  Object.entries<DocumentLanguage>(documentLanguages).map(([code, language]) => [code, wordsOf(language)]),
)

/** The sex that all the given languages, as far as they have the word, mean by it; null where none has it, or two differ. */
function meaningIn(languages: Iterable<string>, letters: string): Sex | null {
  const found = new Set([...languages].flatMap((code) => wordsByLanguage.get(code)?.get(letters) ?? []))
  const [only, ...others] = found
  return others.length > 0 ? null : (only ?? null)
}

/**
 * The holder's sex as a document prints it: one word, or one in each of several languages that agree, `Ж/F`. The languages of the
 * label go before all others. Null for other words, and where two words or two languages disagree.
 */
export function sexOfPrint(text: string, languages: readonly LabelLanguage[]): Sex | null {
  const meaning = (word: string): Sex | null => {
    const letters = comparableLetters(word)
    const ofLabel = [letters, ...inOtherShapes(letters)].map((one) => meaningIn(languages, one))
    return (
      ofLabel.find((one) => one !== null) ?? sexWords[letters] ?? meaningIn(wordsByLanguage.keys(), letters)
    )
  }
  const whole = meaning(text)
  if (whole !== null) return whole
  const words = text
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap(splitScripts)
    .filter((word) => word !== '')
  const read = new Set(words.map(meaning))
  const [only, ...others] = read
  return others.length > 0 ? null : (only ?? null)
}

import { comparableLetters, inOtherShapes } from './comparable-letters.ts'
import { documentLanguages, type LabelLanguage } from './languages/all-languages.ts'
import type { DocumentLanguage } from './languages/document-language.ts'
import { scriptBlock, splitScripts } from './split-scripts.ts'
import { weightedEdits } from './weighted-edits.ts'
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

/** How far, in parts of its length, a word may be from what was read for it, and how much farther the word for another sex must be. */
const nearness = { most: 0.4, lead: 0.25 } as const
/** Shorter words, and those in Latin letters, are known letter for letter alone. */
const leastLetters = 3
/** How surely letters count as read of which that is not known, 0..1. */
const supposed = 0.7

/** A label of which Latin letters alone were read says nothing of the other language that stands beside it. */
function spokenBeside(languages: readonly LabelLanguage[]): Iterable<string> {
  const isLatin = (code: LabelLanguage): boolean =>
    [...(wordsByLanguage.get(code)?.keys() ?? [])].every((word) => scriptBlock(word) === 0)
  return languages.length > 0 && languages.every(isLatin) ? wordsByLanguage.keys() : languages
}

/**
 * The sex that a word in another script than Latin is nearest to in the languages of its label, which are two words or three; beside
 * a label in Latin letters alone in all languages of its script. Null where it is near to none or to several.
 */
export function nearestSex(text: string, languages: readonly LabelLanguage[]): Sex | null {
  const letters = comparableLetters(text)
  const block = scriptBlock(letters)
  if (letters === '' || block === 0) return null
  const read = { letters, confidences: Array.from(letters, () => supposed) }
  const near = [...spokenBeside(languages)]
    .flatMap((code) => [...(wordsByLanguage.get(code) ?? [])])
    .filter(([word]) => word.length >= leastLetters && scriptBlock(word) === block)
    .map(([word, sex]) => ({ sex, share: weightedEdits(read, word) / word.length }))
    .toSorted((a, b) => a.share - b.share)
  const [best] = near
  if (best === undefined || best.share > nearness.most) return null
  return near.every(({ sex, share }) => sex === best.sex || share > best.share + nearness.lead)
    ? best.sex
    : null
}

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

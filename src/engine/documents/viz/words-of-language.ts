import type { DocumentTypeLetter } from '../../../vocabulary/reading/document-reading.ts'
import { comparableLetters } from './comparable-letters.ts'
import { knownLabels, type KnownLabel } from './known-labels.ts'
import { documentLanguages, type LabelLanguage } from './languages/all-languages.ts'
import type { DocumentLanguage } from './languages/document-language.ts'
import { scriptBlock } from './split-scripts.ts'
import { type ReadLetters, weightedEdits } from './weighted-edits.ts'

/** What a document calls itself in one language. */
interface TitleInLanguage {
  readonly type: DocumentTypeLetter
  readonly letters: string
  readonly language: LabelLanguage
}

const titles: readonly TitleInLanguage[] = (
  Object.entries(documentLanguages) as [LabelLanguage, DocumentLanguage][]
).flatMap(([language, known]) =>
  (Object.entries(known.titles ?? {}) as [DocumentTypeLetter, readonly string[]][]).flatMap(([type, texts]) =>
    texts.map((text) => ({ type, language, letters: comparableLetters(text) })),
  ),
)

/** Languages, of those that are written in other scripts than Latin, in which a text is a title letter for letter. */
export function languagesOfTitle(text: string): readonly LabelLanguage[] {
  const letters = comparableLetters(text)
  if (scriptBlock(letters) === 0) return []
  return titles.flatMap((title) => (title.letters === letters ? [title.language] : []))
}

/** How far, in parts of its length, a word may be from what was read for it; and any other one must be so much farther. */
const nearness = { most: 0.34, lead: 0.1 } as const
/** The same of titles, which are longer, and of which some are near to each other. */
const nearnessOfTitle = { most: 0.2, lead: 0.05 } as const
/** Shorter words are known letter for letter alone; signs of China, Japan and Korea say more. */
const leastLetters = { letters: 3, signs: 2 } as const
const signs = scriptBlock('中')

interface NearWord<Word> {
  readonly word: Word
  /** How far it is, in parts of its length. */
  readonly share: number
}

/** Words of about the length of what was read, the nearest first. */
function nearWords<Word extends { readonly letters: string }>(
  words: readonly Word[],
  read: ReadLetters,
  most: number,
): readonly NearWord<Word>[] {
  const block = scriptBlock(read.letters)
  const least = block === signs ? leastLetters.signs : leastLetters.letters
  return words
    .filter(({ letters }) => letters.length >= least && scriptBlock(letters) === block)
    .filter(({ letters }) => Math.abs(letters.length - read.letters.length) <= 1 + most * letters.length)
    .map((word) => ({ word, share: weightedEdits(read, word.letters) / word.letters.length }))
    .toSorted((a, b) => a.share - b.share)
}

/** The one word that letters are nearest to, where no word with another meaning is about as near. */
function nearestWord<Word extends { readonly letters: string }>(
  words: readonly Word[],
  read: ReadLetters,
  { most, lead, meansTheSame }: { readonly most: number; readonly lead: number; readonly meansTheSame: (a: Word, b: Word) => boolean }, // prettier-ignore
): NearWord<Word> | null {
  const near = nearWords(words, read, most)
  const [best] = near
  if (best === undefined || best.share > most) return null
  const isAlone = near.every(({ word, share }) => share > best.share + lead || meansTheSame(word, best.word))
  return isAlone ? best : null
}

/** Labels of what is not answered, by their language: a father's name is no holder's. */
const unread = (Object.entries(documentLanguages) as [LabelLanguage, DocumentLanguage][]).flatMap(
  ([language, known]) => (known.unread ?? []).map((text) => ({ language, letters: comparableLetters(text) })),
)

function nearestUnread(languages: ReadonlySet<string>, read: ReadLetters): number {
  const ofLanguages = unread.filter(({ language }) => languages.has(language))
  return nearWords(ofLanguages, read, nearness.most)[0]?.share ?? Infinity
}

/**
 * The label in some languages that a hardly read text most likely is; null where none is near, two fields are, or the label of
 * what is not answered is nearer.
 */
export function misreadLabel(languages: ReadonlySet<string>, read: ReadLetters): KnownLabel | null {
  const labels = knownLabels.filter(({ language }) => languages.has(language))
  const found = nearestWord(labels, read, {
    ...nearness,
    meansTheSame: (a, b) => a.field === b.field && a.second === b.second && a.nameOrder === b.nameOrder,
  })
  return found === null || nearestUnread(languages, read) < found.share ? null : found.word
}

/** Whether a hardly read text is most likely a label in some languages whose value is not answered. */
export function isMisreadUnread(languages: ReadonlySet<string>, read: ReadLetters): boolean {
  return nearestUnread(languages, read) <= nearness.most
}

/** The same of what a document calls itself. */
export function misreadTitle(languages: ReadonlySet<string>, read: ReadLetters): DocumentTypeLetter | null {
  const ofLanguages = titles.filter(({ language }) => languages.has(language))
  const title = nearestWord(ofLanguages, read, { ...nearnessOfTitle, meansTheSame: (a, b) => a.type === b.type }) // prettier-ignore
  return title?.word.type ?? null
}

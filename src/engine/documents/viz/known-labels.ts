import { comparableLetters, countLetters, type LetterCounts } from './comparable-letters.ts'
import { documentLanguages, triedLanguages, type LabelLanguage } from './languages/all-languages.ts'
import type { DocumentLanguage, NameOrder } from './languages/document-language.ts'
import type { VizField } from './tables/labels.table.ts'

/** A label as it is compared with print. */
export interface KnownLabel {
  readonly text: string
  readonly letters: string
  readonly counts: LetterCounts
  readonly field: VizField
  /** Of a label for two fields, the one whose value stands second. */
  readonly second: VizField | null
  /** Of a label for a whole name, which part of it stands first; null where it does not say. */
  readonly nameOrder: NameOrder | null
  readonly language: LabelLanguage
}

type Meaning = Pick<KnownLabel, 'field' | 'second' | 'nameOrder'>

type Phrases = readonly (readonly [meaning: Meaning, texts: readonly string[]])[]

function phrasesOf({ labels, nameOrders = {}, joined = [] }: DocumentLanguage): Phrases {
  const single = entriesOf(labels).map(
    ([field, texts]) => [{ field, second: null, nameOrder: null }, texts] as const,
  )
  const orders = entriesOf(nameOrders).map(
    ([nameOrder, texts]) => [{ field: 'name', second: null, nameOrder }, texts] as const,
  )
  const pairs = joined.map(
    ({ fields: [field, second], labels }) => [{ field, second, nameOrder: null }, labels] as const,
  )
  return [...single, ...orders, ...pairs]
}

/** Every label of every language. */
export const knownLabels: readonly KnownLabel[] = entriesOf<LabelLanguage, DocumentLanguage>(
  documentLanguages,
).flatMap(([language, known]) =>
  phrasesOf(known).flatMap(([meaning, texts]) =>
    texts.map((text) => {
      const letters = comparableLetters(text)
      return { ...meaning, text, letters, counts: countLetters(letters), language }
    }),
  ),
)

const tried: ReadonlySet<string> = new Set(Object.keys(triedLanguages))

/** Whether a label is of a language that was tried on many specimens. */
export function isOfTriedLanguage({ language }: KnownLabel): boolean {
  return tried.has(language)
}

function entriesOf<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) {
  return Object.entries(record) as [Key, Value][]
}

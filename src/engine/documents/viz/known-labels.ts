import { uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'
import { otherLabels } from './tables/other-labels.table.ts'
import { firstLanguages, otherLanguages, type LabelLanguage } from './tables/label-languages.ts'
import { joinedLabels, nameOrders, type NameOrder } from './tables/joined-labels.table.ts'
import { vizFields, vizLabels, type VizField } from './tables/labels.table.ts'

/** How often each letter A–Z stands in a text. */
export type LetterCounts = Uint8Array

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

/** Digits that letters are taken for. */
const lettersForDigits: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S' }

/** The sign for a number, `N°`, in whatever way its ring is read. */
const numberSign = /(?<!\p{L})n\s?[°º˚*"”]/giu

/** What is left of a text for comparing labels: plain capital letters, nothing between them. */
export function comparableLetters(text: string): string {
  const spelled = text.replace(numberSign, 'No')
  return uppercaseLetters(spelled.replace(/[015]/g, (digit) => lettersForDigits[digit] ?? ''))
}

export function countLetters(letters: string): LetterCounts {
  const counts = new Uint8Array(26)
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charCodeAt(at) - 65
    if (letter >= 0 && letter < 26) counts[letter] = (counts[letter] ?? 0) + 1
  }
  return counts
}

type Meaning = Pick<KnownLabel, 'field' | 'second' | 'nameOrder'>

const languages: readonly LabelLanguage[] = [...firstLanguages, ...otherLanguages]

function labelsOf(
  texts: Readonly<Partial<Record<LabelLanguage, readonly string[]>>>,
  meaning: Meaning,
): readonly KnownLabel[] {
  return languages.flatMap((language) =>
    (texts[language] ?? []).map((text) => {
      const letters = comparableLetters(text)
      return { ...meaning, text, letters, counts: countLetters(letters), language }
    }),
  )
}

const orders: readonly NameOrder[] = ['surname first', 'given names first']

/** Every label of every language. */
export const knownLabels: readonly KnownLabel[] = [
  ...vizFields.flatMap((field) => {
    const others = Object.fromEntries(
      otherLanguages.map((language) => [language, otherLabels[language][field] ?? []]),
    )
    return labelsOf({ ...vizLabels[field], ...others }, { field, second: null, nameOrder: null })
  }),
  ...orders.flatMap((nameOrder) =>
    labelsOf(nameOrders[nameOrder], { field: 'name', second: null, nameOrder }),
  ),
  ...joinedLabels.flatMap(({ fields: [field, second], labels }) =>
    labelsOf(labels, { field, second, nameOrder: null }),
  ),
]

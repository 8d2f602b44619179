import type { SpecimenWords } from '../../../vocabulary/reading/document-reading.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'
import { specimenNumbers } from './tables/specimen-numbers.table.ts'
import { specimenWords } from './tables/specimen-words.table.ts'

/** Letters and digits of any script, words one blank apart, a blank at either end; marks taken away. */
function normaliseWords(text: string): string {
  const plain = stripDiacritics(text.normalize('NFKC').toUpperCase())
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}

const knownWords = specimenWords.flatMap(({ means, isNeverAName, words }) =>
  words.map((one) => ({ means, neverAName: isNeverAName, words: one, written: normaliseWords(one) })),
)

/**
 * What a text says of itself as whole words, the longest first of those that hold one another.
 * @param isName whether it is a person's name or address, where a word that is also a name says nothing.
 */
export function specimenWordsIn(text: string, isName: boolean): readonly SpecimenWords[] {
  const normalised = normaliseWords(text)
  const found = knownWords.filter((one) => normalised.includes(one.written) && (one.neverAName || !isName))
  return found
    .filter(
      (one) => !found.some((other) => other.written !== one.written && other.written.includes(one.written)),
    )
    .map(({ means, words }) => ({ means, words }))
}

/** Where the specimen with this number is published; null when it is none that we know. */
export function publishedSpecimen(issuer: string, number: string): string | null {
  const plain = number.toUpperCase().replace(/[^A-Z\d]/g, '')
  return specimenNumbers.find(([of, knownNumber]) => of === issuer && knownNumber === plain)?.[2] ?? null
}

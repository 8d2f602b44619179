import { koreanSurnames } from '../tables/korean-surnames.ts'
import { romaniseHangul } from './hangul.ts'

/** What a Korean syllable begins, goes on and ends with in Russian letters (L. R. Kontsevich) → its numbers in Hangul. */
const initials: Readonly<Record<string, number>> = {
  '': 11, к: 0, г: 0, кк: 1, н: 2, т: 3, д: 3, тт: 4, р: 5, л: 5, м: 6, п: 7, б: 7, пп: 8, с: 9, сс: 10, ч: 12, дж: 12,
  чж: 12, чч: 13, чх: 14, кх: 15, тх: 16, пх: 17, х: 18,
} // prettier-ignore
const medials: Readonly<Record<string, readonly number[]>> = {
  а: [0], я: [2], о: [4, 8], ё: [6, 12], у: [13], ю: [17], ы: [18], и: [20], э: [1], е: [4, 5, 6, 7], йе: [7], ва: [9],
  вэ: [10], во: [14], ве: [11, 15], ви: [16], ый: [19], оэ: [11],
} // prettier-ignore
const finals: Readonly<Record<string, readonly number[]>> = {
  '': [0], к: [1], н: [21, 4], нъ: [4], т: [7], ль: [8], л: [8], р: [8], м: [16], п: [17],
} // prettier-ignore

const syllablePattern = /^(?<begins>[кгнтдрлмпбсчджх]*)(?<middle>[аяоёуюыиэейв]+)(?<ends>нъ|ль|[кнтлрмп])?$/u

/**
 * Words of a Russian name as Koreans write them where each of the two to four is one Korean syllable, and the first or last a
 * family name of Korea: of `ким чен ын` `kim|…`, `jung|jong|…` and `eun|un|…`. Null for any other name.
 */
export function romaniseKontsevich(words: readonly string[]): readonly (readonly string[])[] | null {
  if (words.length > 4) return null
  const hangulWords = words.map(hangulSyllables)
  const isKorean = hangulWords.every((syllables) => syllables.length > 0)
  return isKorean && (isSurname(hangulWords[0]) || isSurname(hangulWords.at(-1)))
    ? hangulWords.map(spellings)
    : null
}

function isSurname(syllables: readonly string[] = []): boolean {
  return syllables.some((syllable) => koreanSurnames.has(syllable))
}

/** The syllables of Hangul that a Russian word may stand for; none where it is no syllable of Korean. */
function hangulSyllables(word: string): readonly string[] {
  const { begins = '', middle = '', ends = '' } = syllablePattern.exec(word)?.groups ?? {}
  const initial = initials[begins]
  const medialIndices = medials[middle]
  if (initial === undefined || medialIndices === undefined) return []
  return medialIndices.flatMap((one) =>
    (finals[ends] ?? []).map((end) => String.fromCodePoint(0xac00 + initial * 588 + one * 28 + end)),
  )
}

/** The ways of writing each of the syllables, the first ways first. */
function spellings(syllables: readonly string[]): readonly string[] {
  const surnames = syllables.filter((syllable) => koreanSurnames.has(syllable))
  const spellingsBySyllable = (surnames.length > 0 ? surnames : syllables).map((syllable) =>
    romaniseHangul(syllable, surnames.length > 0),
  )
  const maxSpellings = Math.max(...spellingsBySyllable.map(({ length }) => length))
  const interleaved = Array.from({ length: maxSpellings }, (_, way) =>
    spellingsBySyllable.map((each) => each[way] ?? ''),
  ).flat()
  return interleaved.filter((spelling) => spelling.length > 1)
}

import { translateArabicWord } from './arabic-words.ts'
import { translateHangulCompany, translateHanCompany } from './han-company.ts'
import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { translateRomanisedRussian, translateRussianWord } from './russian-words.ts'
import { organisationWordsInEnglish } from './tables/organisation-words-in-english.ts'
import { nativeLegalForms } from './tables/company-words.ts'

/** Stands for `orElse` until all is romanised. */
const spellingPlaceholder = '~'

const hanRun = /\p{Script=Han}+/gu
const hangulRun = /\p{Script=Hangul}+/gu
const arabicWord = /[\p{Script=Arabic}\p{M}\u200c]+/gu
const cyrillicWord = /\p{Script=Cyrillic}+/gu

/**
 * The name of a company or office as `romanise` writes it, but with the words of which such names are made in English,
 * as lists write them; what is its own is romanised as ever, in Han and Hangul as one word.
 *
 * @param text folded
 */
export function romaniseCompany(text: string): string {
  if (/^[\x20-\u024f]*$/.test(text)) return romanise(text)
  let translated = text.replaceAll(spellingPlaceholder, ' ')
  for (const [phrase, abbreviation] of nativeLegalForms) translated = translated.replace(phrase, abbreviation)
  const words = translated
    .replace(hanRun, (run) => translateHanCompany(run).replaceAll(spellingSeparator, spellingPlaceholder))
    .replace(hangulRun, (run) =>
      translateHangulCompany(run).replaceAll(spellingSeparator, spellingPlaceholder),
    )
    .replace(arabicWord, translateArabic)
    .replace(cyrillicWord, (word) =>
      translateRussianWord(word).replaceAll(spellingSeparator, spellingPlaceholder),
    )
  return romanise(words).replaceAll(spellingPlaceholder, spellingSeparator)
}

function translateArabic(word: string): string {
  const english = translateArabicWord(word)
  return english === null ? word : ` ${english.replaceAll(spellingSeparator, spellingPlaceholder)} `
}

/** A foreign word in Latin letters with what it means, `banque|bank`, `zavod|plant|factory`; any other as it is. */
export function addEnglishSpellings(token: string): string {
  if (token.includes(spellingSeparator)) return token
  const english = organisationWordsInEnglish.get(token)
  if (english !== undefined) return token + spellingSeparator + english
  const russianMeanings = translateRomanisedRussian(token)
  return russianMeanings.length === 0 ? token : [token, ...russianMeanings].join(spellingSeparator)
}

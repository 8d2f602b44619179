import { arabicInEnglish } from './arabic-words.ts'
import { hangulInEnglish, hanInEnglish } from './han-company.ts'
import { romanise } from './romanise.ts'
import { spellingSeparator } from './spellings.ts'
import { meaningOfRussian, russianInEnglish } from './russian-words.ts'
import { englishOf } from './tables/body-words.ts'
import { legalForms } from './tables/company-words.ts'

/** Stands for `orElse` until all is romanised. */
const or = '~'

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
  let translated = text.replaceAll(or, ' ')
  for (const [form, short] of legalForms) translated = translated.replace(form, short)
  const words = translated
    .replace(hanRun, (run) => hanInEnglish(run).replaceAll(spellingSeparator, or))
    .replace(hangulRun, (run) => hangulInEnglish(run).replaceAll(spellingSeparator, or))
    .replace(arabicWord, arabic)
    .replace(cyrillicWord, (word) => russianInEnglish(word).replaceAll(spellingSeparator, or))
  return romanise(words).replaceAll(or, spellingSeparator)
}

function arabic(word: string): string {
  const english = arabicInEnglish(word)
  return english === null ? word : ` ${english.replaceAll(spellingSeparator, or)} `
}

/** A foreign word in Latin letters with what it means, `banque|bank`, `zavod|plant|factory`; any other as it is. */
export function inEnglish(token: string): string {
  if (token.includes(spellingSeparator)) return token
  const known = englishOf.get(token)
  if (known !== undefined) return token + spellingSeparator + known
  const meant = meaningOfRussian(token)
  return meant.length === 0 ? token : [token, ...meant].join(spellingSeparator)
}

import { companyWords } from './tables/company-words.ts'

/** An Arabic or Persian word as the table of bodies' words spells it: one alef, one yeh, one kaf, no marks. */
function normaliseArabic(word: string): string {
  return word
    .replace(/\u0640|\p{M}|\p{Cf}/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه')
}

/** Small words that are written to what follows: the article, `and the`, `for the`, `and`, `for`, `with`. */
const proclitics = /^(?:وال|ولل|بال|لل|ال|و|ل|ب)(?=\p{L}{3})/u

/** `of …s`, as Persian writes it to a word. */
const persianPlural = /(?:هاي|ها)$/u

/** A word of a body's name in English, in all ways that lists write it; null of a word that is its own. */
export function translateArabicWord(word: string): string | null {
  const normalised = normaliseArabic(word)
  for (const form of [normalised, normalised.replace(proclitics, ''), normalised.replace(persianPlural, '')])
    if (Object.hasOwn(companyWords.arabic, form)) return companyWords.arabic[form] ?? null
  return null
}

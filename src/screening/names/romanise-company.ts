import { orElse, romanise } from './romanise.ts'
import { cyrillic as inLatin } from './romanisers/cyrillic.ts'
import { englishOf } from './tables/body-words.ts'
import { companyWords } from './tables/company-words.ts'

/** Letters of a stem that may stand in Latin letters. */
const shortestStem = 5

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
  for (const [form, short] of companyWords.legalForms) translated = translated.replace(form, short)
  const words = translated
    .replace(hanRun, (run) => cut(simplify(run), companyWords.han))
    .replace(hangulRun, (run) => cut(run, companyWords.hangul))
    .replace(arabicWord, arabic)
    .replace(cyrillicWord, cyrillic)
  return romanise(words).replaceAll(or, orElse)
}

function simplify(run: string): string {
  return Array.from(run, (sign) => companyWords.simplified[sign] ?? sign).join('')
}

/** A run cut at the words that the table knows, the longest first; what lies between is one word. Without any, the run as it was. */
function cut(run: string, words: Readonly<Record<string, string>>): string {
  const signs = Array.from(run)
  let [text, own, at] = ['', '', 0]
  while (at < signs.length) {
    const known = longestAt(signs, at, words)
    if (known === null) own += signs[at] ?? ''
    else {
      text += `${oneWord(own)} ${(words[known] ?? '').replaceAll(orElse, or)} `
      own = ''
    }
    at += known === null ? 1 : Array.from(known).length
  }
  return text === '' ? run : text + oneWord(own).replaceAll(orElse, or)
}

/** No word of the tables has more signs. */
const longestWord = Math.max(
  ...[companyWords.han, companyWords.hangul].flatMap((words) =>
    Object.keys(words).map((word) => word.length),
  ),
)

function longestAt(
  signs: readonly string[],
  at: number,
  words: Readonly<Record<string, string>>,
): string | null {
  for (let length = Math.min(longestWord, signs.length - at); length > 0; length--) {
    const word = signs.slice(at, at + length).join('')
    if (Object.hasOwn(words, word)) return word
  }
  return null
}

/** The main readings of all signs, written together. */
function oneWord(run: string): string {
  return romanise(run)
    .split(/\s+/)
    .map((word) => word.split(orElse)[0] ?? '')
    .join('')
}

function arabic(word: string): string {
  const bare = word.replace(/\u0640|\p{M}|\p{Cf}/gu, '')
  const english = companyWords.arabic[bare] ?? companyWords.arabic[bare.replace(/^ال/u, '')]
  return english === undefined ? word : ` ${english.replaceAll(orElse, or)} `
}

function cyrillic(word: string): string {
  const stem = companyWords.cyrillicStems.find(([start]) => isInflected(word, start))
  return stem === undefined ? word : [...new Set([...stem[1].split(orElse), oneWord(word)])].join(or)
}

/**
 * How the words of the table begin when they are written in Latin letters already; English words that begin so are none
 * of them, and a short beginning tells too little.
 */
const latinStems: readonly (readonly [string, readonly string[]])[] = companyWords.cyrillicStems.flatMap(
  ([start, english]) => {
    const stem = heard(inLatin(start)[0] ?? '')
    const meant = english.split(orElse)
    if (
      stem.length < shortestStem ||
      meant.some((word) => heard(word).startsWith(stem.slice(0, shortestStem)))
    )
      return []
    return [[stem, meant] as const]
  },
)

const stemsByHead = new Map<string, (typeof latinStems)[number][]>()
for (const stem of latinStems) {
  const head = stem[0].slice(0, shortestStem)
  stemsByHead.set(head, [...(stemsByHead.get(head) ?? []), stem])
}

/** A word of Russian however its soft vowels are written, `proizvodstvennaia` as `proizvodstvennaya`. */
function heard(word: string): string {
  return word.replace(/[yj]/g, 'i').replace(/i{2,}/g, 'i').replaceAll('shch', 'sch')
}

/** A foreign word in Latin letters with what it means, `banque|bank`, `zavod|plant|factory`; any other as it is. */
export function inEnglish(token: string): string {
  if (token.includes(orElse)) return token
  const known = englishOf.get(token)
  if (known !== undefined) return token + orElse + known
  if (token.length < shortestStem) return token
  const spoken = heard(token)
  const stem = stemsByHead.get(spoken.slice(0, shortestStem))?.find(([start]) => isInflected(spoken, start))
  return stem === undefined ? token : [token, ...stem[1]].join(orElse)
}

/** Whether a word is a stem with an ending: a short stem takes a short one, lest Gazprom be any gas. */
function isInflected(word: string, stem: string): boolean {
  if (stem.length < 3) return word === stem
  return word.startsWith(stem) && word.length - stem.length <= (stem.length < 5 ? 2 : 6)
}

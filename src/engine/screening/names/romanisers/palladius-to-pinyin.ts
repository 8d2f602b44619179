import { hanSurnames } from '../tables/han-surnames.ts'

/** How Russian writes what a Chinese syllable begins with (Palladius) → pinyin, before other vowels and before и, ю, я, е. */
const initials: Readonly<Record<string, readonly [string, string]>> = {
  б: ['b', 'b'], п: ['p', 'p'], м: ['m', 'm'], ф: ['f', 'f'], д: ['d', 'd'], т: ['t', 't'], н: ['n', 'n'], л: ['l', 'l'],
  г: ['g', 'g'], к: ['k', 'k'], х: ['h', 'h'], цз: ['z', 'j'], ц: ['c', 'q'], с: ['s', 'x'], чж: ['zh', 'zh'],
  ч: ['ch', 'ch'], ш: ['sh', 'sh'], ж: ['r', 'r'],
} // prettier-ignore

/** How it goes on, and how it is written where nothing is before it; the first is missing where it never stands alone. */
const finals: Readonly<Record<string, readonly [string, string]>> = {
  а: ['a', 'a'], ай: ['ai', 'ai'], ань: ['an', 'an'], ан: ['ang', 'ang'], ао: ['ao', 'ao'], э: ['e', 'e'], эй: ['ei', 'ei'],
  энь: ['en', 'en'], эн: ['eng', 'eng'], эр: ['er', 'er'], о: ['uo', 'o'], оу: ['ou', 'ou'], у: ['u', 'wu'], уа: ['ua', ''],
  уай: ['uai', ''], уань: ['uan', ''], уан: ['uang', ''], уй: ['ui', ''], уэй: ['ui', ''], унь: ['un', ''], ун: ['ong', ''],
  ы: ['i', ''], и: ['i', 'yi'], инь: ['in', 'yin'], ин: ['ing', 'ying'], я: ['ia', 'ya'], яо: ['iao', 'yao'],
  янь: ['ian', 'yan'], ян: ['iang', 'yang'], е: ['ie', 'ye'], ю: ['iu', 'you'], юн: ['iong', 'yong'], юй: ['u', 'yu'],
  юэ: ['ue', 'yue'], юань: ['uan', 'yuan'], юнь: ['un', 'yun'], ва: ['', 'wa'], вай: ['', 'wai'], вань: ['', 'wan'],
  ван: ['', 'wang'], во: ['', 'wo'], вэй: ['', 'wei'], вэнь: ['', 'wen'], вэн: ['', 'weng'],
} // prettier-ignore

/** Letters of the longest beginning and ending, and of three syllables. */
const [maxInitialLength, maxFinalLength, maxWordLength] = [2, 4, 18]

/** Family names in pinyin. */
const surnamesInPinyin: ReadonlySet<string> = new Set(
  [...hanSurnames.values()].flatMap(([main]) => main ?? []),
)

/**
 * Words of a Russian name in pinyin where all of them are Chinese and the first or last is a family name of China:
 * `си цзиньпин` is `xi jinping`. Null for any other name.
 */
export function palladiusToPinyin(words: readonly string[]): readonly string[] | null {
  if (words.length > 3) return null
  const pinyinWords = words.map((word) => (word.length > maxWordLength ? null : pinyinFrom(word, 0)))
  if (!pinyinWords.every((word) => word !== null)) return null
  return surnamesInPinyin.has(pinyinWords[0] ?? '') || surnamesInPinyin.has(pinyinWords.at(-1) ?? '')
    ? pinyinWords
    : null
}

/** The word from a place on, syllable by syllable; null where it is none of Chinese. */
function pinyinFrom(word: string, at: number): string | null {
  if (at === word.length) return ''
  for (let length = maxInitialLength; length >= 0; length--) {
    const initialLetters = word.slice(at, at + length)
    const read =
      length === 0 || initials[initialLetters] !== undefined
        ? pinyinFromFinal(word, at + length, initialLetters)
        : null
    if (read !== null) return read
  }
  return null
}

/** The same from the ending of a syllable on, the longest that leaves syllables behind it. */
function pinyinFromFinal(word: string, at: number, initialLetters: string): string | null {
  for (let length = maxFinalLength; length > 0; length--) {
    const finalLetters = word.slice(at, at + length)
    const syllable = isFinal(finalLetters, word.charAt(at + length))
      ? pinyinSyllable(initialLetters, finalLetters)
      : ''
    if (syllable === '') continue
    const next = at + finalLetters.length
    const rest = pinyinFrom(word, word[next] === 'ъ' ? next + 1 : next)
    if (rest !== null) return syllable + rest
  }
  return null
}

/** A hard н before a vowel begins the next syllable; where it does not, ъ stands between. */
function isFinal(finalLetters: string, next: string): boolean {
  return finals[finalLetters] !== undefined && !(finalLetters.endsWith('н') && /[аоуыэиеюя]/u.test(next))
}

function pinyinSyllable(initialLetters: string, finalLetters: string): string {
  const [afterInitial = '', withoutInitial = ''] = finals[finalLetters] ?? []
  const initial = initials[initialLetters]
  if (initial === undefined) return withoutInitial
  if (afterInitial === '') return ''
  if (finalLetters === 'о' && /[бпмф]/u.test(initialLetters)) return `${initial[0]}o`
  return (/^[июяе]/u.test(finalLetters) ? initial[1] : initial[0]) + afterInitial
}

import { hanSurnames } from '../tables/han-surnames.ts'

/** How Russian writes what a Chinese syllable begins with (Palladius) → pinyin, before other vowels and before и, ю, я, е. */
const beginnings: Readonly<Record<string, readonly [string, string]>> = {
  б: ['b', 'b'], п: ['p', 'p'], м: ['m', 'm'], ф: ['f', 'f'], д: ['d', 'd'], т: ['t', 't'], н: ['n', 'n'], л: ['l', 'l'],
  г: ['g', 'g'], к: ['k', 'k'], х: ['h', 'h'], цз: ['z', 'j'], ц: ['c', 'q'], с: ['s', 'x'], чж: ['zh', 'zh'],
  ч: ['ch', 'ch'], ш: ['sh', 'sh'], ж: ['r', 'r'],
} // prettier-ignore

/** How it goes on, and how it is written where nothing is before it; the first is missing where it never stands alone. */
const endings: Readonly<Record<string, readonly [string, string]>> = {
  а: ['a', 'a'], ай: ['ai', 'ai'], ань: ['an', 'an'], ан: ['ang', 'ang'], ао: ['ao', 'ao'], э: ['e', 'e'], эй: ['ei', 'ei'],
  энь: ['en', 'en'], эн: ['eng', 'eng'], эр: ['er', 'er'], о: ['uo', 'o'], оу: ['ou', 'ou'], у: ['u', 'wu'], уа: ['ua', ''],
  уай: ['uai', ''], уань: ['uan', ''], уан: ['uang', ''], уй: ['ui', ''], уэй: ['ui', ''], унь: ['un', ''], ун: ['ong', ''],
  ы: ['i', ''], и: ['i', 'yi'], инь: ['in', 'yin'], ин: ['ing', 'ying'], я: ['ia', 'ya'], яо: ['iao', 'yao'],
  янь: ['ian', 'yan'], ян: ['iang', 'yang'], е: ['ie', 'ye'], ю: ['iu', 'you'], юн: ['iong', 'yong'], юй: ['u', 'yu'],
  юэ: ['ue', 'yue'], юань: ['uan', 'yuan'], юнь: ['un', 'yun'], ва: ['', 'wa'], вай: ['', 'wai'], вань: ['', 'wan'],
  ван: ['', 'wang'], во: ['', 'wo'], вэй: ['', 'wei'], вэнь: ['', 'wen'], вэн: ['', 'weng'],
} // prettier-ignore

/** Letters of the longest beginning and ending, and of three syllables. */
const [longestBeginning, longestEnding, longestWord] = [2, 4, 18]

/** Family names in pinyin. */
const families: ReadonlySet<string> = new Set([...hanSurnames.values()].flatMap(([main]) => main ?? []))

/**
 * Words of a Russian name in pinyin where all of them are Chinese and the first or last is a family name of China:
 * `си цзиньпин` is `xi jinping`. Null for any other name.
 */
export function chineseInRussian(words: readonly string[]): readonly string[] | null {
  if (words.length > 3) return null
  const read = words.map((word) => (word.length > longestWord ? null : pinyin(word, 0)))
  if (!read.every((word) => word !== null)) return null
  return families.has(read[0] ?? '') || families.has(read.at(-1) ?? '') ? read : null
}

/** The word from a place on, syllable by syllable; null where it is none of Chinese. */
function pinyin(word: string, at: number): string | null {
  if (at === word.length) return ''
  for (let length = longestBeginning; length >= 0; length--) {
    const begins = word.slice(at, at + length)
    const read =
      length === 0 || beginnings[begins] !== undefined ? endedFrom(word, at + length, begins) : null
    if (read !== null) return read
  }
  return null
}

/** The same from the ending of a syllable on, the longest that leaves syllables behind it. */
function endedFrom(word: string, at: number, begins: string): string | null {
  for (let length = longestEnding; length > 0; length--) {
    const ends = word.slice(at, at + length)
    const written = isEnding(ends, word.charAt(at + length)) ? syllableOf(begins, ends) : ''
    if (written === '') continue
    const behind = at + ends.length
    const rest = pinyin(word, word[behind] === 'ъ' ? behind + 1 : behind)
    if (rest !== null) return written + rest
  }
  return null
}

/** A hard н before a vowel begins the next syllable; where it does not, ъ stands between. */
function isEnding(ends: string, next: string): boolean {
  return endings[ends] !== undefined && !(ends.endsWith('н') && /[аоуыэиеюя]/u.test(next))
}

function syllableOf(begins: string, ends: string): string {
  const [joined = '', alone = ''] = endings[ends] ?? []
  const beginning = beginnings[begins]
  if (beginning === undefined) return alone
  if (joined === '') return ''
  if (ends === 'о' && /[бпмф]/u.test(begins)) return `${beginning[0]}o`
  return (/^[июяе]/u.test(ends) ? beginning[1] : beginning[0]) + joined
}

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

const oneOf = (parts: readonly string[]): string => [...parts].sort((a, b) => b.length - a.length).join('|')
const begins = oneOf(Object.keys(beginnings))
/** A hard н before a vowel begins the next syllable; where it does not, ъ stands between. */
const ends = oneOf(Object.keys(endings).map((part) => (part.endsWith('н') ? `${part}(?![аоуыэиеюя])` : part)))
const rest = `(?:(?:${begins})?(?:${ends})ъ?)`
const chinese = new RegExp(`^${rest}{1,3}$`, 'u')
/** A syllable behind which all that is left are syllables too. */
const next = new RegExp(`(?<begins>${begins})?(?<ends>${ends})ъ?(?=${rest}*$)`, 'uy')

/** Family names in pinyin. */
const families: ReadonlySet<string> = new Set([...hanSurnames.values()].flatMap(([main]) => main ?? []))

/**
 * Words of a Russian name in pinyin where all of them are Chinese and the first or last is a family name of China:
 * `си цзиньпин` is `xi jinping`. Null for any other name.
 */
export function chineseInRussian(words: readonly string[]): readonly string[] | null {
  if (words.length > 3 || !words.every((word) => chinese.test(word))) return null
  const read = words.map(pinyin)
  return families.has(read[0] ?? '') || families.has(read.at(-1) ?? '') ? read : null
}

function pinyin(word: string): string {
  let written = ''
  next.lastIndex = 0
  while (next.lastIndex < word.length) {
    const { begins, ends = '' } = next.exec(word)?.groups ?? {}
    if (ends === '') return ''
    written += begins === undefined ? (endings[ends]?.[1] ?? '') : syllableOf(begins, ends)
  }
  return written
}

function syllableOf(begins: string, ends: string): string {
  const [hard = '', soft = ''] = beginnings[begins] ?? []
  if (ends === 'о' && /[бпмф]/u.test(begins)) return `${hard}o`
  return (/^[июяе]/u.test(ends) ? soft : hard) + (endings[ends]?.[0] ?? '')
}

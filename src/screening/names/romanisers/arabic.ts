import { withVowels } from './abjad.ts'

/** Letters of Arabic, Persian and Urdu; those that are sometimes vowels follow in `soundOf`. */
const letters: Readonly<Record<string, string>> = {
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ى: 'a', ء: '', ئ: 'i', ؤ: 'u', ة: 'a', ع: 'a',
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
  پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ھ: 'h', ہ: 'h', ۀ: 'a', ۃ: 'a', ے: 'e', ں: 'n', ٹ: 't', ڈ: 'd', ڑ: 'r',
  ڤ: 'v', ڭ: 'g', ڨ: 'g', ݣ: 'g', ټ: 't', ډ: 'd', ړ: 'r', ښ: 'sh', ګ: 'g', ڼ: 'n', څ: 'ts', ځ: 'z', ې: 'e', ۍ: 'ay',
} // prettier-ignore

const waw = 'و'
const yeh = /[يیى]/

/** A word of Arabic letters; the article stands apart, as romanised names write it with a hyphen. */
export function arabic(word: string): readonly string[] {
  const bare = word.replace(/\u0640|\p{Mn}|\p{Cf}/gu, '')
  const article = /^(?:ال|أل)(?=\p{L}{2})/u.exec(bare)?.[0] ?? ''
  // God's own name begins like an article.
  if (article === '' || bare === 'الله') return [spell(bare)]
  return [`al ${spell(bare.slice(article.length))}`]
}

function spell(word: string): string {
  if (word === 'الله' || word === 'لله') return 'allah'
  const signs = Array.from(word)
  return withVowels(signs.map((sign, at) => soundOf(signs, sign, at)))
}

/** و and ي are consonants at the beginning and beside an alef, vowels otherwise. */
function soundOf(signs: readonly string[], sign: string, at: number): string {
  const consonant = at === 0 || signs[at + 1] === 'ا' || (signs[at - 1] === 'ا' && at + 1 < signs.length)
  if (sign === waw) return consonant ? 'w' : 'u'
  if (yeh.test(sign) && sign !== 'ى') return consonant ? 'y' : 'i'
  return letters[sign] ?? ''
}

import { withVowels } from './abjad.ts'

/** Letters of Arabic, Persian and Urdu; those that are sometimes vowels follow in `soundOf`. */
const letters: Readonly<Record<string, string>> = {
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ى: 'a', ء: '', ئ: 'i', ؤ: 'u', ة: 'a', ع: 'a',
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
  پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ھ: 'h', ہ: 'h', ۀ: 'a', ۃ: 'a', ے: 'e', ں: 'n', ٹ: 't', ڈ: 'd', ڑ: 'r',
  ڤ: 'v', ڭ: 'g', ڨ: 'g', ݣ: 'g', ټ: 't', ډ: 'd', ړ: 'r', ښ: 'sh', ګ: 'g', ڼ: 'n', څ: 'ts', ځ: 'z', ې: 'e', ۍ: 'ay',
} // prettier-ignore

/** Where Persian reads a letter otherwise; names of Iran and Afghanistan are listed by that reading. */
const persian: Readonly<Record<string, string>> = { ...letters, ض: 'z', ذ: 'z', ث: 's', ق: 'gh', ى: 'i' }

const waw = 'و'
const yeh = /[يیى]/

/**
 * A word of Arabic letters as Arabic reads it, then as Persian does, with a و in its midst as a vowel and as a v. The
 * article stands apart, as romanised names write it with a hyphen.
 */
export function arabic(word: string): readonly string[] {
  const bare = word.replace(/\u0640|\p{Mn}|\p{Cf}/gu, '')
  const article = /^(?:ال|أل)(?=\p{L}{2})/u.exec(bare)?.[0] ?? ''
  // God's own name begins like an article.
  if (article === '' || bare === 'الله') return readings(bare)
  return readings(bare.slice(article.length)).map((word) => `al ${word}`)
}

function readings(word: string): readonly string[] {
  if (word === 'الله') return ['allah']
  const spell = (table: Readonly<Record<string, string>>, within: string) => {
    const signs = Array.from(table === persian ? word.replaceAll('خوا', 'خا') : word)
    return withVowels(signs.map((_, at) => soundOf({ table, within }, signs, at)))
  }
  return [...new Set([spell(letters, 'u'), spell(persian, 'u'), spell(persian, 'v')])]
}

interface Reading {
  readonly table: Readonly<Record<string, string>>
  /** What a و is between consonants. */
  readonly within: string
}

function soundOf({ table, within }: Reading, signs: readonly string[], at: number): string {
  const sign = signs[at] ?? ''
  if (sign === waw) return isConsonant(signs, at) || isLastYeh(signs, at + 1) ? 'w' : within
  if (yeh.test(sign) && sign !== 'ى') return isConsonant(signs, at) || signs[at + 1] === 'ة' ? 'y' : 'i'
  return table[sign] ?? ''
}

/** و and ي are consonants at the beginning and beside an alef, و also before a last ي; vowels otherwise. */
function isConsonant(signs: readonly string[], at: number): boolean {
  return at === 0 || signs[at + 1] === 'ا' || (signs[at - 1] === 'ا' && at + 1 < signs.length)
}

function isLastYeh(signs: readonly string[], at: number): boolean {
  return at === signs.length - 1 && yeh.test(signs[at] ?? '')
}

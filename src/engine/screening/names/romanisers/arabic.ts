import { insertVowels } from './insert-vowels.ts'

/** Letters of Arabic, Persian and Urdu; those that are sometimes vowels follow in `soundOf`. */
const arabicLetters: Readonly<Record<string, string>> = {
  ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ى: 'a', ء: '', ئ: 'i', ؤ: 'u', ة: 'a', ع: 'a',
  ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd',
  ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
  پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ھ: 'h', ہ: 'h', ۀ: 'a', ۃ: 'a', ے: 'e', ں: 'n', ٹ: 't', ڈ: 'd', ڑ: 'r',
  ڤ: 'v', ڭ: 'g', ڨ: 'g', ݣ: 'g', ټ: 't', ډ: 'd', ړ: 'r', ښ: 'sh', ګ: 'g', ڼ: 'n', څ: 'ts', ځ: 'z', ې: 'e', ۍ: 'ay',
} // prettier-ignore

/** Where Persian reads a letter otherwise; names of Iran and Afghanistan are listed by that reading. */
const persianLetters: Readonly<Record<string, string>> = {
  ...arabicLetters,
  ض: 'z',
  ذ: 'z',
  ث: 's',
  ق: 'gh',
  ى: 'i',
}

const waw = 'و'
const yeh = /[يیى]/

/**
 * A word of Arabic letters as Arabic reads it, then as Persian does, with a و in its midst as a vowel and as a v. The
 * article stands apart, as romanised names write it with a hyphen.
 */
export function romaniseArabic(word: string): readonly string[] {
  const unvocalised = word.replace(/\u0640|\p{Mn}|\p{Cf}/gu, '')
  const article = /^(?:ال|أل)(?=\p{L}{2})/u.exec(unvocalised)?.[0] ?? ''
  // God's own name begins like an article.
  if (article === '' || unvocalised === 'الله') return readings(unvocalised)
  return readings(unvocalised.slice(article.length)).map((word) => `al ${word}`)
}

function readings(word: string): readonly string[] {
  if (word === 'الله') return ['allah']
  const transliterate = (table: Readonly<Record<string, string>>, medialWaw: string) => {
    const characters = Array.from(table === persianLetters ? word.replaceAll('خوا', 'خا') : word)
    return insertVowels(characters.map((_, at) => soundOf({ table, medialWaw }, characters, at)))
  }
  return [
    ...new Set([
      transliterate(arabicLetters, 'u'),
      transliterate(persianLetters, 'u'),
      transliterate(persianLetters, 'v'),
    ]),
  ]
}

interface Transliteration {
  readonly table: Readonly<Record<string, string>>
  /** What a و is between consonants. */
  readonly medialWaw: string
}

function soundOf({ table, medialWaw }: Transliteration, characters: readonly string[], at: number): string {
  const character = characters[at] ?? ''
  if (character === waw)
    return isConsonant(characters, at) || isFinalYeh(characters, at + 1) ? 'w' : medialWaw
  if (yeh.test(character) && character !== 'ى')
    return isConsonant(characters, at) || characters[at + 1] === 'ة' ? 'y' : 'i'
  return table[character] ?? ''
}

/** و and ي are consonants at the beginning and beside an alef, و also before a last ي; vowels otherwise. */
function isConsonant(characters: readonly string[], at: number): boolean {
  return at === 0 || characters[at + 1] === 'ا' || (characters[at - 1] === 'ا' && at + 1 < characters.length)
}

function isFinalYeh(characters: readonly string[], at: number): boolean {
  return at === characters.length - 1 && yeh.test(characters[at] ?? '')
}

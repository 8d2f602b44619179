import { withVowels } from './abjad.ts'

const letters: Readonly<Record<string, string>> = {
  א: 'a', ב: 'b', ג: 'g', ד: 'd', ה: 'h', ז: 'z', ח: 'h', ט: 't', כ: 'k', ך: 'kh', ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n',
  ס: 's', ע: 'a', פ: 'p', ף: 'f', צ: 'ts', ץ: 'ts', ק: 'k', ר: 'r', ש: 'sh', ת: 't',
} // prettier-ignore

/** What a letter may also stand for; points would tell, and names are written without them. */
const others: Readonly<Record<string, string>> = { ב: 'v', פ: 'f', ש: 's', כ: 'kh' }

/** Letters with a stroke, for foreign sounds. */
const stroked: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch', ת: 'th' }

/** A word of Hebrew letters as most people read it, then with letters that are read two ways read the other way. */
export function hebrew(word: string): readonly string[] {
  const signs = Array.from(word.replace(/[\u0591-\u05c7]/g, ''))
  const read = (table: Readonly<Record<string, string>>) =>
    withVowels(signs.map((sign, at) => soundOf({ table, signs, sign, at })))
  // Inside a word the other reading of ב and פ is the commoner one.
  return [...new Set([read(letters), read({ ...letters, ב: 'v', פ: 'f' }), read({ ...letters, ...others })])]
}

function soundOf(given: {
  readonly table: Readonly<Record<string, string>>
  readonly signs: readonly string[]
  readonly sign: string
  readonly at: number
}): string {
  const { table, signs, sign, at } = given
  const next = signs[at + 1]
  if ((next === "'" || next === '׳' || next === '’') && stroked[sign] !== undefined) return stroked[sign]
  // First of a word these two are read hard.
  if (at === 0 && (sign === 'ב' || sign === 'פ')) return letters[sign] ?? ''
  return vowelOf(signs, at) ?? table[sign] ?? ''
}

/** Letters that are vowels where they stand; written twice they are one. Null for consonants. */
function vowelOf(signs: readonly string[], at: number): string | null {
  const sign = signs[at]
  if (sign === 'ה') return at === signs.length - 1 ? 'a' : null
  if (sign !== 'ו' && sign !== 'י') return null
  if (at > 0 && signs[at - 1] === sign) return ''
  if (sign === 'י') return at === 0 ? 'y' : 'i'
  return at === 0 || signs[at + 1] === 'ו' ? 'v' : 'o'
}

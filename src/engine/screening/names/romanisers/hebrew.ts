import { insertVowels } from './insert-vowels.ts'

const letters: Readonly<Record<string, string>> = {
  א: 'a', ב: 'b', ג: 'g', ד: 'd', ה: 'h', ז: 'z', ח: 'h', ט: 't', כ: 'k', ך: 'kh', ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n',
  ס: 's', ע: 'a', פ: 'p', ף: 'f', צ: 'ts', ץ: 'ts', ק: 'k', ר: 'r', ש: 'sh', ת: 't',
} // prettier-ignore

/** What a letter may also stand for; points would tell, and names are written without them. */
const alternativeLetters: Readonly<Record<string, string>> = { ב: 'v', פ: 'f', ש: 's', כ: 'kh' }

/** Letters with a stroke, for foreign sounds. */
const gereshLetters: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch', ת: 'th' }

/** A word of Hebrew letters as most people read it, then with letters that are read two ways read the other way. */
export function romaniseHebrew(word: string): readonly string[] {
  const characters = Array.from(word.replace(/[\u0591-\u05c7]/g, ''))
  const transliterate = (table: Readonly<Record<string, string>>) =>
    insertVowels(characters.map((character, at) => soundOf({ table, characters, character, at })))
  // Inside a word the other reading of ב and פ is the commoner one.
  return [
    ...new Set([
      transliterate(letters),
      transliterate({ ...letters, ב: 'v', פ: 'f' }),
      transliterate({ ...letters, ...alternativeLetters }),
    ]),
  ]
}

function soundOf(given: {
  readonly table: Readonly<Record<string, string>>
  readonly characters: readonly string[]
  readonly character: string
  readonly at: number
}): string {
  const { table, characters, character, at } = given
  const next = characters[at + 1]
  if ((next === "'" || next === '׳' || next === '’') && gereshLetters[character] !== undefined)
    return gereshLetters[character]
  // First of a word these two are read hard.
  if (at === 0 && (character === 'ב' || character === 'פ')) return letters[character] ?? ''
  return vowelOf(characters, at) ?? table[character] ?? ''
}

/** Letters that are vowels where they stand; written twice they are one. Null for consonants. */
function vowelOf(characters: readonly string[], at: number): string | null {
  const character = characters[at]
  if (character === 'ה') return at === characters.length - 1 ? 'a' : null
  if (character !== 'ו' && character !== 'י') return null
  if (at > 0 && characters[at - 1] === character) return ''
  if (character === 'י') return at === 0 ? 'y' : 'i'
  return at === 0 || characters[at + 1] === 'ו' ? 'v' : 'o'
}

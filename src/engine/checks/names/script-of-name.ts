import type { PrintScript } from '../../../vocabulary/reading/script.ts'

/** The scripts of print, Kana and Hangul apart from Han. */
export type NameScript = Exclude<PrintScript, 'Kore'> | 'Hang' | 'Kana'

const scripts: readonly (readonly [NameScript, RegExp])[] = [
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
]

/** The one script of all letters of a name; null where there are two, or one that is not read. */
export function scriptOfName(name: string): NameScript | null {
  const letters = Array.from(name).filter((sign) => /\p{L}/u.test(sign))
  const [only, ...others] = scripts.filter(([, pattern]) => letters.some((letter) => pattern.test(letter)))
  const isWhole = only !== undefined && others.length === 0 && letters.every((letter) => only[1].test(letter))
  return isWhole ? only[0] : null
}

import type { PrintScript } from '../../../../vocabulary/reading/script.ts'

/** Scripts that no network reads, and what they are called. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Georgian}/u, 'Georgian script'],
  [/\p{Script=Armenian}/u, 'Armenian script'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic script'],
  [/\p{Script=Khmer}/u, 'Khmer script'],
  [/\p{Script=Lao}/u, 'Lao script'],
  [/\p{Script=Myanmar}/u, 'Burmese script'],
  [/\p{Script=Sinhala}/u, 'Sinhala script'],
  [/\p{Script=Telugu}/u, 'Telugu script'],
  [/\p{Script=Kannada}/u, 'Kannada script'],
  [/\p{Script=Malayalam}/u, 'Malayalam script'],
  [/\p{Script=Gujarati}/u, 'Gujarati script'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi script'],
  [/\p{Script=Tibetan}/u, 'Tibetan script'],
  [/\p{Script=Mongolian}/u, 'Mongolian script'],
]

/** Letters of the scripts that are read; Kana is read with Han. */
const read: readonly (readonly [PrintScript, RegExp])[] = [
  ['Kore', /\p{Script=Hangul}/u],
  ['Hani', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
]

/** Letters of no script that is read; the long sign of Kana and signs such as ª belong to several. */
function isUnreadLetter(letter: string): boolean {
  if (/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(letter)) return false
  return !read.some(([, letters]) => letters.test(letter))
}

/** Whether a text has letters that cannot be seen in pixels. */
export function hasUnreadScript(text: string): boolean {
  return Array.from(text).some((letter) => /\p{L}/u.test(letter) && isUnreadLetter(letter))
}

/** The scripts of a text that cannot be read, as they are called. */
export function unreadScripts(text: string): readonly string[] {
  return unread.flatMap(([script, name]) => (script.test(text) ? [name] : []))
}

/** The script besides Latin that a text has letters of; null where it has none that is read. */
export function scriptOfText(text: string): PrintScript | null {
  return read.find(([, letters]) => letters.test(text))?.[0] ?? null
}

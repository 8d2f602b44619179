const scripts = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Katakana}\p{Script=Hiragana}]/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Deva', /\p{Script=Devanagari}/u],
] as const

/** ISO 15924 code; `Zyyy` when no letter tells. */
export type Script = (typeof scripts)[number][0] | 'Zyyy'

/** The script of a text's first letter that has one. */
export function scriptOf(text: string): Script {
  for (const letter of text) {
    if (letter < '\u0080') {
      if (/[a-z]/i.test(letter)) return 'Latn'
      continue
    }
    const found = scripts.find(([, pattern]) => pattern.test(letter))
    if (found !== undefined) return found[0]
  }
  return 'Zyyy'
}

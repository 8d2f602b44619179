/** Scripts that the recogniser does not know, and what they are called. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, 'Chinese characters'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese syllables'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Arabic}/u, 'Arabic script'],
  [/\p{Script=Hebrew}/u, 'Hebrew script'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic script'],
  [/\p{Script=Greek}/u, 'Greek script'],
  [/\p{Script=Thai}/u, 'Thai script'],
  [/\p{Script=Devanagari}/u, 'Devanagari script'],
]
const anyOther = /(?!\p{Script=Latin})\p{L}/u

/** Whether a text has letters that cannot be seen in pixels. */
export function hasUnreadScript(text: string): boolean {
  return anyOther.test(text.replace(/[ªº]/gu, ''))
}

/** The scripts of a text that cannot be read, as they are called. */
export function unreadScripts(text: string): readonly string[] {
  return scripts.flatMap(([script, name]) => (script.test(text) ? [name] : []))
}

import type { PrintScript } from '../../../../vocabulary/reading/script.ts'

/** The letters of each script, with the marks on them and its own figures. */
const letters: Readonly<Record<PrintScript, RegExp>> = {
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Taml: /\p{Script=Tamil}/u,
  Thai: /\p{Script=Thai}/u,
  Hani: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]/u,
}

/** Figures that Unicode counts to no script, such as those of Arabic. */
const figures = /[^\P{Nd}0-9]/u

/** Whether a text has a letter or a figure of a script. */
export function isOfScript(text: string, script: PrintScript): boolean {
  return letters[script].test(text) || figures.test(text)
}

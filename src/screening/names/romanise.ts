import anyAscii from 'any-ascii'
import { type Script, scriptOf } from './script.ts'

/** Turns one word of one script into Latin letters. */
export type Romaniser = (word: string) => string

/** Scripts with a romaniser of their own; all others go through the general one. */
const romanisers: Partial<Record<Script, Romaniser>> = {
  Cyrl: cyrillic,
}

/** Latin letters a-z and digits for a folded text of any script; words stay words, other signs become spaces. */
export function romanise(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .split(' ')
    .map((word) => (romanisers[scriptOf(word)] ?? general)(word))
    .join(' ')
    .toLowerCase()
}

/** Spaces out what is one word per sign (Han), so that it can be told apart again. */
function general(word: string): string {
  return scriptOf(word) === 'Hani' ? Array.from(word, (sign) => anyAscii(sign)).join(' ') : anyAscii(word)
}

/** The soft sign and the hard one are not heard in passports; the rest follows the usual table. */
function cyrillic(word: string): string {
  return anyAscii(word.replace(/[ьъ]/g, ''))
}

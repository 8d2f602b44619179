import anyAscii from 'any-ascii'
import { arabic } from './romanisers/arabic.ts'
import { readAsian } from './romanisers/asian-in-russian.ts'
import { cyrillic } from './romanisers/cyrillic.ts'
import { han } from './romanisers/han.ts'
import { hangul } from './romanisers/hangul.ts'
import { hebrew } from './romanisers/hebrew.ts'
import { kana } from './romanisers/kana.ts'
import { type Script, scriptOf } from './script.ts'
import { spellingSeparator, joinSpellings } from './spellings.ts'
import { koreanSurnames } from './tables/korean-surnames.ts'
import { learnedSpellings } from './tables/learned-spellings.ts'

/** The words that one run of a script stands for, each in all its spellings. */
type Romaniser = (run: string) => readonly (readonly string[])[]

/** Scripts with a romaniser of their own; all others go through the general one. */
const romanisers: Partial<Record<Script, Romaniser>> = {
  Cyrl: (run) => [cyrillic(run)],
  Arab: (run) => [arabic(run)],
  Hebr: (run) => [hebrew(run)],
  Hani: han,
  Hang: (run) => Array.from(run, (sign, at) => hangul(sign, at === 0)),
  Kana: (run) => [kana(run)],
}

/** "Servant of" written as one word with the name of God that follows; the servant of God himself is a name of his own. */
const servants = /(?<!\p{L})عبدال(?!له)(?=\p{L}{2})/gu

/** Signs that belong to the run they stand in: a letter, its marks, a stroke that changes a letter's sound. */
const runs = /[\p{L}\p{M}\u200c'’׳]+/gu

/** Small pictures, which the general romaniser would put into words. */
const pictures = /\p{Emoji_Presentation}/gu

/**
 * Latin letters a-z and digits for a folded text of any script; words stay words, other signs stay what they are.
 * A word that is written in several ways is answered as `lee|yi|rhee`.
 */
export function romanise(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replaceAll(spellingSeparator, ' ').toLowerCase()
  return readAsian(text.replaceAll(spellingSeparator, ' '))
    .replace(servants, 'عبد ال')
    .replace(runs, (run) => wordsOfRun(run))
    .replace(pictures, ' ')
    .replace(/[^\x20-\x7e]+/g, (rest) => anyAscii(rest).replaceAll(spellingSeparator, ' '))
    .toLowerCase()
}

function wordsOfRun(run: string): string {
  const romaniser = romanisers[scriptOf(run)]
  if (romaniser === undefined) return anyAscii(run).replaceAll(spellingSeparator, ' ')
  const words = romaniser(run)
  const learned = words.length > 1 && isFullName(run) ? [] : learnedSpellings(run)
  const [only] = words
  if (words.length === 1 && only !== undefined) return joinSpellings([...learned, ...only])
  if (learned.length > 0) return ` ${joinSpellings(learned)} `
  return ` ${words.map(joinSpellings).join(' ')} `
}

/** A family name and a given name written as one run are no foreign given name that is written with the same signs. */
function isFullName(run: string): boolean {
  return koreanSurnames.has(run.slice(0, 1)) && run.length < 5
}

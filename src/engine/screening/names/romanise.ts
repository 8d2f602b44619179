import anyAscii from 'any-ascii'
import { romaniseArabic } from './romanisers/arabic.ts'
import { respellCyrillisedNames } from './romanisers/cyrillised-names.ts'
import { romaniseCyrillic } from './romanisers/cyrillic.ts'
import { romaniseHan } from './romanisers/han.ts'
import { romaniseHangul } from './romanisers/hangul.ts'
import { romaniseHebrew } from './romanisers/hebrew.ts'
import { romaniseKana } from './romanisers/kana.ts'
import { type Script, scriptOf } from './script.ts'
import { spellingSeparator, joinSpellings } from './spellings.ts'
import { koreanSurnames } from './tables/korean-surnames.ts'
import { learnedSpellings } from './tables/learned-spellings.ts'

/** The words that one run of a script stands for, each in all its spellings. */
type Romaniser = (run: string) => readonly (readonly string[])[]

/** Scripts with a romaniser of their own; all others go through the general one. */
const romanisers: Partial<Record<Script, Romaniser>> = {
  Cyrl: (run) => [romaniseCyrillic(run)],
  Arab: (run) => [romaniseArabic(run)],
  Hebr: (run) => [romaniseHebrew(run)],
  Hani: romaniseHan,
  Hang: (run) => Array.from(run, (syllable, at) => romaniseHangul(syllable, at === 0)),
  Kana: (run) => [romaniseKana(run)],
}

/** "Servant of" written as one word with the name of God that follows; "servant of God" alone is another name. */
const joinedArabicAbd = /(?<!\p{L})عبدال(?!له)(?=\p{L}{2})/gu

/** Signs that belong to the run they stand in: a letter, its marks, a stroke that changes a letter's sound. */
const scriptRun = /[\p{L}\p{M}\u200c'’׳]+/gu

/** Small pictures, which the general romaniser would put into words. */
const emoji = /\p{Emoji_Presentation}/gu

/**
 * Latin letters a-z and digits for a folded text of any script; words stay words, other signs stay what they are.
 * A word that is written in several ways is answered as `lee|yi|rhee`.
 */
export function romanise(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.replaceAll(spellingSeparator, ' ').toLowerCase()
  return respellCyrillisedNames(text.replaceAll(spellingSeparator, ' '))
    .replace(joinedArabicAbd, 'عبد ال')
    .replace(scriptRun, (run) => romaniseRun(run))
    .replace(emoji, ' ')
    .replace(/[^\x20-\x7e]+/g, (rest) => anyAscii(rest).replaceAll(spellingSeparator, ' '))
    .toLowerCase()
}

function romaniseRun(run: string): string {
  const romaniser = romanisers[scriptOf(run)]
  if (romaniser === undefined) return anyAscii(run).replaceAll(spellingSeparator, ' ')
  const words = romaniser(run)
  const learned = words.length > 1 && isFullName(run) ? [] : learnedSpellings(run)
  const [onlyWord] = words
  if (words.length === 1 && onlyWord !== undefined) return joinSpellings([...learned, ...onlyWord])
  if (learned.length > 0) return ` ${joinSpellings(learned)} `
  return ` ${words.map(joinSpellings).join(' ')} `
}

/** A family name and a given name written as one run are no foreign given name that is written with the same signs. */
function isFullName(run: string): boolean {
  return koreanSurnames.has(run.slice(0, 1)) && run.length < 5
}

import {
  figuresOfArabic,
  figuresOfPersian,
  lettersOfArabic,
  lettersOfPersian,
  lettersOfUrdu,
} from '../../../../vocabulary/reading/letters-of-arabic.table.ts'
import { lettersOf, lineOfLetters, type VizLetter, type VizLine } from '../text-line.ts'

/** The round letter of Arabic and Persian, which Urdu writes otherwise. */
const round = 'ه'

const digits = (from: string, to: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(from, (digit, at) => [digit, to.charAt(at)]))

const inPersian: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ...digits(figuresOfArabic, figuresOfPersian),
}
const inUrdu: Readonly<Record<string, string>> = { ...inPersian, ه: 'ہ' }
const inArabic: Readonly<Record<string, string>> = {
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ...digits(figuresOfPersian, figuresOfArabic),
}

/**
 * The lines of a page, letters and figures that Arabic, Persian and Urdu print alike as the language of the page has them: a short word
 * does not show of which it is.
 */
export function inLanguageOfPage(lines: readonly VizLine[]): readonly VizLine[] {
  const text = lines.flatMap((line) => (line.script === 'Arab' ? [line.text] : [])).join(' ')
  if (text === '') return lines
  const count = (letters: string): number => Array.from(text).filter((sign) => letters.includes(sign)).length
  const isPersian = count(lettersOfPersian) > count(lettersOfArabic)
  const forms = !isPersian ? inArabic : count(lettersOfUrdu) > count(round) ? inUrdu : inPersian
  return lines.map((line) => (line.script === 'Arab' ? withForms(line, forms) : line))
}

function withForms(line: VizLine, forms: Readonly<Record<string, string>>): VizLine {
  const inForm = <Seen extends Pick<VizLetter, 'symbol'>>(letter: Seen): Seen => ({ ...letter, symbol: forms[letter.symbol] ?? letter.symbol }) // prettier-ignore
  const letters = lettersOf(line).map((letter) => ({ ...inForm(letter), alternatives: letter.alternatives.map(inForm) })) // prettier-ignore
  return { ...line, ...lineOfLetters(letters, line.quad, line.script) }
}

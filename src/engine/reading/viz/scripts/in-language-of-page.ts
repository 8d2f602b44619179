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

/** What the ya at the end of a word is where a page prints it without points, as those of Egypt do: Arabic has a letter without them. */
const pointless = 'ى'
/** So many words that end in it, and more than end in a ya with points, show that a page does. */
const leastPointless = 3

/**
 * The lines of a page, letters and figures that Arabic, Persian and Urdu print alike as the language of the page has them: a short word
 * does not show of which it is.
 *
 * @param isYaAsPrinted whether the ya of Persian at the end of a word has no points on a page of Arabic that prints none there
 */
export function inLanguageOfPage(lines: readonly VizLine[], isYaAsPrinted = false): readonly VizLine[] {
  const text = lines.flatMap((line) => (line.script === 'Arab' ? [line.text] : [])).join(' ')
  if (text === '') return lines
  const count = (letters: string): number => Array.from(text).filter((sign) => letters.includes(sign)).length
  const isPersian = count(lettersOfPersian) > count(lettersOfArabic)
  const forms = !isPersian ? inArabic : count(lettersOfUrdu) > count(round) ? inUrdu : inPersian
  const isPointless = isYaAsPrinted && !isPersian && hasNoPoints(lines)
  return lines.map((line) =>
    line.script === 'Arab' ? withForms(isPointless ? withoutPoints(line) : line, forms) : line,
  )
}

/** Lines without a letter of Persian show it: in those with one a ya is that of Persian, with or without points. */
function hasNoPoints(lines: readonly VizLine[]): boolean {
  const text = lines.flatMap((line) => (line.script === 'Arab' && !line.text.includes('ی') ? [line.text] : [])).join(' ')
  const [without, withPoints] = [/ى(?!\p{Script=Arabic})/gu, /ي(?!\p{Script=Arabic})/gu].map((end) => text.match(end)?.length ?? 0)
  return without !== undefined && withPoints !== undefined && without >= leastPointless && without > withPoints
} // prettier-ignore

function withoutPoints(line: VizLine): VizLine {
  return { ...line, text: line.text.replace(/ی(?!\p{Script=Arabic})/gu, pointless) }
}

function withForms(line: VizLine, forms: Readonly<Record<string, string>>): VizLine {
  const inForm = <Seen extends Pick<VizLetter, 'symbol'>>(letter: Seen): Seen => ({ ...letter, symbol: forms[letter.symbol] ?? letter.symbol }) // prettier-ignore
  const letters = lettersOf(line).map((letter) => ({ ...inForm(letter), alternatives: letter.alternatives.map(inForm) })) // prettier-ignore
  return { ...line, ...lineOfLetters(letters, line.quad, line.script) }
}

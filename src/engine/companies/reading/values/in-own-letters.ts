import { countryOfPrint } from './country-of-print.ts'

/** Letters with marks that only some states print, and which: recognisers of all Latin letters take others for them. */
const lettersOf: readonly (readonly [letters: RegExp, states: readonly string[]])[] = [
  // Vietnamese: two marks, a hook, a horn or a point below.
  [/[\u1ea0-\u1ef9ƠơƯư]/gu, ['VN']],
  [/[ĀāĒēĪīŌōŪūǕǖ]/gu, ['LV', 'LT', 'NZ', 'JP', 'TW', 'IN', 'CK', 'WS', 'TO']],
  [/[Åå]/gu, ['SE', 'NO', 'DK', 'FI', 'AX', 'FO', 'GL', 'IS']],
]
/** States that print names in Latin letters without marks. */
const withoutMarks: readonly string[] = ['AE', 'SA', 'QA', 'OM', 'BH', 'KW', 'JO', 'IQ', 'YE', 'EG', 'SD', 'LY', 'PS', 'PK', 'BD', 'CN', 'HK', 'MO', 'SG', 'MY', 'TH', 'KR'] // prettier-ignore

/** Lines of a page without marks that no letter of the state's print has: `Mourẫo` → `Mourão`, `NABĪL` → `NABIL`. */
export function inOwnLetters<Line extends { readonly text: string }>(
  lines: readonly Line[],
): readonly Line[] {
  const country = countryOfPrint(lines.map(({ text }) => text))
  if (country === null) return lines
  const foreign = lettersOf.flatMap(([letters, states]) => (states.includes(country) ? [] : [letters]))
  return lines.map((line) => {
    const own = foreign.reduce((text, letters) => text.replace(letters, ownLetter), line.text)
    return { ...line, text: withoutMarks.includes(country) ? own.replace(inCapitals, baseOf) : own }
  })
}

/** A letter with a mark among capitals. */
const inCapitals = /[\u00c0-\u00d6\u00d8-\u00de](?=\p{Lu})|(?<=\p{Lu})[\u00c0-\u00d6\u00d8-\u00de]/gu

const baseOf = (letter: string): string => letter.normalize('NFD').charAt(0)

/** The same letter with the mark that stands highest, where western languages have it; otherwise without any. */
function ownLetter(letter: string): string {
  const [base = letter, ...marks] = letter.normalize('NFD')
  if (marks.length < 2) return base
  const marked = `${base}${marks.at(-1) ?? ''}`.normalize('NFC')
  return marked.length === 1 && marked < '\u0100' ? marked : base
}

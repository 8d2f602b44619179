import { lettersOf, lineOfLetters, type VizLine } from '../viz/text-line.ts'
import { measureValue, type VizValue } from '../viz/measure-value.ts'

/** Letters that figures in the word of a month are. */
const lettersInMonth: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '6': 'G', '8': 'B' }
/** A figure at the beginning of a word, or in it: `0CT`, `JU1N`. */
const figureInWord = /(?<![A-Z\d])[05](?=[A-Z]{2})|(?<=[A-Z])[01568](?=[A-Z])/g

/** The line of a date, its month in letters: a doubt about a letter of it is none about a figure of the date. */
function withMonthInLetters(line: VizLine): VizLine {
  const figures = new Set([...line.text.matchAll(figureInWord)].map(({ index }) => index))
  if (figures.size === 0) return line
  const letters = lettersOf(line).map((letter, at) =>
    figures.has(at) ? { ...letter, symbol: lettersInMonth[letter.symbol] ?? letter.symbol } : letter,
  )
  return lineOfLetters(letters, line.quad)
}

/** A line of print as the one value that it says. */
export function printedValue(line: VizLine, value: string): VizValue {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const read = isDate ? withMonthInLetters(line) : line
  return measureValue({ line: read, from: 0, to: read.text.length, value, labelErrors: 0 })
}

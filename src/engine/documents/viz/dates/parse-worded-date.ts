import type { PrintedCalendar } from '../../values/gregorian-from.ts'
import type { LabelLanguage } from '../languages/all-languages.ts'
import { monthOfWord } from './month-words.ts'
import type { PrintedParts } from './printed-parts.ts'

/** Words of dates that say nothing: of, day, month, year, born. */
const fillers =
  /(?<!\p{L})(?:de|di|of|ngày|tháng|năm|г|года|год|р|року|ж|жылғы|жылы|й|сарын|оны|ماه|من|سنة|שנת|วันที่|เดือน)(?!\p{L})\.?/giu

/** What says which calendar a year is of, letters and points as they are printed. */
const calendarMarks: readonly (readonly [RegExp, PrintedCalendar])[] = [
  [/พ\s?\.?\s?ศ\s?\.?|B\.\s?E\.?/u, 'buddhist'],
  [/ค\s?\.?\s?ศ\s?\.?/u, 'gregory'],
  [/هجر[يی]\s?شمس[يی]|شمس[يی]|ه\s?\.\s?ش/u, 'persian'],
  [/هجر[يیى]ة?|(?<!\p{L})هـ?\.?(?!\p{L})|(?<![A-Za-z])A\.?H\.?(?![A-Za-z])/u, 'islamic-umalqura'],
  [/ميلاد[يیى]ة?|(?<!\p{L})م\.?(?!\p{L})/u, 'gregory'],
]

/** A date without the mark of its calendar, and the calendar; null where none is marked, or two are. */
export function withoutCalendarMark(text: string): {
  readonly text: string
  readonly calendar: PrintedCalendar | null
} {
  const marked = calendarMarks.filter(([pattern]) => pattern.test(text))
  const [mark] = marked
  if (mark === undefined || marked.length > 1) return { text, calendar: null }
  return { text: text.replace(mark[0], ' ').trim(), calendar: mark[1] }
}

const dayFirst =
  /^\s*(\d{1,2})(?:\.|\s|[-/،,])*([\p{L}\p{M}][\p{L}\p{M}\p{Cf}.'’\s/-]*?)[\s./،,-]*(\d{4})\.?\s*$/u
const yearFirst = /^\s*(\d{4})[\s./،,-]*([\p{L}\p{M}][\p{L}\p{M}\p{Cf}.'’\s/-]*?)[\s./،,-]*(\d{1,2})\.?\s*$/u
const numbersOfVietnam = /^\s*(?:ngày)?\s*(\d{1,2})\s*tháng\s*(\d{1,2})\s*năm\s*(\d{4})\s*$/iu

/** A date whose month is a word, in any language of documents; null when it is none. */
export function parseWordedDate(text: string, languages: readonly LabelLanguage[]): PrintedParts | null {
  const numbers = numbersOfVietnam.exec(text.normalize('NFC'))
  if (numbers !== null) return { day: Number(numbers[1]), month: Number(numbers[2]), year: numbers[3] ?? '' }
  const bare = text.replace(fillers, ' ').trim()
  const found = dayFirst.exec(bare)
  if (found !== null) return partsOf([found[1], found[2], found[3]], languages)
  const turned = yearFirst.exec(bare)
  return turned === null ? null : partsOf([turned[3], turned[2], turned[1]], languages)
}

function partsOf(
  [day, words = '', year]: readonly (string | undefined)[],
  languages: readonly LabelLanguage[],
): PrintedParts | null {
  const month = monthOf(words, languages)
  if (month === null) return null
  const { calendar = 'gregory' } = month
  const parts = { day: Number(day), month: month.month, year: year ?? '' }
  // Years of the Thai calendar stand beside the months of the Gregorian one.
  return calendar === 'gregory' ? parts : { ...parts, calendar }
}

/** The month of one word or several, or of two languages that agree: `мая/may`. */
function monthOf(
  words: string,
  languages: readonly LabelLanguage[],
): Pick<PrintedParts, 'month' | 'calendar'> | null {
  const whole = monthOfWord(words, languages)
  if (whole !== null) return whole
  const parts = words.split('/').map((word) => monthOfWord(word, languages))
  const [first, ...others] = parts
  const agrees = others.every((other) => other !== null && other.month === first?.month)
  return first && agrees ? first : null
}

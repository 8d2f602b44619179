import { formatIsoDate } from '../../../../documents/values/calendar-date.ts'
import { gregorianFrom, type PrintedCalendar } from '../../../../documents/values/gregorian-from.ts'
import { monthOfWord } from '../../../../documents/viz/dates/month-words.ts'
import type { FoundDate } from './found-date.ts'

/** `12 มีนาคม พ.ศ. 2558`, `๑๒ เดือน มีนาคม ๒๕๕๘`, `12 مرداد 1402`: day, month in words, year. */
const inWords =
  /(?<!\d)(?<d>\d{1,2})\s*(?:เดือน|ماه)?\s*(?<w>[\p{Script=Thai}\p{Script=Arabic}\p{M}.]{2,14}?)\s*(?:พ\.?\s?ศ\.?|سال|ماه)?\s*(?<y>2[45]\d{2}|1[34]\d{2}|20\d{2}|19\d{2})(?!\d)/gu
/** `12/03/2558`: years that are too high for another calendar. */
const inFigures = /(?<![\d/.-])(?<d>\d{1,2})\s?[/.-]\s?(?<m>\d{1,2})\s?[/.-]\s?(?<y>2[45]\d{2})(?!\d)/gu
/** `2015 оны 3 дугаар сарын 12`, `2015 жылғы 12`. */
const mongolian =
  /(?<y>(?:19|20)\d{2})\s?оны\s(?<m>\d{1,2})\s?(?:дугаар|дүгээр)?\s?сарын\s(?<d>\d{1,2})(?!\d)/gu

const languages = ['th', 'fa'] as const

/** Dates of Thailand in years of the Buddhist era, of Iran in months of the solar calendar, and of Mongolia. */
export function wordedAsianDates(text: string): readonly FoundDate[] {
  return [...text.matchAll(inWords), ...text.matchAll(inFigures), ...text.matchAll(mongolian)].flatMap(
    (match) => {
      const { d, w, m, y } = match.groups ?? {}
      const named = w === undefined ? null : monthOfWord(w, languages)
      const month = w === undefined ? Number(m) : (named?.month ?? 0)
      const calendar = calendarOf(Number(y), named?.calendar)
      const date = gregorianFrom(calendar, { year: Number(y), month, day: Number(d) })
      if (date === null || month === 0) return []
      const { index } = match
      return [{ value: formatIsoDate(date), start: index, end: index + match[0].length, isAmbiguous: false }]
    },
  )
}

function calendarOf(year: number, named: PrintedCalendar | undefined): PrintedCalendar {
  if (year >= 2400) return 'buddhist'
  return year < 1500 ? (named ?? 'persian') : 'gregory'
}

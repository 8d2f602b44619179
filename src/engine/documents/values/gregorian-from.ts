import { lazy } from '../../../vocabulary/lazy.ts'
import { isCalendarDate, type CalendarDate } from './calendar-date.ts'

/** Calendars in which documents print dates, by their names in `Intl`. */
export type PrintedCalendar = 'gregory' | 'buddhist' | 'roc' | 'islamic-umalqura' | 'persian' | 'hebrew'

/** Years that a calendar is ahead of the Gregorian one, where months and days are the same. */
const yearsAhead: Readonly<Partial<Record<PrintedCalendar, number>>> = {
  gregory: 0,
  buddhist: 543,
  roc: -1911,
}

/** Of calendars with other months: the day number on which year 1 would begin at a steady pace, days of a year and of a month. */
const paces: Readonly<Record<'islamic-umalqura' | 'persian' | 'hebrew', readonly [number, number, number]>> =
  {
    'islamic-umalqura': [-492_148, 354.36667, 29.53059],
    persian: [-492_267, 365.24219, 30.5],
    hebrew: [-2_092_591, 365.24682, 29.53059],
  }

/** So many days around the estimate are looked at. */
const reach = { 'islamic-umalqura': 4, persian: 6, hebrew: 45 } as const

const millisecondsOfDay = 86_400_000

/** The day of a day number (1970-01-01 is 0) in the Gregorian calendar. */
export function dateOfDay(day: number): CalendarDate {
  const date = new Date(day * millisecondsOfDay)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/**
 * A date of another calendar as the Gregorian calendar has it: by `Intl`, Umm al-Qura for Islamic dates. Of the Hebrew calendar
 * month 1 is Tishri, and a leap year has thirteen. Null when that calendar has no such day.
 */
export function gregorianFrom(calendar: PrintedCalendar, date: CalendarDate): CalendarDate | null {
  if (calendar === 'gregory' || calendar === 'buddhist' || calendar === 'roc') {
    const gregorian = { ...date, year: date.year - (yearsAhead[calendar] ?? 0) }
    return isCalendarDate(gregorian) ? gregorian : null
  }
  const [begin, year, month] = paces[calendar]
  const estimate = Math.round(begin + (date.year - 1) * year + (date.month - 1) * month + date.day - 1)
  for (let away = 0; away <= reach[calendar]; away++)
    for (const day of away === 0 ? [estimate] : [estimate - away, estimate + away])
      if (isSameDate(dateIn(calendar, day), date)) return dateOfDay(day)
  return null
}

function isSameDate(one: CalendarDate, other: CalendarDate): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day
}

const formatOf = (calendar: PrintedCalendar) =>
  lazy(
    () =>
      new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
        timeZone: 'UTC',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
      }),
  )

const formats = {
  'islamic-umalqura': formatOf('islamic-umalqura'),
  persian: formatOf('persian'),
  hebrew: formatOf('hebrew'),
} as const

/** Months of the Hebrew calendar as `Intl` names them in English. */
const hebrewMonths: readonly string[] = [
  'Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar I', 'Adar', 'Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul',
] // prettier-ignore

/** A day number as a calendar has it. */
export function dateIn(calendar: 'islamic-umalqura' | 'persian' | 'hebrew', day: number): CalendarDate {
  const parts = formats[calendar]().formatToParts(day * millisecondsOfDay)
  const part = (name: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === name)?.value ?? ''
  const month = part('month')
  const named = hebrewMonths.indexOf(month === 'Adar II' ? 'Adar' : month) + 1
  return { year: Number(part('year')), month: named > 0 ? named : Number(month), day: Number(part('day')) }
}

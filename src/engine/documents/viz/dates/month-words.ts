import { lazy } from '../../../../vocabulary/lazy.ts'
import { gregorianFrom, type PrintedCalendar } from '../../values/gregorian-from.ts'
import { comparableLetters } from '../comparable-letters.ts'
import { documentLanguages, type LabelLanguage } from '../languages/all-languages.ts'
import type { DocumentLanguage } from '../languages/document-language.ts'

/** What a word for a month means. */
export interface MonthWord {
  readonly calendar: PrintedCalendar
  /** 1..12 */
  readonly month: number
}

/** Languages that name the months in several ways, by where they are spoken. */
const regions: Readonly<Partial<Record<LabelLanguage, readonly string[]>>> = {
  ar: ['ar', 'ar-SY', 'ar-MA', 'ar-DZ'],
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

const dayInMilliseconds = 86_400_000

/** A day in each month of a year of a calendar, as `Intl` takes it. */
function daysIn(calendar: 'gregory' | 'islamic-umalqura' | 'persian'): readonly number[] {
  const year = { gregory: 2021, 'islamic-umalqura': 1443, persian: 1400 }[calendar]
  return months.map((month) => {
    const date = gregorianFrom(calendar, { year, month, day: 15 })
    return date === null ? 0 : Date.UTC(date.year, date.month - 1, date.day) + dayInMilliseconds / 2
  })
}

const forms: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
]

type Calendars = readonly ('gregory' | 'islamic-umalqura' | 'persian')[]

/** Calendars whose months documents in a language print in words. */
const calendarsOf = (language: LabelLanguage): Calendars => {
  if (language === 'ar') return ['gregory', 'islamic-umalqura']
  return language === 'fa' ? ['gregory', 'persian'] : ['gregory']
}

/** The words of one language, by their letters: those of `Intl`, and what documents print beside them. */
function wordsOfLanguage(language: LabelLanguage): ReadonlyMap<string, readonly MonthWord[]> {
  const words = new Map<string, MonthWord[]>()
  const add = (text: string, meaning: MonthWord): void => {
    const letters = comparableLetters(text)
    if (letters === '' || /\d/.test(text)) return
    words.set(letters, [...(words.get(letters) ?? []), meaning])
  }
  for (const calendar of calendarsOf(language))
    for (const [month, text] of wordsOfIntl(language, calendar)) add(text, { calendar, month })
  const known: DocumentLanguage = documentLanguages[language]
  known.months?.forEach((texts, at) => {
    for (const text of texts) add(text, { calendar: 'gregory', month: at + 1 })
  })
  return words
}

const allLanguages = Object.keys(documentLanguages) as LabelLanguage[]

/** Made for each language when it is asked for first: `Intl` takes some milliseconds. */
const wordsByLanguage = new Map(
  allLanguages.map((language) => [language, lazy(() => wordsOfLanguage(language))] as const),
)

function meaningsIn(languages: readonly LabelLanguage[], letters: string): readonly MonthWord[] {
  return languages.flatMap((language) => wordsByLanguage.get(language)?.().get(letters) ?? [])
}

function wordsOfIntl(
  language: LabelLanguage,
  calendar: Calendars[number],
): readonly (readonly [number, string])[] {
  const days = daysIn(calendar)
  return (regions[language] ?? [language]).flatMap((region) =>
    forms.flatMap((form) => {
      const format = new Intl.DateTimeFormat(`${region}-u-ca-${calendar}`, { ...form, timeZone: 'UTC' })
      return days.map((day, at) => {
        const text = format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
        return [at + 1, text] as const
      })
    }),
  )
}

/** Shorter words of Thai may be short months: whole ones have such a sign. */
const shortMonth = 6

/**
 * The month that a word is, in the languages of the print beside it where one of them has it, otherwise in any. Null for other
 * words, and where it is one month here and another there.
 */
export function monthOfWord(text: string, languages: readonly LabelLanguage[]): MonthWord | null {
  // The full stop of a short month in Thai is at times seen as the vowel sign below a letter, which none of them has.
  const letters = comparableLetters(
    /\u0e38/.test(text) && text.length < shortMonth ? text.replaceAll('\u0e38', '') : text,
  )
  const among = meaningsIn(languages, letters)
  const [first, ...others] = among.length > 0 ? among : meaningsIn(allLanguages, letters)
  const isOne = others.every(({ calendar, month }) => calendar === first?.calendar && month === first.month)
  return first !== undefined && isOne ? first : null
}

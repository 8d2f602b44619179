import type { PrintedCalendar } from '../../values/gregorian-from.ts'
import type { LabelLanguage } from '../languages/all-languages.ts'

/** Years of the Thai calendar that documents bear; none other is so far ahead. */
const buddhist = { from: 2400, to: 2700 } as const
/** Years of the Islamic calendars that documents bear: both, so that the language must tell which. */
const islamic = { from: 1250, to: 1500 } as const

/**
 * Which calendar a printed year of four digits is of; null where it could be of two.
 *
 * @param languages of the label that the date stands beside
 * @param text the date as it is printed, in whatever digits
 */
export function calendarOfYear(
  year: number,
  { languages, text }: { readonly languages: readonly LabelLanguage[]; readonly text: string },
): PrintedCalendar | null {
  if (year >= buddhist.from && year <= buddhist.to) return 'buddhist'
  if (year < islamic.from || year > islamic.to) return isBikram(text, languages) ? null : 'gregory'
  const isPersian = languages.includes('fa')
  const isArabic = languages.includes('ar')
  if (isPersian !== isArabic) return isPersian ? 'persian' : 'islamic-umalqura'
  return /[\u06f0-\u06f9]/.test(text) ? 'persian' : null
}

/** Documents of Nepal print years of Bikram Sambat in their own digits, 56 or 57 ahead: `Intl` has no such calendar. */
function isBikram(text: string, languages: readonly LabelLanguage[]): boolean {
  const isOfNepal = languages.length === 0 || languages.includes('ne')
  return isOfNepal && /[\u0966-\u096f]/.test(text)
}

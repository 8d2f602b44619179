import { formatIsoDate } from '../../../../documents/values/calendar-date.ts'
import { gregorianFrom } from '../../../../documents/values/gregorian-from.ts'
import { parseEasternDate } from '../../../../documents/viz/dates/parse-eastern-date.ts'
import type { FoundDate } from './found-date.ts'
import { wordedAsianDates } from './worded-asian-dates.ts'

/** `令和元年5月1日`, `民國104年3月12日`, `二〇一五年三月十二日`, `2015년 3월 12일`. */
const ofSigns =
  /(?:(?:中華|中华)?民[國国]|明治|大正|昭和|平成|令和)?\s?(?:\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})\s?[年년]\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[月월]\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[日일]/gu
/** `1441/05/12هـ`, `12/05/1441 هـ`: years of Islamic dates are marked, or too low for others. */
const islamic =
  /(?<![\d/.-])(?:(?<y>1[34]\d{2})\s?[/.-]\s?(?<m>\d{1,2})\s?[/.-]\s?(?<d>\d{1,2})|(?<d2>\d{1,2})\s?[/.-]\s?(?<m2>\d{1,2})\s?[/.-]\s?(?<y2>1[34]\d{2}))(?![\d/.-])/gu

/** Dates of a text in the calendars and signs of China, Japan, Korea, Taiwan, and in the Islamic calendar (Umm al-Qura). */
export function easternDates(text: string): readonly FoundDate[] {
  const withSigns = [...text.matchAll(ofSigns)].flatMap((match) => {
    const date = parseEasternDate(match[0], false) ?? null
    return date === null ? [] : [{ ...placeOf(match), value: formatIsoDate(date) }]
  })
  const ofHijra = [...text.matchAll(islamic)].flatMap((match) => {
    const { y, m, d, y2, m2, d2 } = match.groups ?? {}
    const date = { year: Number(y ?? y2), month: Number(m ?? m2), day: Number(d ?? d2) }
    const gregorian = gregorianFrom('islamic-umalqura', date)
    return gregorian === null ? [] : [{ ...placeOf(match), value: formatIsoDate(gregorian) }]
  })
  return [...withSigns, ...ofHijra, ...wordedAsianDates(text)]
}

function placeOf(match: RegExpExecArray): Omit<FoundDate, 'value'> {
  return { start: match.index, end: match.index + match[0].length, isAmbiguous: false }
}

import { dayNumber, isCalendarDate, type CalendarDate } from '../../values/calendar-date.ts'
import { gregorianFrom } from '../../values/gregorian-from.ts'
import { japaneseEras } from './japanese-eras.table.ts'

/** What may stand behind a date: born, issued, valid until. */
const behindDate = /(?:生まれ|生|交付|まで有効|まで|から有効|から|起|止|出生|생)$/u

/** No other era has a first sign that small print shows so. */
const likeReiwa = /^[合今冷]和(?=[\d元])/u

const signs: Readonly<Record<string, number>> = {
  〇: 0, '○': 0, 零: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
} // prettier-ignore

/** 元年 is the first year; 二〇一五 and 十二 are numbers. */
function numberOf(text = ''): number {
  if (text === '元') return 1
  if (/^\d+$/.test(text)) return Number(text)
  const [tens, ones] = text.split('十')
  if (ones === undefined) return Number(Array.from(text, (sign) => signs[sign] ?? '').join('') || NaN)
  return (tens === '' ? 1 : numberOf(tens)) * 10 + (ones === '' ? 0 : numberOf(ones))
}

/** `1990年1月1日`, `平成5年1月1日生`, `H05.01.01`, `民國79年1月1日`, `1990년 1월 1일`. */
const one =
  /^(大正|昭和|平成|令和|中華民國|中华民国|民國|民国|[TSHR](?=\.?\d))?\.?(\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})[年년./-](\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})[月월./-](\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})[日일.]?$/u
/** `2024年(令和06年)06月01日`, `令和06年(2024年)06月01日`: one year in two calendars. */
const two =
  /^(大正|昭和|平成|令和|中華民國|中华民国|民國|民国|[TSHR](?=\.?\d))?\.?(\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})年?\((大正|昭和|平成|令和|中華民國|中华民国|民國|民国|[TSHR](?=\.?\d))?\.?(\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})年\)年?(\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})月(\d{1,4}|元|[〇○零一二三四五六七八九十]{1,4})日$/u

/** As printed; absent parts are `undefined`. */
interface Printed {
  readonly era: string | undefined
  readonly year: string | undefined
  readonly month: string | undefined
  readonly day: string | undefined
}

/**
 * A date as China, Taiwan, Japan and Korea print it, in years of an era or of the common one. Only a date that says its era or
 * has the signs of its parts is one; others are read elsewhere.
 *
 * @param canOutlast whether it may lie behind the end of its era: valid until 平成35年
 * @returns undefined when it is no such print, null when it is and the calendar has no such day
 */
export function parseEasternDate(text: string, canOutlast: boolean): CalendarDate | null | undefined {
  const plain = text.replace(/\s+/g, '').replace(behindDate, '').replace(likeReiwa, '令和')
  const single = one.exec(plain)
  if (single === null) return parseTwoYears(plain, canOutlast)
  const [, era, year, month, day] = single
  return era === undefined && !/[年년]/.test(plain)
    ? undefined
    : dateOf({ era, year, month, day }, canOutlast)
}

/** The same where one year stands in two calendars: both must be the same. */
function parseTwoYears(plain: string, canOutlast: boolean): CalendarDate | null | undefined {
  const both = two.exec(plain)
  if (both === null) return undefined
  const [, firstEra, first, secondEra, second, month, day] = both
  const date = dateOf({ era: firstEra, year: first, month, day }, canOutlast)
  const other = dateOf({ era: secondEra, year: second, month, day }, canOutlast)
  return date !== null && other !== null && dayNumber(date) === dayNumber(other) ? date : null
}

function dateOf(printed: Printed, canOutlast: boolean): CalendarDate | null {
  const [year, month, day] = [printed.year, printed.month, printed.day].map(numberOf)
  const date = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
  if (printed.era === undefined) return date.year >= 1000 && isCalendarDate(date) ? date : null
  return /[國国]/.test(printed.era) ? gregorianFrom('roc', date) : dateOfEra(printed.era, date, canOutlast)
}

function dateOfEra(era: string, inEra: CalendarDate, canOutlast: boolean): CalendarDate | null {
  const at = japaneseEras.findIndex(({ signs: names }) => names.includes(era))
  const begins = japaneseEras[at]?.begins
  if (begins === undefined || inEra.year < 1) return null
  const date = { ...inEra, year: begins.year + inEra.year - 1 }
  const ends = canOutlast ? undefined : japaneseEras[at + 1]?.begins
  if (!isCalendarDate(date) || dayNumber(date) < dayNumber(begins)) return null
  return ends === undefined || dayNumber(date) < dayNumber(ends) ? date : null
}

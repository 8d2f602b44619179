import { formatIsoDate, parseIsoDate } from '../values/calendar-date.ts'
import { eyeCodes, hairCodes, sexCodes, weightRanges } from './tables/codes.table.ts'
import type { ElementFormat } from './tables/elements.table.ts'

/** In which order the standard of this card writes dates: `CCYYMMDD` or `MMDDCCYY`. */
export type DateOrder = 'year-first' | 'month-first'

/** A value in the words of the wire. */
export interface ElementValue {
  readonly value: string
  /** Written as the standard says for this version and country. */
  readonly isRegular: boolean
}

/** Stands where there is nothing to say, or nothing is known (Annex D.12.3); codes that say "unknown". */
const noValue = /^(?:NONE|UNAVL|UNAVAIL|UNK|N\/A)$/i

/** Reads the value of an element; null when it says nothing, or nothing that can be. */
export function readElement(format: ElementFormat, raw: string, order: DateOrder): ElementValue | null {
  const text = raw.trim()
  if (text === '' || noValue.test(text)) return null
  return readersByFormat[format](text, order)
}

type Reader = (text: string, order: DateOrder) => ElementValue | null

const regular = (value: string): ElementValue => ({ value, isRegular: true })
const irregular = (value: string): ElementValue => ({ value, isRegular: false })

const readersByFormat: Readonly<Record<ElementFormat, Reader>> = {
  text: (text) => regular(text.replace(/\s+/g, ' ')),
  commaNames: (text) => regular(text),
  date: readDate,
  sex: (text) => {
    const sex = sexCodes[text.toUpperCase()]
    return sex === undefined ? null : regular(sex)
  },
  eyes: (text) => codeValue(eyeCodes, text),
  hair: (text) => codeValue(hairCodes, text),
  height: readHeight,
  feetInches: (text) => feetAndInches(text) ?? irregularHeight(text),
  centimetres: (text) => measurement(text, { unit: 'cm', least: 60, most: 275 }),
  pounds: (text) => measurement(text.replace(/ *lbs?$/i, ''), { unit: 'lb', least: 30, most: 999 }),
  kilograms: (text) => measurement(text.replace(/ *kgs?$/i, ''), { unit: 'kg', least: 15, most: 450 }),
  weightRange: (text) => {
    const range = /^\d$/.test(text) ? weightRanges[Number(text)] : undefined
    return range === undefined ? null : regular(`${range} kg`)
  },
  postcode: readPostcode,
  truncation: (text) => (/^[TNU]$/.test(text) ? regular(text) : null),
  flag: (text) => (/^[01YN]$/.test(text) ? regular(text) : null),
}

function codeValue(codes: ReadonlySet<string>, text: string): ElementValue {
  const code = text.toUpperCase()
  return codes.has(code) ? regular(code) : irregular(text)
}

/**
 * Eight digits → `YYYY-MM-DD`. The two orders cannot be confused: no month is 18 to 21, and no date lies outside the
 * years 1800 to 2199. One in the other order than the standard's is taken, and noted.
 */
function readDate(text: string, order: DateOrder): ElementValue | null {
  const digits = text.replace(/[-/ ]/g, '')
  if (!/^\d{8}$/.test(digits)) return null
  const yearFirst = calendarDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))
  const monthFirst = calendarDate(digits.slice(4), digits.slice(0, 2), digits.slice(2, 4))
  const date = yearFirst ?? monthFirst
  if (date === null) return null
  const isRegular = digits === text && (order === 'year-first') === (yearFirst !== null)
  return { value: date, isRegular }
}

function calendarDate(year: string, month: string, day: string): string | null {
  if (!/^(?:18|19|20|21)/.test(year)) return null
  const date = parseIsoDate(`${year}-${month}-${day}`)
  return date === null ? null : formatIsoDate(date)
}

function readHeight(text: string): ElementValue | null {
  const match = /^(\d{2,3}) ?(in|cm)$/i.exec(text)
  if (match === null) return irregularHeight(text)
  const isMetric = match[2]?.toLowerCase() === 'cm'
  const bounds = isMetric ? { unit: 'cm', least: 60, most: 275 } : { unit: 'in', least: 24, most: 107 }
  return measurement(match[1] ?? '', bounds)
}

/** `509`: five feet, nine inches → inches. */
function feetAndInches(text: string): ElementValue | null {
  const match = /^([2-8])(\d{2})$/.exec(text)
  const inches = Number(match?.[2])
  return match === null || inches > 11 ? null : regular(`${Number(match[1]) * 12 + inches} in`)
}

/** `5'-09"`, and inches without a unit: not the standard's, yet plain. */
function irregularHeight(text: string): ElementValue | null {
  const feet = /^([2-8])['’ ] ?-? ?(\d{1,2})["”]?$/.exec(text)
  const reported = feet === null ? null : feetAndInches(`${feet[1] ?? ''}${(feet[2] ?? '').padStart(2, '0')}`)
  const digitsOnly = feetAndInches(text) ?? (/^0?[2-9]\d$/.test(text) ? regular(`${Number(text)} in`) : null)
  const found = reported ?? digitsOnly
  return found === null ? null : irregular(found.value)
}

function measurement(
  text: string,
  { unit, least, most }: { readonly unit: string; readonly least: number; readonly most: number },
): ElementValue | null {
  const amount = /^\d{2,3}$/.test(text) ? Number(text) : NaN
  return amount >= least && amount <= most ? regular(`${amount} ${unit}`) : null
}

/** Five or nine digits of the United States, the last four only where they are known; others as written. */
function readPostcode(text: string): ElementValue {
  const match = /^(\d{5})[- ]?(\d{4})?$/.exec(text)
  if (match === null) return regular(text)
  const [, area, rest] = match
  return regular(rest === undefined || rest === '0000' ? (area ?? '') : `${area ?? ''}-${rest}`)
}

import { stripDiacritics, uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'
import type { Field, FieldKey, Fields } from '../../../vocabulary/reading/fields.ts'
import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { mrzSpelling } from '../../documents/values/mrz-names.ts'
import { parseVizValue } from '../../documents/viz/parse-viz-value.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { differsInLookAlikes } from './look-alikes.ts'

/** A value of the code that a line of print says too. */
export interface CodeMatch {
  readonly key: FieldKey
  readonly field: VizField
  /** As it is printed. */
  readonly value: string
  /** Whether it is spelled otherwise than the code spells it: marks of its letters were not seen, perhaps. */
  readonly isOtherSpelling: boolean
  /** Whether the print was read with look-alikes of the code's characters. `value` has the code's: both print one number. */
  readonly hasLookAlikes: boolean
}

/** Both orders of day and month: where one of them gives the code's own date, that one is printed. */
const orders = ['day first', 'month first'] as const

type MatchField = (text: string, value: string, today: CalendarDate) => string | null

/** Words in Latin letters without a figure are no date. */
const isWords = /^[\p{Script=Latin}\p{P}\p{Z}]*$/u

const matchDate =
  (field: 'dob' | 'expiry' | 'issued'): MatchField =>
  (text, value, today) => {
    if (isWords.test(text)) return null
    const dates = orders.flatMap((order) => parseVizValue(field, text, { today, order, languages: [] }) ?? [])
    return dates.find((date) => isSameDate(date, value)) ?? null
  }

/** A zone has two figures of a year: of the century it says nothing. */
export function isSameDate(printed: string, inCode: string): boolean {
  return printed.slice(2) === inCode.slice(2)
}

const matchNumber: MatchField = (text, value) => {
  const [compact, inCode] = [compactNumber(text), value.replace(/[^A-Z0-9]/g, '')]
  const isAlike = compact.length >= leastAlikeLength && differsInLookAlikes(compact, inCode)
  return compact === inCode || isAlike ? inCode : null
}

/** Of a shorter number another one easily looks the same. */
const leastAlikeLength = 6

function compactNumber(text: string): string {
  return text.replace(/[\s.-]/g, '')
}

/** Initials and figures stand in signatures. */
const matchName: MatchField = (text, value) => {
  if (/[\d.]/.test(text)) return null
  const printed = text.replace(/\s+/g, ' ').trim()
  return isSameName(printed, value) ? printed : withLostBlanks(printed, value)
}

/** A name of the same letters with the blanks that the code has: the reader passes over blanks, and makes none up. */
function withLostBlanks(printed: string, inCode: string): string | null {
  const spelled = mrzSpelling(inCode)
  let [rest, name] = [printed, '']
  for (const word of spelled.split('<')) {
    const ends = Array.from({ length: rest.length }, (_, at) => at + 1)
    const end = ends.find((to) => mrzSpelling(rest.slice(0, to)) === word)
    if (end === undefined) return null
    const isParted = name === '' || /^[^\p{L}]/u.test(rest)
    name += (isParted ? '' : ' ') + rest.slice(0, end)
    rest = rest.slice(end)
  }
  return rest === '' && mrzSpelling(name) === spelled ? name : null
}

/** What is left of two letters of a zone that stand for one letter with a mark, when the mark was not seen. */
const withoutTransliteration = (spelling: string): string =>
  spelling.replace(/AE|AA/g, 'A').replace(/OE/g, 'O').replace(/UE/g, 'U')

function isSameName(printed: string, inCode: string): boolean {
  const [one, other] = [mrzSpelling(printed), mrzSpelling(inCode)]
  return one.length > 1 && (one === other || withoutTransliteration(one) === withoutTransliteration(other))
}

const matchSex: MatchField = (text, value, today) => {
  if (text.trim().length > 3) return null
  const sex = parseVizValue('sex', text, { today, order: null, languages: [] })
  return sex !== null && sex === value ? sex : null
}

/** `UTOPIAN` begins as the name of the state does. */
const matchNationality: MatchField = (text, value) => {
  const [printed, state] = [uppercaseLetters(text), uppercaseLetters(value)]
  const isAlike =
    state.length > 3 && printed.length <= state.length + 4 && printed.startsWith(state.slice(0, -1))
  return isAlike && printed !== state ? stripDiacritics(text).trim() : null
}

interface Row {
  readonly key: FieldKey
  readonly field: VizField
  /** Where the code has its value, if not under the same key. */
  readonly from?: FieldKey
  readonly match: MatchField
}

/** The values of a code that nothing else on a side looks like. */
const rows: readonly Row[] = [
  { key: 'dob', field: 'dob', match: matchDate('dob') },
  { key: 'expiry', field: 'expiry', match: matchDate('expiry') },
  { key: 'issued', field: 'issued', match: matchDate('issued') },
  { key: 'documentNumber', field: 'documentNumber', match: matchNumber },
  { key: 'personalNumber', field: 'personalNumber', match: matchNumber },
  { key: 'lastName', field: 'surname', match: matchName },
  { key: 'firstName', field: 'givenNames', match: matchName },
  { key: 'sex', field: 'sex', match: matchSex },
  { key: 'nationalityFull', field: 'nationality', match: matchNationality },
]

/** The value of a code that a line of print says; null where it says none, or may be one of two. */
export function matchCodeValue(text: string, code: Fields, today: CalendarDate): CodeMatch | null {
  const found = rows.flatMap(({ key, field, from = key, match }): readonly CodeMatch[] => {
    const inCode = wholeValue(code, from)
    const value = inCode === '' ? null : match(text, inCode, today)
    if (value === null) return []
    const isName = field === 'surname' || field === 'givenNames'
    const isOtherSpelling = isName && mrzSpelling(value) !== mrzSpelling(inCode)
    const hasLookAlikes = match === matchNumber && compactNumber(text) !== value
    return [{ key, field, value, isOtherSpelling, hasLookAlikes }]
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** The value of a code that a text says, as above; each text is looked at once. */
export type MatchCode = (text: string) => CodeMatch | null

export function codeMatcher(code: Fields, today: CalendarDate): MatchCode {
  const known = new Map<string, CodeMatch | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const match = matchCodeValue(text, code, today)
    known.set(text, match)
    return match
  }
}

/** Given names that a profile parts are printed together. */
function wholeValue(code: Fields, key: FieldKey): string {
  const value = (of: FieldKey): string => code[of]?.find(isOfCode)?.value ?? ''
  return key === 'firstName' ? `${value('firstName')} ${value('middleName')}`.trim() : value(key)
}

const isOfCode = ({ source }: Field): boolean => source === 'mrz' || source === 'barcode'

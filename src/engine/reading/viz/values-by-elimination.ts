import type { CalendarDate } from '../../documents/values/calendar-date.ts'
import { parseIsoDate, yearsBetween } from '../../documents/values/calendar-date.ts'
import { sexOfPrint } from '../../documents/viz/sex-of-print.ts'
import { isBareTitle } from '../../documents/viz/titles/document-title.ts'
import type { LabelLanguage } from '../../documents/viz/languages/all-languages.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import { linesNextTo } from './pair-values.ts'
import type { VizLine } from './text-line.ts'
import type { ReadValue } from './value-reader.ts'
import type { ValuePiece } from './value-piece.ts'

type DateField = 'dob' | 'issued' | 'expiry'

const dateFields: readonly DateField[] = ['dob', 'issued', 'expiry']

/** Years from which on a date is no day of issue any more, and for which documents are valid at most. */
const years = { sinceIssue: 16, ofValidity: 20, sinceExpiry: 10 } as const
/** So many digits make a number of what no label names. */
const minDigits = 6
/** A date whose year has two figures may be of either century. */
const shortYear = /^\D*\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?\d{2}\D*$/

/** What is known of a page before its other values are distinguished. */
export interface PartlyLabelled {
  readonly lines: readonly VizLine[]
  readonly read: ReadValue
  readonly today: CalendarDate
  /** Languages of the page's labels. */
  readonly languages: readonly LabelLanguage[]
  /** Whether a line is a value already, or the label of one, or of a date or a number. */
  readonly isUsed: (line: number) => boolean
  /** Dates that stand beside labels, `YYYY-MM-DD`. */
  readonly dates: ReadonlyMap<VizField, string>
  /** Fields that the page has labels for. */
  readonly labelled: ReadonlySet<VizField>
}

/** What may be a label: letters, or one with a sign on it, and no figures among them. */
const labelLike = /^\P{Nd}*\p{L}\P{Nd}*[\p{L}\p{M}]\P{Nd}*$|^[\p{Script=Han}\p{Script=Hangul}]+$/u

/**
 * Values beside labels that no table knows, by what else they could be: of all dates of a document only one can be that of
 * birth, of issue, of expiry each, in this order; a number, and a word for a sex, that is the only one is its own. Where two answers are possible, or a
 * date is left over, there is none.
 */
export function valuesByElimination(known: PartlyLabelled): readonly ValuePiece[] {
  const page = { ...known, besideLabels: besideUnknownLabels(known) }
  return [...datesByElimination(page), ...numberByElimination(page), ...sexByElimination(page)]
}

interface Page extends PartlyLabelled {
  /** Lines right beside, below or above what may be a label. */
  readonly besideLabels: ReadonlySet<number>
}

function besideUnknownLabels({ lines, isUsed }: PartlyLabelled): ReadonlySet<number> {
  const isLabel = (text: string): boolean => labelLike.test(text) && !isBareTitle(text)
  return linesNextTo(lines, lines.flatMap(({ text }, at) => (!isUsed(at) && isLabel(text) ? [at] : []))) // prettier-ignore
}

interface Found {
  readonly line: number
  readonly from: number
  /** Index behind its last letter. */
  readonly to: number
  readonly value: string
}

/** What no label names of a page, and can be the value of a field. */
function unlabelled(
  { lines, read, languages, isUsed, besideLabels, labelled, today }: Page,
  field: VizField,
): readonly Found[] {
  const isNumbered = labelled.has('documentNumber') || labelled.has('personalNumber')
  return lines.flatMap(({ text }, line) => {
    if (isUsed(line)) return []
    const from = valueStart(text)
    const to = valueEnd(text)
    const value = read({ field, languages, errors: 0, valueStart: null }, text.slice(from, to))
    const isLabelled = from > 0 || to < text.length || besideLabels.has(line)
    return value === null || !(isLabelled || (isNumbered && isToCome(value, today)))
      ? []
      : [{ line, from, to, value }]
  })
}

/** A day to come is that of expiry, also where nothing was seen of its label, on a page with a number. */
function isToCome(value: string, today: CalendarDate): boolean {
  const date = parseIsoDate(value)
  return date !== null && yearsBetween(today, date) > 0
}

/** Behind the colon of a label that is not known or stands apart, or what was read for it; 0 where there is none. */
function valueStart(text: string): number {
  const label = /^(?:[^:：\p{Nd}]{2,40}(?:[:：]\s*|[.,;]\s+)|\s*[:：]\s*)/u.exec(text)
  return label === null || label[0].length === text.length ? 0 : label[0].length
}

/** Before the colon of a label that stands behind its value, as in print that is read from right to left; else the end. */
function valueEnd(text: string): number {
  return /^(\p{Nd}[\p{Nd}./-]{4,})\s*[:：]\P{Nd}*$/u.exec(text)?.[1]?.length ?? text.length
}

function datesByElimination(page: Page): readonly ValuePiece[] {
  const missing = dateFields.filter((field) => !page.labelled.has(field))
  const found = new Map<number, Found>()
  for (const field of ['expiry', 'issued', 'dob'] as const)
    for (const one of unlabelled(page, field)) found.set(one.line, one)
  const dates = [...found.values()]
  if (dates.length === 0 || dates.length > missing.length) return []
  if (dates.some(({ line, from }) => shortYear.test(page.lines[line]?.text.slice(from) ?? ''))) return []
  const possible = assignments(missing, dates).filter((fields) => isPossible(fields, page))
  const [only, ...others] = possible
  if (only === undefined || others.length > 0) return []
  return [...only].map(([field, found]) => ({ field, ...found }))
}

type Assignment = ReadonlyMap<DateField, Found>

/** All ways to give each date a field of its own. */
function assignments(fields: readonly DateField[], dates: readonly Found[]): readonly Assignment[] {
  const [first, ...rest] = dates
  if (first === undefined) return [new Map()]
  return fields.flatMap((field) =>
    assignments(
      fields.filter((other) => other !== field),
      rest,
    ).map((others) => new Map([[field, first], ...others])),
  )
}

function isPossible(fields: Assignment, { dates, today }: PartlyLabelled): boolean {
  const dateOf = (field: DateField): CalendarDate | null =>
    parseIsoDate(fields.get(field)?.value ?? dates.get(field) ?? '')
  const [dob, issued, expiry] = [dateOf('dob'), dateOf('issued'), dateOf('expiry')]
  const isLasting = issued !== null && expiry !== null && yearsBetween(issued, expiry) > years.ofValidity
  const isInTime = [...fields].every(([field, { value }]) => {
    const date = parseIsoDate(value)
    return date !== null && canBe(field, yearsBetween(date, today))
  })
  return isInTime && !isLasting && isInOrder([dob, issued, expiry])
}

function isInOrder(dates: readonly (CalendarDate | null)[]): boolean {
  const known = dates.filter((date) => date !== null)
  return known.slice(1).every((date, at) => yearsBetween(known[at] ?? date, date) >= 0)
}

/** Whether a date so many years ago, of a later one less than none, can have a meaning. */
function canBe(field: DateField, ago: number): boolean {
  if (field === 'expiry') return ago < years.sinceExpiry
  return ago >= 0 && (field === 'dob' || ago < years.sinceIssue)
}

function numberByElimination(page: Page): readonly ValuePiece[] {
  if (page.labelled.has('documentNumber') || page.labelled.has('personalNumber')) return []
  const numbers = unlabelled(page, 'documentNumber').filter(
    ({ value }) => value.replace(/\D/g, '').length >= minDigits,
  )
  const [only, ...others] = numbers
  if (only === undefined || others.length > 0) return []
  return [{ field: 'documentNumber', ...only }]
}

/** A word for a sex has so many letters, in Latin ones more: shorter words of those are names, too. */
const wordForSex = /^(?=(?:\P{L}*\p{L}){3})\P{Script=Latin}+$|^\p{Script=Latin}{5,}$/u

function sexByElimination(page: Page): readonly ValuePiece[] {
  if (page.labelled.has('sex')) return []
  const words = unlabelled(page, 'sex').filter(({ line, from }) => {
    const text = page.lines[line]?.text.slice(from) ?? ''
    return wordForSex.test(text) && sexOfPrint(text, page.languages) !== null
  })
  const [only, ...others] = words
  if (only === undefined || others.length > 0) return []
  return [{ field: 'sex', ...only }]
}

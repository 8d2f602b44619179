import { readElement } from '../aamva/read-element.ts'
import type { ElementForm } from '../aamva/tables/elements.table.ts'
import { isoDate, type CalendarDate } from '../values/zone-date.ts'
import { parsePrintedDate, type DateOrder, type PrintedMeaning } from './printed-date.ts'
import type { LabelLanguage, PrintedField } from './tables/labels.table.ts'
import { sexWords } from './tables/sexes.table.ts'
import { withoutMarks } from '../../../vocabulary/imaging/without-marks.ts'

export interface ValueContext {
  readonly today: CalendarDate
  /** What the dates of the page say of their order. */
  readonly order: DateOrder | null
  /** Languages of the label that the value stands beside. */
  readonly languages: readonly LabelLanguage[]
}

type ReadValue = (text: string, context: ValueContext) => string | null

/** Values longer than this are no values, in characters. */
const longest = 80

/** The words of a name: letters with marks, hyphens, apostrophes and full stops between them. */
const words: ReadValue = (text) => {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return /^\p{L}[\p{L}\p{M}'’ʼ`´.,\- ]*$/u.test(tidy) && /\p{L}.*\p{L}/u.test(tidy) ? tidy : null
}

const placeName: ReadValue = (text) => {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return /^[\p{L}(][\p{L}\p{M}\d'’.,()/\- ]*$/u.test(tidy) && /\p{L}{2}/u.test(tidy) ? tidy : null
}

const freeText: ReadValue = (text) => {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(tidy) ? tidy : null
}

/** Letters and digits of a number, at least so many digits; blanks are no part of it. */
const numberWith =
  (digits: number): ReadValue =>
  (text) => {
    const compact = text.replace(/\s/g, '')
    if (!/^[A-Z0-9](?:[A-Z0-9]|[-./](?=[A-Z0-9])){4,24}$/.test(compact) || looksLikeDate(text)) return null
    return compact.replace(/\D/g, '').length >= digits ? compact : null
  }

function looksLikeDate(text: string): boolean {
  return /^\s*\d{1,4}\s*[-./ ]\s*\d{1,2}\s*[-./ ]\s*\d{2,4}\s*$/.test(text)
}

/** The date alone, or with a place after it as driving licences print it. */
const dateOf =
  (meaning: PrintedMeaning): ReadValue =>
  (text, { today, order }) => {
    const alone = /^(\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\s+\p{L}{2}/u.exec(text)
    const date = parsePrintedDate(alone?.[1] ?? text, { meaning, today, order })
    return date === null ? null : isoDate(date)
  }

/**
 * `M` beside a label that is Spanish alone means a man in one state and a woman (mujer) in another: not told. Two languages
 * must agree, as in `F/F`.
 */
const sex: ReadValue = (text, { languages }) => {
  const plain = withoutMarks(text).toUpperCase()
  const read = plain
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
    .map((word) => sexWords[word])
  const [first] = read
  if (first === undefined || read.some((one) => one !== first)) return null
  const mayBeWoman =
    plain.trim() === 'M' && languages.length > 0 && languages.every((one) => one === 'es' || one === 'pt')
  return mayBeWoman ? null : first
}

/** As a card's barcode says it: `74 in`, `175 cm`, `158 lb`. */
function measured(...forms: readonly ElementForm[]): ReadValue {
  return (text) => {
    const plain = text.trim().replace(/[`´′]/g, "'").replace(/[″“]/g, '"')
    const metres = /^([12])[.,](\d{2})\s?m$/.exec(plain)
    const written = metres === null ? plain : `${metres[1]}${metres[2]} cm`
    const [value] = forms.flatMap((form) => readElement(form, written, 'month-first') ?? [])
    return value?.value ?? null
  }
}

/** A code of the American cards, or a word. */
function colour(form: ElementForm): ReadValue {
  return (text) =>
    /^\p{L}{3,16}$/u.test(text.trim()) ? (readElement(form, text, 'month-first')?.value ?? null) : null
}

const readers: Readonly<Record<PrintedField, ReadValue>> = {
  surname: words,
  givenNames: words,
  middleName: words,
  name: words,
  dob: dateOf('birth'),
  issued: dateOf('issue'),
  expiry: dateOf('expiry'),
  placeOfBirth: placeName,
  documentNumber: numberWith(2),
  personalNumber: numberWith(4),
  sex,
  nationality: words,
  address: freeText,
  issueAuthority: freeText,
  height: measured('height'),
  weight: measured('pounds', 'kilograms'),
  eyeColor: colour('eyes'),
  hairColor: colour('hair'),
}

/**
 * What a text says beside a label: dates as `YYYY-MM-DD`, sex as `M`, `F` or `X`, numbers without blanks, all other texts as
 * they are printed. Null when it cannot be such a value.
 */
export function printedValue(field: PrintedField, text: string, context: ValueContext): string | null {
  return text.length > longest ? null : readers[field](text, context)
}

import { readElement } from '../aamva/read-element.ts'
import type { ElementFormat } from '../aamva/tables/elements.table.ts'
import { formatIsoDate, type CalendarDate } from '../values/calendar-date.ts'
import { inLatinShapes } from './comparable-letters.ts'
import { plainDateText } from './dates/plain-date-text.ts'
import { nearestSex, sexOfPrint } from './sex-of-print.ts'
import { parsePrintedDate, type DateOrder, type PrintedDateKind } from './parse-printed-date.ts'
import type { LabelLanguage } from './languages/all-languages.ts'
import type { VizField } from './tables/labels.table.ts'
import { stripDiacritics } from '../../../vocabulary/documents/strip-diacritics.ts'

export interface ValueContext {
  readonly today: CalendarDate
  /** What the dates of the page say of their order. */
  readonly order: DateOrder | null
  /** Languages of the label that the value stands beside. */
  readonly languages: readonly LabelLanguage[]
}

type ParseValue = (text: string, context: ValueContext) => string | null

/** Values longer than this are no values, in characters. */
const maxLength = 80

/** A family name of China or Korea. */
const oneSign = /^[\p{Script=Han}\p{Script=Hangul}]$/u

/** A full stop behind a whole word of India is a speck: what they shorten is shorter. */
const strayStop = /(?<=[\u0900-\u0dff]{5})\.$/u

/** The words of a name: letters with marks, hyphens, apostrophes and full stops between them. */
const nameWords: ParseValue = (text) => {
  const normalised = text.replace(/\s+/g, ' ').trim().replace(strayStop, '')
  return /^\p{L}[\p{L}\p{M}\p{Join_Control}'’ʼ`´·.,\- ]*$/u.test(normalised) &&
    (/\p{L}.*\p{L}/u.test(normalised) || oneSign.test(normalised))
    ? normalised
    : null
}

/** Two letters together, whatever vowel signs stand on the first. */
const twoLetters = /\p{L}\p{M}*\p{L}/u

/** Between words of Arabic, Persian and Urdu: the alphabets in which they are read have no comma of their own, and a full stop ends none of their words. */
const arabicComma = /(?<=[\p{Script=Arabic}\p{M}\p{Nd}]{2}) ?[.,](?= \p{Script=Arabic})/gu

const placeName: ParseValue = (text) => {
  const normalised = text.replace(/\s+/g, ' ').trim().replace(arabicComma, '،')
  return /^[\p{L}(][\p{L}\p{M}\p{Nd}\p{Join_Control}'’.,،、()/\- ]*$/u.test(normalised) &&
    twoLetters.test(normalised)
    ? normalised
    : null
}

/** A stroke behind the last word is the edge of a picture or of a card. */
const strayStroke = / [|｜]$/u

const freeText: ParseValue = (text) => {
  const normalised = text.replace(/\s+/g, ' ').trim().replace(strayStroke, '').replace(arabicComma, '،')
  return twoLetters.test(normalised) ? normalised : null
}

/** Of an address a part with a label of its own, which may be a number alone. */
const addressPart: ParseValue = (text) => {
  const normalised = text.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]{2}/u.test(normalised) ? normalised : null
}

/**
 * Letters and digits of a number, at least so many digits, European ones for those of other scripts, Latin capitals for those
 * that look like them; blanks are no part of it.
 */
const numberWithDigits =
  (digits: number): ParseValue =>
  (text) => {
    const plain = plainDateText(text)
    const compact = inLatinShapes(plain).replace(/\s/g, '')
    if (!/^[A-Z0-9](?:[A-Z0-9]|[-./](?=[A-Z0-9])){4,24}$/.test(compact) || looksLikeDate(plain)) return null
    return compact.replace(/\D/g, '').length >= digits ? compact : null
  }

function looksLikeDate(text: string): boolean {
  return /^\s*\d{1,4}\s*[-./ ]\s*\d{1,2}\s*[-./ ]\s*\d{2,4}\s*$/.test(text)
}

/** What stands before the end of a span: `2029.01.01 ~ 2030.04.08`. */
const untilSign = /^[^~～〜]*[~～〜]\s*(?=\p{Nd})/u

/** A place before a date, as permits print where and when they were issued. */
const placeBefore = /^\p{L}[\p{L}\p{M}'’. -]+[\s,]+(?=\p{Nd})/u

/** The date alone, or with a place after it as driving licences print it, or before it where it is that of issue. */
const dateOf =
  (meaning: PrintedDateKind): ParseValue =>
  (printed, { today, order, languages }) => {
    const text = meaning === 'expiry' ? printed.replace(untilSign, '') : printed
    const alone = /^(\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\s+\p{L}{2}/u.exec(text)
    const parse = (part: string) => parsePrintedDate(part, { kind: meaning, today, order, languages })
    const date = parse(alone?.[1] ?? text) ?? (meaning === 'issue' ? parse(text.replace(placeBefore, '')) : null) // prettier-ignore
    return date === null ? null : formatIsoDate(date)
  }

/** Letters that mean either sex beside labels of these languages alone: Lithuanian moteris, Hungarian férfi. */
const ambiguousSexLetters: Readonly<Record<string, readonly LabelLanguage[]>> = {
  M: ['es', 'pt', 'lt'],
  F: ['hu'],
}

/**
 * `M` beside a label that is Spanish alone means a man in one state and a woman (mujer) in another; nothing is answered. Two
 * languages must agree, as in `F/F`.
 */
const sex: ParseValue = (text, { languages }) => {
  const ambiguous = ambiguousSexLetters[stripDiacritics(text).toUpperCase().trim()] ?? []
  const isAmbiguous = languages.length > 0 && languages.every((one) => ambiguous.includes(one))
  return isAmbiguous ? null : (sexOfPrint(text, languages) ?? nearestSex(text, languages))
}

/** As a card's barcode says it: `74 in`, `175 cm`, `158 lb`. */
function measurement(...forms: readonly ElementFormat[]): ParseValue {
  return (text) => {
    const plain = text.trim().replace(/[`´′]/g, "'").replace(/[″“]/g, '"')
    const metres = /^([12])[.,](\d{2})\s?m$/.exec(plain)
    const written = metres === null ? plain : `${metres[1]}${metres[2]} cm`
    const [value] = forms.flatMap((form) => readElement(form, written, 'month-first') ?? [])
    return value?.value ?? null
  }
}

/** A code of the American cards, or a word. */
function colourCode(form: ElementFormat): ParseValue {
  return (text) =>
    /^\p{L}{3,16}$/u.test(text.trim()) ? (readElement(form, text, 'month-first')?.value ?? null) : null
}

/** Categories of a driving licence: `AM B1 B`, `A/B/C1`. */
const vehicleClass: ParseValue = (text) => {
  const normalised = text.replace(/\s+/g, ' ').trim()
  return /^[A-Z]{1,3}\d?[A-Z]?(?:[ ,./;-]+[A-Z]{1,3}\d?[A-Z]?){0,15}$/.test(normalised) ? normalised : null
}

const parsersByField: Readonly<Record<VizField, ParseValue>> = {
  surname: nameWords,
  givenNames: nameWords,
  middleName: nameWords,
  name: nameWords,
  dob: dateOf('birth'),
  issued: dateOf('issue'),
  expiry: dateOf('expiry'),
  placeOfBirth: placeName,
  documentNumber: numberWithDigits(2),
  personalNumber: numberWithDigits(4),
  sex,
  nationality: nameWords,
  address: freeText,
  addressEnd: addressPart,
  issueAuthority: freeText,
  height: measurement('height'),
  weight: measurement('pounds', 'kilograms'),
  eyeColor: colourCode('eyes'),
  hairColor: colourCode('hair'),
  religion: nameWords,
  vehicleClass,
}

/**
 * What a text says beside a label: dates as `YYYY-MM-DD`, sex as `M`, `F` or `X`, numbers without blanks, all other texts as
 * they are printed. Null when it cannot be such a value.
 */
export function parseVizValue(field: VizField, text: string, context: ValueContext): string | null {
  return text.length > maxLength ? null : parsersByField[field](text, context)
}

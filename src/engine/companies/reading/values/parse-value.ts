import type { CompanyStatus } from '../../../../vocabulary/companies/company.ts'
import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import { isLei } from '../../../check-digits/identifiers.ts'
import { plainOf } from '../labels/label-words.ts'
import { inEuropeanFigures } from './european-figures.ts'
import { withoutMisread } from './without-misread.ts'
import { looksLikeCompany } from './company-words.ts'
import { currencyIn, findAmount } from './printed-amount.ts'
import { dayOrderOf, findDate } from './dates/printed-company-date.ts'
import { africaAndAsiaStatuses } from './regions/africa-and-asia-statuses.table.ts'
import { europeAndAmericasStatuses } from './regions/europe-and-americas-statuses.table.ts'
import { withSolarYears } from './dates/with-solar-years.ts'
import { statusSigns, statusWords } from './status-words.table.ts'

/** A value in the form in which it is answered, and where in the text it stands. */
export interface ParsedValue {
  readonly value: string
  readonly start: number
  readonly end: number
  /** 0..1: how much its form speaks for it; 1 where a check digit or a calendar agrees. */
  readonly form: number
}

/** What is known while values are read. */
export interface ValueContext {
  /** All of the label as printed, which may name a currency. */
  readonly labelText?: string
  /** ISO 3166 alpha-2; null where it is not known. */
  readonly country: string | null
  /** `YYYY-MM-DD`: nothing was incorporated after it. */
  readonly today: string
}

type Parse = (text: string, context: ValueContext) => ParsedValue | null

/**
 * How much a form speaks for a value, 0..1: where a check digit or a calendar agrees, where the value stands at the start of its
 * print, where any text may be one, where it stands farther on or lacks a part, and where its check digits are wrong.
 */
const forms = {
  checked: 1,
  known: 0.95,
  atStart: 0.9,
  anyText: 0.8,
  fartherOn: 0.7,
  partial: 0.6,
  failed: 0.5,
} as const

/** A number of a register as registers print it: `HRB 12345 B`, `CHE-123.456.789`, `552 100 554 R.C.S. Paris`, `0000123456`, `16/00-0912345 ب 17`. */
const registerNumber =
  /(?:\b(?:HR[AB]|GnR|PR|VR|FN|SC|NI|OC|SO|NC|LP|FC|BR|CHE|REA|KRS|RCS|B|C|M|RM|TO|CH)[\s.:-]{0,3})?\d(?:[\d\s./-]{0,18}\d)?(?:\s?[A-Za-z](?![\p{L}\d.,])|[A-Z]{2,3}(?![\p{L}\d.,])|\s?[بج](?!\p{L})(?:\s?\d{2}(?!\d))?)?|\b[A-Z]{1,3}[-\s.]?\d(?:[\d\s.-]{2,16}\d)(?:[-\s]?[A-Z\d])?\b|\b[0-9A-Z]{8,18}\b/gu // prettier-ignore
const leastDigits = 4
/** Letters before a value that are still its beginning: `: `, `Nº`. */
const closeToStart = 3

/** Capitals and figures in one run, `U72900KA2015PTC081234`. */
const inOneRun = /(?<![\p{L}\d])(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d{4})[A-Z\d]{8,21}(?![\p{L}\d])/u
/** The same in groups, the first of letters: `PVT-AAGU451`, `CI-ABJ-2016-B-19547`, `SN.DKR.2013.B.2873`, `J40/1234/2019`. */
const inGroups =
  /(?<![\p{L}\d/-])(?=[A-Z])(?=(?:[A-Z/.-]*\d){3})(?:[A-Z]{1,5}-(?=[A-Z\d]*[A-Z])[A-Z\d]{5,12}|[A-Z\d]{1,8}(?:[/.-][A-Z\d]{1,12}){2,5})(?![\p{L}\d/-])/u

/** A number that letters are a part of, the earlier of the two; null where there is none. */
function signsOf(text: string): RegExpExecArray | null {
  const [grouped, whole] = [inGroups.exec(text), inOneRun.exec(text)]
  return grouped === null || (whole !== null && whole.index < grouped.index) ? whole : grouped
}

function parseNumber(text: string): ParsedValue | null {
  const cleaned = text.replace(
    /^\s*(?:(?:n\s?[°ºo]\.?|nr\.?|number|numéro|numero|número|#|:)\s*)+/iu,
    (skipped) => ' '.repeat(skipped.length),
  )
  const sign = signsOf(cleaned)
  if (sign !== null && sign.index - leading(cleaned) < closeToStart)
    return { value: sign[0], start: sign.index, end: sign.index + sign[0].length, form: forms.atStart }
  for (const match of cleaned.matchAll(registerNumber)) {
    const value = match[0].trim()
    if ((value.match(/\d/g)?.length ?? 0) < leastDigits || isDateLike(value)) continue
    const start = match.index + match[0].indexOf(value)
    return {
      value,
      start,
      end: start + value.length,
      form: start - leading(cleaned) < closeToStart ? forms.atStart : forms.partial,
    }
  }
  return null
}

const leading = (text: string): number => text.length - text.trimStart().length

function isDateLike(text: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-](?:1[89]|20)\d{2}$/.test(text) || /^(?:1[89]|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}$/.test(text) // prettier-ignore
}

const parseTax: Parse = (text) => {
  const match = /\b(?:[A-Z]{2,3}[\s.-]?)?[A-Z]?(?:\d[\s./-]?){7,15}(?:[A-Z]{1,3}\d{0,2})?(?:\s(?:MWST|TVA|IVA))?(?![\p{L}\d])|\bSM\s?\d{5}\b|\b(?=[A-Z\d]*\d{4})[A-Z\d]{8,15}\b/u.exec(text) // prettier-ignore
  if (match === null || isDateLike(match[0].trim())) return null
  const value = match[0].trim().replace(/[./-]$/, '')
  return {
    value,
    start: match.index,
    end: match.index + value.length,
    form: match.index < 12 ? forms.atStart : forms.partial,
  }
}

/** Different letters and figures that an identifier has at least. */
const leastSigns = 4

const parseLei: Parse = (text) => {
  const match = /[A-Z0-9](?:\s?[A-Z0-9]){17}(?:\s?\d){2}(?![A-Z0-9])/u.exec(text)
  if (match === null) return null
  const value = match[0].replace(/\s/g, '')
  // A dotted line that was read as figures.
  if (new Set(value).size < leastSigns) return null
  return {
    value,
    start: match.index,
    end: match.index + match[0].length,
    form: isLei(value) ? forms.checked : forms.failed,
  }
}

/** `100年02月15日` of a register of Taiwan: years since the republic, whose sign is left out. */
const inRepublic = (text: string): string => text.replace(/(?<![\d國国])(?=\d{2,3}\s?年)/gu, '民國')

const parseDate: Parse = (text, { country, today }) => {
  const printed = country === 'TW' ? inRepublic(text) : withSolarYears(text, country)
  const found = findDate(printed, dayOrderOf(country))
  if (found === null || found.value > today || found.value < '1600') return null
  const { value, start, end } = found
  const isOpen = found.isAmbiguous && country === null
  return { value, start, end, form: isOpen ? forms.partial : start < 16 ? forms.checked : forms.fartherOn }
}

/** `注册资本（万元）`: a label says that its figures count ten thousands, which they do not say themselves. */
const isInMyriads = (label: string, text: string): boolean =>
  /[（(][^（()）]{0,6}[万萬](?!\p{Script=Han}{3})/u.test(label) && !/[万萬億亿]/u.test(text)

const parseCapital: Parse = (text, { labelText = '' }) => {
  const found = findAmount(text)
  if (found === null) return null
  const { start, end } = found
  const printed = isInMyriads(labelText, text) ? String(Math.round(found.amount * 10_000)) : found.printed
  const currency = found.currency ?? currencyIn(labelText)
  const value = currency === null ? printed : `${printed} ${currency}`
  return { value, start, end, form: currency === null ? forms.partial : forms.checked }
}

/** A line may hold several: `غير نشط` holds the word for active. */
const gravestFirst: readonly CompanyStatus[] = ['dissolved', 'in_liquidation', 'inactive', 'active']

/** The status that a text says; null where it says none. */
export function statusIn(text: string): CompanyStatus | null {
  const plain = plainOf(text).normalize('NFC')
  const all = [...statusSigns, ...statusWords, ...africaAndAsiaStatuses, ...europeAndAmericasStatuses]
  return (
    gravestFirst.find((status) => all.some(([one, words]) => one === status && words.test(plain))) ?? null
  )
}

const parseStatus: Parse = (text) => {
  const value = statusIn(text)
  return value === null
    ? null
    : { value, start: 0, end: text.length, form: text.length < 60 ? forms.known : forms.fartherOn }
}

const whole: (form: (text: string) => number) => Parse = (form) => (text) => {
  const value = withoutMisread(text.trim())
    .replace(/\s+/g, ' ')
    .replace(/[\s;,]+$/u, '')
  const quality = form(value)
  return quality === 0 ? null : { value, start: leading(text), end: text.trimEnd().length, form: quality }
}

/** A name without the point that ends its sentence; a form keeps its own. */
function named(form: (text: string) => number): Parse {
  const parse = whole(form)
  return (text, context) =>
    parse(
      /\p{L}{4}\.$/u.test(text.trim()) && !looksLikeCompany(text) ? text.trim().slice(0, -1) : text,
      context,
    )
}

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text)

/** How a sentence goes on, `of the corporation is`, and no address begins. */
const goesOn = /^(?:of|is|are|est|ist|es|è|é|is|jest)\b(?! \p{Lu})/u

const parseAddress = whole((text) => {
  if (!hasLetters(text) || text.length > 300 || text.length < 5 || text.includes('@') || goesOn.test(text))
    return 0
  return /\d/.test(text) ? forms.atStart : forms.partial
})

/** The recogniser loses narrow spaces: `Olivo134` → `Olivo 134`. */
const spaced = (text: string): string => text.replace(/(?<=\p{Ll}{3})(?=\d)/gu, ' ')
/** Signs of Han stand without blanks, and figures among them: `復興南路 388 號` → `復興南路388號`. */
const unspaced = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})\s+(?=\d)|(?<=\d)\s+(?=\p{Script=Han})/gu, '')
/** The comma of Arabic is recognised as a point: `شارع المطار. منطقة 63` → `شارع المطار، منطقة 63`. */
const withCommas = (text: string): string =>
  text.replace(/(?<=[\u0621-\u064A]{2}|\d)\.(?=\s+[\u0621-\u064A]{2})/gu, '،')
/** The point that ends a sentence behind an address is no part of it, nor is the next sentence. */
const withoutPoint = (text: string): string =>
  text
    .replace(/(?<=\p{L}{5})\.\s+\p{Lu}\p{Ll}+,?\s\p{Ll}.*$/u, '')
    .replace(/(?<=\p{L}{4})\.\s*$|(?<=[\u0621-\u064A].*\p{Nd})\.\s*$/u, '')

const parseForm = whole((text) => {
  if (!hasLetters(text) || text.length > 120 || /\d[./-]\d{1,2}[./-]\d|^\D{0,4}\d{1,3}(?:[ .,]\d{3})+/u.test(text)) return 0 // prettier-ignore
  return legalFormCode(text) === null ? forms.anyText : forms.known
})

/** `所 深圳市…`: the last sign of a label whose signs are spread, found with its value. */
const endOfLabel = /^\s*[所址]\s*(?=\p{Script=Han}{1,8}[省市区區县縣州])/u

/** `206-2 - Sociedade Empresária Limitada`: the code of a form before it. */
const codeOfForm = /^\s*\d{2,4}(?:-\d)?(?:\s*[-–:]\s*|\s+)(?=\p{L}{3})/u

/** `Société à responsabilité limitée, régie par …`: a known form, up to where its sentence goes on. */
function formIn(text: string): string {
  const before = text.split(/\s*[,;.(](?=\s|$)/u)[0] ?? text
  return before.length < text.length && before.length > 8 && legalFormCode(before.trim()) !== null
    ? before
    : text
}

const parsers: Readonly<Partial<Record<LabelKind, Parse>>> = {
  number: parseNumber,
  taxNumber: parseTax,
  lei: parseLei,
  incorporated: parseDate,
  capital: parseCapital,
  status: parseStatus,
  // `Hamburg, *27.08.1988` is where and when someone was born.
  name: named((text) =>
    hasLetters(text) && text.length <= 160 && !/^\d[\d\s./-]*$|\*\s?\d/.test(text) ? forms.anyText : 0,
  ),
  localName: whole((text) => (text.length >= 2 && text.length <= 160 ? forms.anyText : 0)),
  legalForm: (text, context) => parseForm(formIn(text.replace(codeOfForm, '')), context),
  address: (text, context) => parseAddress(withCommas(unspaced(withoutPoint(spaced(text.replace(endOfLabel, ''))))), context), // prettier-ignore
  seat: whole((text) => (hasLetters(text) && text.length <= 80 ? forms.anyText : 0)),
  jurisdiction: whole((text) => (hasLetters(text) && text.length <= 80 ? forms.anyText : 0)),
}

/** Kinds that are figures, in whichever script they are printed. */
const ofFigures: readonly LabelKind[] = ['number', 'taxNumber', 'lei', 'incorporated', 'capital']

/** The value of a kind in a text that stands beside its label; null where the text holds none. */
export function parseValue(kind: LabelKind, text: string, context: ValueContext): ParsedValue | null {
  const figures = ofFigures.includes(kind) ? inEuropeanFigures(text) : text
  return parsers[kind]?.(figures, context) ?? null
}

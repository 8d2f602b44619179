import { composeMrz } from '../documents/formats/compose-mrz.ts'
import { checkDigitOf } from '../documents/values/check-digit.ts'
import { daysInMonth, parseIsoDate } from '../documents/values/calendar-date.ts'
import type { CalendarDate } from '../documents/values/calendar-date.ts'
import type { DocumentTypeLetter, MrzFormat } from '../../vocabulary/reading/document-reading.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'
import { markedNumber, specimenIssuer } from '../documents/specimens/specimen-mark.ts'
import {
  authorities,
  femaleNames,
  longGivenNames,
  longSurnames,
  maleNames,
  mononyms,
  places,
  streets,
  surnames,
} from './tables/names.table.ts'

/** What we can draw: kind → layout of its zone, letter of the wire, code that the zone starts with, years of validity. */
export const specimenKinds = {
  passport: { format: 'TD3', type: 'P', code: 'P', years: 10 },
  'id-card': { format: 'TD1', type: 'I', code: 'ID', years: 10 },
  'id-card-td2': { format: 'TD2', type: 'I', code: 'I', years: 10 },
  'residence-permit': { format: 'TD1', type: 'R', code: 'IR', years: 5 },
  'visa-a': { format: 'MRV-A', type: 'V', code: 'V', years: 3 },
  'visa-b': { format: 'MRV-B', type: 'V', code: 'V', years: 3 },
} as const satisfies Record<
  string,
  { format: MrzFormat; type: DocumentTypeLetter; code: string; years: number }
>

export type SpecimenKind = keyof typeof specimenKinds

/** Fronts of cards whose zone is on the back: kind → the card. */
export const frontKinds = {
  'id-card-front': 'id-card',
  'residence-permit-front': 'residence-permit',
} as const satisfies Record<string, SpecimenKind>

export type FrontKind = keyof typeof frontKinds

/** How the holder is called; `any` draws one of the others. */
export type NameStyle = 'any' | 'plain' | 'long' | 'mononym'

export interface SpecimenOptions {
  /** The day on which the document is shown, `YYYY-MM-DD`; every other date is drawn relative to it. */
  readonly today: string
  /** The document's validity ended one month to four years ago. */
  readonly expired?: boolean
  /** The check digit of the birth date, and so the composite one, is printed wrong. */
  readonly badCheckDigit?: boolean
  /** The holder is 4 to 17 years old; otherwise 22 to 85. */
  readonly minor?: boolean
  readonly names?: NameStyle
}

/** A document of the invented state Utopia and its invented holder. */
export interface Specimen {
  readonly seed: number
  readonly kind: SpecimenKind
  readonly format: MrzFormat
  readonly issuer: typeof specimenIssuer
  /** As printed for people, with accents. */
  readonly surname: string
  /** Empty for a mononym. */
  readonly givenNames: string
  readonly sex: 'M' | 'F' | 'X'
  /** Nine characters that bear our mark. */
  readonly documentNumber: string
  /** Content of the optional part of the zone; may be empty. */
  readonly personalNumber: string
  /** Dates as `YYYY-MM-DD`. */
  readonly dob: string
  readonly issued: string
  readonly expiry: string
  readonly placeOfBirth: string
  readonly authority: string
  readonly address: string
  /** The machine readable zone, line by line, exactly as printed. */
  readonly zone: readonly string[]
}

interface Names {
  readonly surname: string
  readonly givenNames: string
}

function drawNames(random: Random, sex: Specimen['sex'], style: NameStyle): Names {
  const roll = random.unit()
  const chosen = style !== 'any' ? style : roll < 0.06 ? 'long' : roll < 0.1 ? 'mononym' : 'plain'
  if (chosen === 'mononym') return { surname: random.pick(mononyms), givenNames: '' }
  if (chosen === 'long')
    return { surname: random.pick(longSurnames), givenNames: random.pick(longGivenNames) }
  const surname = random.happens(0.12)
    ? `${random.pick(surnames)} ${random.pick(surnames)}`
    : random.pick(surnames)
  return { surname, givenNames: drawGivenNames(random, sex) }
}

function drawGivenNames(random: Random, sex: Specimen['sex']): string {
  const given = sex === 'F' || (sex === 'X' && random.happens(0.5)) ? femaleNames : maleNames
  const first = random.pick(given)
  const second = random.pick(given)
  return first.includes(' ') || second === first || random.happens(0.7) ? first : `${first} ${second}`
}

function drawNumber(random: Random): string {
  const pattern = random.pick(['L#####', 'LL####', '######', 'LL###L', 'L####L', '*#*#*#'])
  for (;;) {
    const free = Array.from(pattern)
      .map((place) =>
        place === '#' || (place === '*' && random.happens(0.5))
          ? String(random.whole(0, 9))
          : String.fromCharCode(random.whole(65, 90)),
      )
      .join('')
    const number = markedNumber(free)
    if (number !== null) return number
  }
}

/** Years, then days later; a 29 February that the year lacks becomes the 28th. */
function shifted(date: CalendarDate, by: { years: number; days: number }): string {
  const year = date.year + by.years
  const day = Math.min(date.day, daysInMonth(year, date.month))
  return new Date(Date.UTC(year, date.month - 1, day + by.days)).toISOString().slice(0, 10)
}

function drawDates(
  random: Random,
  kind: SpecimenKind,
  options: SpecimenOptions,
): Pick<Specimen, 'dob' | 'issued' | 'expiry'> {
  const today = parseIsoDate(options.today)
  if (today === null) throw new Error('A specimen needs today as YYYY-MM-DD')
  const age = options.minor === true ? random.whole(5, 16) : random.whole(22, 84)
  const years = options.minor === true ? Math.min(5, specimenKinds[kind].years) : specimenKinds[kind].years
  const expiry =
    options.expired === true
      ? shifted(today, { years: 0, days: -random.whole(30, 1400) })
      : shifted(today, { years: random.whole(0, years - 1), days: random.whole(40, 330) })
  return {
    dob: shifted(today, { years: -age, days: -random.whole(1, 360) }),
    issued: shifted(parseIsoDate(expiry) ?? today, { years: -years, days: 1 }),
    expiry,
  }
}

/** A national number for the zone's optional part; two documents in three have none. */
function drawPersonalNumber(random: Random, kind: SpecimenKind): string {
  if (!random.happens(0.35)) return ''
  const digits = Array.from({ length: kind === 'passport' ? 10 : 6 }, () => String(random.whole(0, 9))).join(
    '',
  )
  return random.happens(0.4) ? String.fromCharCode(random.whole(65, 90)) + digits : digits
}

/** The digit in one place of one line, changed to another that no other character resembles. */
function spoil(zone: readonly string[], birthDate: string): readonly string[] {
  const digit = checkDigitOf(birthDate)
  const wrong = ['4', '7', '3', '9'].find((candidate) => candidate !== digit) ?? '4'
  return zone.map((line, i) => {
    const at = i === 0 ? -1 : line.indexOf(birthDate + digit)
    return at < 0 ? line : line.slice(0, at + 6) + wrong + line.slice(at + 7)
  })
}

/**
 * Invents a document: the same seed, kind and options always give the same one.
 * @throws Error when `today` is no date.
 */
export function makeSpecimen(seed: number, kind: SpecimenKind, options: SpecimenOptions): Specimen {
  const random = randomFrom(seed).fork(`specimen ${kind}`)
  const sex = random.happens(0.04) ? 'X' : random.pick(['F', 'M'] as const)
  const names = drawNames(random.fork('names'), sex, options.names ?? 'any')
  const dates = drawDates(random.fork('dates'), kind, options)
  const details = {
    documentNumber: drawNumber(random.fork('number')),
    personalNumber: drawPersonalNumber(random.fork('personal'), kind),
    placeOfBirth: random.pick(places),
    authority: random.pick(authorities),
    address: `${random.whole(1, 240)} ${random.pick(streets)}, ${random.pick(places)}`,
  }
  const { format, code } = specimenKinds[kind]
  const zone = composeMrz(format, {
    documentCode: code,
    issuer: specimenIssuer,
    nationality: specimenIssuer,
    ...names,
    sex,
    dob: dates.dob,
    expiry: dates.expiry,
    documentNumber: details.documentNumber,
    optionalData: details.personalNumber,
  })
  return {
    seed, kind, format, issuer: specimenIssuer, sex, ...names, ...dates, ...details,
    zone: options.badCheckDigit === true ? spoil(zone, dates.dob.slice(2).replaceAll('-', '')) : zone,
  } // prettier-ignore
}

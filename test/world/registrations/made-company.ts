import type { OfficerRole } from '../../../src/vocabulary/companies/company.ts'
import { randomFrom, type Random } from '../../../src/engine/specimens/random.ts'
import { countryWords, type MadeCountry } from './countries.table.ts'

export interface MadePerson {
  readonly given: string
  readonly surname: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
  readonly appointedOn: string
  readonly city: string
}

/** An invented company, before a layout chooses what of it is printed and how. */
export interface MadeCompany {
  readonly random: Random
  readonly country: MadeCountry
  /** Without its legal form. */
  readonly stem: string
  readonly street: string
  readonly streetNumber: number
  readonly postcode: string
  readonly city: string
  /** `YYYY-MM-DD` */
  readonly incorporated: string
  readonly capital: number
  readonly people: readonly MadePerson[]
  /** Parts of the capital in per cent, one for each owner; they add up to 100. */
  readonly shares: readonly number[]
  readonly digits: (count: number) => string
  readonly lei: string
}

const two = (value: number): string => String(value).padStart(2, '0')

export function makeCompany(seed: number, country: MadeCountry): MadeCompany {
  const random = randomFrom(seed).fork(`registration ${country}`)
  const words = countryWords[country]
  const date = (from: number, to: number): string =>
    `${random.whole(from, to)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
  const digits = (count: number): string =>
    `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join('')}`
  const [postcode, city] = random.pick<readonly [string, string]>(words.cities)
  const person = (): MadePerson => ({
    given: random.pick<string>(words.given),
    surname: random.pick<string>(words.surnames),
    birthDate: date(1948, 1996),
    appointedOn: date(2016, 2024),
    city: random.pick<readonly [string, string]>(words.cities)[1],
  })
  const people = uniquePeople(person, random.whole(2, 4))
  return {
    ...{ random, country, postcode, city, digits, people },
    stem: random.pick<string>(words.stems),
    street: random.pick<string>(words.streets),
    streetNumber: random.whole(2, 189),
    incorporated: date(1994, 2023),
    capital: random.pick([25_000, 50_000, 100_000, 12_500, 60_000, 1_000_000, 37_500]),
    shares: random.pick([[60, 40], [50, 50], [75, 25], [51, 29, 20], [100], [40, 35, 25]]),
    lei: madeLei(random),
  }
}

function uniquePeople(make: () => MadePerson, count: number): readonly MadePerson[] {
  const people: MadePerson[] = []
  while (people.length < count) {
    const next = make()
    if (!people.some((known) => known.surname === next.surname || known.given === next.given))
      people.push(next)
  }
  return people
}

/** With right check digits (ISO 17442, ISO/IEC 7064 MOD 97-10). */
function madeLei(random: Random): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const body = `9845${Array.from({ length: 14 }, () => signs.charAt(random.whole(0, signs.length - 1))).join('')}`
  const number = BigInt(Array.from(`${body}00`, (sign) => Number.parseInt(sign, 36)).join(''))
  return `${body}${two(Number(98n - (number % 97n)))}`
}

/** Months by language, as they stand in a date. */
const months: Readonly<Record<string, readonly string[]>> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  pt: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  pl: ['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca', 'lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'],
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
} // prettier-ignore

/** `D` day, `DD` with a zero, `M` month as a word, `MM` in figures, `Y` year. */
export function dateAs(date: string, form: string, language = 'en'): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts: Readonly<Record<string, string>> = {
    DD: day,
    D: String(Number(day)),
    MM: month,
    M: months[language]?.[Number(month) - 1] ?? '',
    Y: year,
  }
  return form.replace(/DD|D|MM|M|Y/g, (part) => parts[part] ?? part)
}

/** `25.000,00` or `25,000.00`, by the sign between its groups. */
export function amountAs(amount: number, group: string, decimal: string | null): string {
  const whole = String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, group)
  return decimal === null ? whole : `${whole}${decimal}00`
}

export const officerOf = (
  { given, surname, birthDate }: MadePerson,
  role: OfficerRole,
  withBirth = true,
) => ({
  name: `${given} ${surname}`,
  role,
  ...(withBirth ? { birthDate } : {}),
})

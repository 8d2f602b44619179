import type { CompanyKey, CompanyValues, OfficerRole } from '../../../../src/vocabulary/companies/company.ts'
import type { RegistrationTruth } from '../../../../test/world/registrations/registration-truth.ts'
import type { Holder, Person } from './invent.ts'
import { months } from './months.table.ts'
import type { PrintedRegistration } from './print.ts'
import type { Sheet } from './sheet.ts'

/** A date; `DD`, `D`, `MM`, `M` in figures, `MONTH` as a word of the language, `YYYY`, `YY`. */
export function dated(date: string, form: string, language = 'en'): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts: Readonly<Record<string, string>> = {
    ...{ YYYY: year, YY: year.slice(2), MM: month, M: String(Number(month)), DD: day, D: String(Number(day)) },
    MONTH: months[language]?.split('|')[Number(month) - 1] ?? '',
  }
  return form.replace(/YYYY|YY|MONTH|MM|M|DD|D/g, (part) => parts[part] ?? part)
} // prettier-ignore

/** `1.234,50` by the signs of the country; no decimals where there is no sign of them. */
export function amount(value: number, group: string, decimal = ''): string {
  const [whole = '', cents = ''] = value.toFixed(2).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal === '' ? '' : `${decimal}${cents}`}`
}

/** A part in per cent, as short as it is exact. */
export const percent = (share: number, decimal = '.'): string => String(share).replace('.', decimal)

/** A year in the calendar of Japan. */
export function japaneseDate(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [era, first] = date >= '2019-05-01' ? ['令和', 2019] : date >= '1989-01-08' ? ['平成', 1989] : ['昭和', 1926]
  const since = year - first + 1
  return `${era}${since === 1 ? '元' : since}年${month}月${day}日`
} // prettier-ignore

/** Digits in groups: `grouped('123456789', '3 3 3')`, `'2.3.3/4-2'`. */
export function grouped(digits: string, form: string): string {
  let at = 0
  return form.replace(/\d/g, (count) => digits.slice(at, (at += Number(count))))
}

export interface Said {
  readonly layout: string
  readonly language: string
  readonly country: string
  readonly values: Partial<Record<CompanyKey, string>>
  readonly capital?: readonly [amount: number, currency: string] | null
  readonly officers?: readonly { readonly name: string; readonly role: OfficerRole; readonly birthDate?: string }[]
  readonly owners?: readonly { readonly name: string; readonly share: number }[]
} // prettier-ignore

/** A sheet with what it says; values that were not printed are left out. */
export function finished(sheet: Sheet, said: Said): PrintedRegistration {
  const [amountOf = 0, currency = ''] = said.capital ?? []
  const printed = Object.entries(said.values).filter(([, value]) => value !== '')
  const truth: RegistrationTruth = {
    ...{ layout: said.layout, language: said.language },
    values: { ...(Object.fromEntries(printed) as CompanyValues), countryIso2: said.country },
    capital: currency === '' ? null : { amount: amountOf, currency },
    officers: said.officers ?? [],
    owners: said.owners ?? [],
  }
  return { truth, pages: sheet.pages() }
}

export const officer = ({ name }: Person, role: OfficerRole) => ({ name, role })
export const officerBorn = ({ name, birthDate }: Person, role: OfficerRole) => ({ name, role, birthDate })
export const owner = ({ name, share }: Holder) => ({ name, share })

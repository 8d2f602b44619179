import type { CompanyParty } from '../../../../vocabulary/companies/company.ts'
import { mainSpelling, prepareName } from '../../../screening/names/prepare-name.ts'
import { plainNumber } from '../../numbers/plain-number.ts'

/** `YYYY-MM`: of a year alone too many people of one name are born. */
const enoughOfBirth = 7

/** A name however it is written: words of any script in Latin letters, in any order, without titles and legal form. */
export function nameKey({ kind, name }: Pick<CompanyParty, 'kind' | 'name'>): string {
  const { tokens, classes } = prepareName(name, kind === 'person' ? 'person' : 'other')
  const words = tokens.filter((_, at) => classes[at] !== 'honorific' && classes[at] !== 'org-form')
  const kept = words.length === 0 ? tokens : words
  return kept.length === 0 ? name.trim() : kept.map(mainSpelling).sort().join(' ')
}

/** What names a company wherever it stands: its LEI, and its number in the register of its country. */
export function numberKeys({ kind, lei, registrationNumber, countries }: CompanyParty): readonly string[] {
  if (kind === 'person') return []
  const [country, ...others] = countries
  const number = registrationNumber === undefined ? '' : numberText(registrationNumber)
  return [
    ...(lei === undefined || lei === '' ? [] : [`lei ${numberText(lei)}`]),
    ...(number === '' || country === undefined || others.length > 0 ? [] : [`${country} ${number}`]),
  ]
}

/** Blanks and leading noughts are how a number was written. */
const numberText = (value: string): string =>
  plainNumber(value)
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

/** Whether both may be of one person: the less precise says nothing else than the other. */
export function birthsAgree(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true
  return one.startsWith(other) || other.startsWith(one)
}

/** Whether a birth date says enough, beside the name, to know a person again. */
export const isTelling = (birthDate: string | undefined): birthDate is string =>
  birthDate !== undefined && birthDate.length >= enoughOfBirth

import type { ListedDate, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { countryCodeOfName } from '../country-names.ts'
import { genderIn } from '../gender.ts'
import { readListedDate } from '../listed-date.ts'
import { identifierKinds } from './tables/identifier-kinds.ts'

/** What the free-text remarks of a record state. */
export interface OfacRemarks {
  readonly births: readonly ListedDate[]
  readonly birthPlaces: readonly string[]
  readonly nationalities: readonly string[]
  readonly gender: 'male' | 'female' | null
  /** Weak aliases stand in quotes. */
  readonly weakAliases: readonly string[]
  readonly formerNames: readonly string[]
  readonly identifiers: readonly ListedIdentifier[]
  readonly links: readonly string[]
  /** Every statement that is none of the above, in its own words. */
  readonly notes: readonly string[]
}

interface MutableRemarks {
  births: ListedDate[]
  birthPlaces: string[]
  nationalities: string[]
  gender: 'male' | 'female' | null
  weakAliases: string[]
  formerNames: string[]
  identifiers: ListedIdentifier[]
  links: string[]
  notes: string[]
}

/** A statement's beginning → what to do with the rest; true when it was understood. */
const statementHandlers: readonly (readonly [RegExp, (target: MutableRemarks, rest: string) => boolean])[] = [
  [/^DOB /, addBirth],
  [/^POB /, (target, rest) => target.birthPlaces.push(rest) > 0],
  [/^(?:nationality|citizen) /, addNationality],
  [/^Gender /, addGender],
  [/^(?:a\.k\.a\.|n\.k\.a\.) (?=')/, (target, rest) => target.weakAliases.push(unquoted(rest)) > 0],
  [/^f\.k\.a\. (?=')/, (target, rest) => target.formerNames.push(unquoted(rest)) > 0],
  [/^Website /, (target, rest) => target.links.push(/^https?:/i.test(rest) ? rest : `http://${rest}`) > 0],
]

/** Statements are parted by semicolons; `alt.` before one means "also". The last ends with a full stop. */
export function readRemarks(remarks: string | null): OfacRemarks {
  const target: MutableRemarks = {
    births: [],
    birthPlaces: [],
    nationalities: [],
    gender: null,
    weakAliases: [],
    formerNames: [],
    identifiers: [],
    links: [],
    notes: [],
  }
  for (const raw of (remarks ?? '').replace(/\.\s*$/, '').split(/;\s*/)) {
    const statement = raw.trim()
    if (statement !== '') readStatement(target, statement)
  }
  return target
}

function readStatement(target: MutableRemarks, statement: string): void {
  const text = statement.replace(/^alt\. /, '')
  for (const [prefix, handle] of statementHandlers) {
    const match = prefix.exec(text)
    if (match !== null) {
      if (!handle(target, text.slice(match[0].length).trim())) target.notes.push(statement)
      return
    }
  }
  if (!addIdentifier(target, text)) target.notes.push(statement)
}

function addBirth(target: MutableRemarks, rest: string): boolean {
  const date = readListedDate(rest)
  if (date !== null) target.births.push(date)
  return date !== null
}

function addNationality(target: MutableRemarks, rest: string): boolean {
  const country = countryCodeOfName(rest)
  if (country !== undefined && !target.nationalities.includes(country)) target.nationalities.push(country)
  return country !== undefined
}

function addGender(target: MutableRemarks, rest: string): boolean {
  const gender = genderIn([rest])
  if (gender === undefined) return false
  target.gender = gender
  return true
}

function unquoted(text: string): string {
  return text.replace(/^'|'$/g, '').trim()
}

/** `Passport A12345 (Iran) issued …`: number, then country in brackets, then dates that stay in the original. */
function addIdentifier(target: MutableRemarks, statement: string): boolean {
  for (const [prefix, type] of identifierKinds) {
    const match = prefix.exec(statement)
    if (match === null) continue
    const [, value, country] =
      /^([^()]*[^\s()])(?:\s*\(([^)]*)\))?/.exec(statement.slice(match[0].length)) ?? []
    const number = value?.replace(/\s+(?:issued|expires|expired)\b.*$/, '').trim() ?? ''
    if (!/\d|^[A-Z0-9-]{4,}$/.test(number)) return false
    const code = country === undefined ? undefined : countryCodeOfName(country)
    target.identifiers.push({ type, value: number, ...(code === undefined ? {} : { country: code }) })
    return true
  }
  return false
}

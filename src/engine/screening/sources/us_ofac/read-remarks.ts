import type { ListedDate, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { countryOf } from '../country-names.ts'
import { genderIn } from '../gender-words.ts'
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

interface Gathering {
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
const statements: readonly (readonly [RegExp, (into: Gathering, rest: string) => boolean])[] = [
  [/^DOB /, addBirth],
  [/^POB /, (into, rest) => into.birthPlaces.push(rest) > 0],
  [/^(?:nationality|citizen) /, addNationality],
  [/^Gender /, addGender],
  [/^(?:a\.k\.a\.|n\.k\.a\.) (?=')/, (into, rest) => into.weakAliases.push(unquoted(rest)) > 0],
  [/^f\.k\.a\. (?=')/, (into, rest) => into.formerNames.push(unquoted(rest)) > 0],
  [/^Website /, (into, rest) => into.links.push(/^https?:/i.test(rest) ? rest : `http://${rest}`) > 0],
]

/** Statements are parted by semicolons; `alt.` before one means "also". The last ends with a full stop. */
export function readRemarks(remarks: string | null): OfacRemarks {
  const into: Gathering = {
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
    if (statement !== '') read(into, statement)
  }
  return into
}

function read(into: Gathering, statement: string): void {
  const said = statement.replace(/^alt\. /, '')
  for (const [start, act] of statements) {
    const match = start.exec(said)
    if (match !== null) {
      if (!act(into, said.slice(match[0].length).trim())) into.notes.push(statement)
      return
    }
  }
  if (!addIdentifier(into, said)) into.notes.push(statement)
}

function addBirth(into: Gathering, rest: string): boolean {
  const date = readListedDate(rest)
  if (date !== null) into.births.push(date)
  return date !== null
}

function addNationality(into: Gathering, rest: string): boolean {
  const country = countryOf(rest)
  if (country !== undefined && !into.nationalities.includes(country)) into.nationalities.push(country)
  return country !== undefined
}

function addGender(into: Gathering, rest: string): boolean {
  const gender = genderIn([rest])
  if (gender === undefined) return false
  into.gender = gender
  return true
}

function unquoted(text: string): string {
  return text.replace(/^'|'$/g, '').trim()
}

/** `Passport A12345 (Iran) issued …`: number, then country in brackets, then dates that stay in the original. */
function addIdentifier(into: Gathering, said: string): boolean {
  for (const [start, type] of identifierKinds) {
    const match = start.exec(said)
    if (match === null) continue
    const [, value, country] = /^([^()]*[^\s()])(?:\s*\(([^)]*)\))?/.exec(said.slice(match[0].length)) ?? []
    const number = value?.replace(/\s+(?:issued|expires|expired)\b.*$/, '').trim() ?? ''
    if (!/\d|^[A-Z0-9-]{4,}$/.test(number)) return false
    const code = country === undefined ? undefined : countryOf(country)
    into.identifiers.push({ type, value: number, ...(code === undefined ? {} : { country: code }) })
    return true
  }
  return false
}

import isoCountries from '../../../../data/countries/iso-3166.json' with { type: 'json' }
import { nonIsoStates } from '../tables/non-iso-states.table.ts'
import { uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'

/** An issuing state, organisation or nationality as a zone names it. */
export interface State {
  /** As printed, without fillers, for example `D`, `UTO`, `FRA`. */
  readonly code: string
  /** ISO 3166-1 alpha-2, or null when the code stands for no country. */
  readonly iso2: string | null
  /** ISO 3166-1 alpha-3, or null when the code stands for no country. */
  readonly iso3: string | null
  /** English. */
  readonly name: string
}

const statesByCode = new Map<string, State>([
  ...isoCountries.map(({ alpha2, alpha3, name }): [string, State] => [
    alpha3,
    { code: alpha3, iso2: alpha2, iso3: alpha3, name },
  ]),
  ...nonIsoStates.map(([code, iso2, iso3, name]): [string, State] => [
    code,
    { code, iso2: iso2 === '' ? null : iso2, iso3: iso3 === '' ? null : iso3, name },
  ]),
])

/** Looks a zone's state code up; fillers at its end are ignored. Null when no state has this code. */
export function stateByCode(code: string): State | null {
  return statesByCode.get(code.replace(/<+$/, '')) ?? null
}

/** The state of an ISO 3166-1 alpha-2 code; null when no state has it. */
export function stateByIso2(code: string): State | null {
  return [...statesByCode.values()].find(({ iso2 }) => iso2 === code) ?? null
}

/** ISO codes come first: a state whose name two codes share is answered with its own. */
const statesByName = new Map<string, State>(
  [...statesByCode.values()].reverse().map((state) => [uppercaseLetters(state.name), state]),
)

/** The state of an English name, whatever its case, accents and blanks; null when no state has it. */
export function stateByName(name: string): State | null {
  return statesByName.get(uppercaseLetters(name)) ?? null
}

/** Every three-character spelling a zone may hold, fillers included. */
export const stateSpellings: ReadonlySet<string> = new Set(
  [...statesByCode.keys()].map((code) => code.padEnd(3, '<')),
)

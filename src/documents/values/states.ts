import { isoCountries } from '../tables/countries.table.ts'
import { extraStates } from '../tables/states.table.ts'

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

const byCode = new Map<string, State>([
  ...isoCountries.map(([iso2, iso3, name]): [string, State] => [iso3, { code: iso3, iso2, iso3, name }]),
  ...extraStates.map(([code, iso2, iso3, name]): [string, State] => [
    code,
    { code, iso2: iso2 === '' ? null : iso2, iso3: iso3 === '' ? null : iso3, name },
  ]),
])

/** Looks a zone's state code up; fillers at its end are ignored. Null when no state has this code. */
export function stateOf(code: string): State | null {
  return byCode.get(code.replace(/<+$/, '')) ?? null
}

/** Every three-character spelling a zone may hold, fillers included. */
export const stateSpellings: ReadonlySet<string> = new Set(
  [...byCode.keys()].map((code) => code.padEnd(3, '<')),
)

const byIso2 = new Map(isoCountries.map((row) => [row[0], row]))

/** Alpha-2 → the state, for codes that come from outside a zone. Null when ISO 3166-1 does not list it. */
export function countryOf(iso2: string): State | null {
  const row = byIso2.get(iso2.toUpperCase())
  return row === undefined ? null : { code: row[1], iso2: row[0], iso3: row[1], name: row[2] }
}

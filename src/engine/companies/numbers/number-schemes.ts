import { lazy } from '../../../vocabulary/lazy.ts'
import type { NumberKey, NumberScheme } from './number-scheme.ts'
import { americas } from './tables/americas.table.ts'
import { asiaPacific } from './tables/asia-pacific.table.ts'
import { balkansAndEast } from './tables/balkans-and-east.table.ts'
import { britishIsles } from './tables/british-isles.table.ts'
import { easternEurope } from './tables/eastern-europe.table.ts'
import { nearEastAndAfrica } from './tables/near-east-and-africa.table.ts'
import { nordicBaltic } from './tables/nordic-baltic.table.ts'
import { southAsia } from './tables/south-asia.table.ts'
import { southernEurope } from './tables/southern-europe.table.ts'
import { westernEurope } from './tables/western-europe.table.ts'
import { worldwide } from './tables/worldwide.table.ts'

/** Every number of companies that we know the rule of. */
export const numberSchemes: readonly NumberScheme[] = [
  ...worldwide,
  ...britishIsles,
  ...westernEurope,
  ...nordicBaltic,
  ...southernEurope,
  ...easternEurope,
  ...balkansAndEast,
  ...americas,
  ...asiaPacific,
  ...southAsia,
  ...nearEastAndAfrica,
]

const byCountry = lazy((): ReadonlyMap<string | null, readonly NumberScheme[]> => {
  const found = new Map<string | null, NumberScheme[]>()
  for (const scheme of numberSchemes)
    found.set(scheme.country, [...(found.get(scheme.country) ?? []), scheme])
  return found
})

/** Of a country (ISO 3166-1 alpha-2), without those of every country; null: these alone. */
export function schemesOf(country: string | null): readonly NumberScheme[] {
  return byCountry().get(country) ?? []
}

/** As it is answered: `LEI`, `GB company number`. */
export function schemeName({ country, name }: NumberScheme): string {
  return country === null ? name : `${country} ${name}`
}

/**
 * Keys under which a country has numbers that no row describes, beside those that one does: registers of states
 * and provinces, licences. What fits no scheme there may be right.
 */
const openKeys: Readonly<Partial<Record<string, readonly NumberKey[]>>> = {
  ID: ['registrationNumber'],
  TR: ['registrationNumber'],
}

export function isOpen(country: string, key: NumberKey): boolean {
  return openKeys[country]?.includes(key) ?? false
}

/** Countries in which a key is open. */
export function openCountries(key: NumberKey): readonly string[] {
  return Object.keys(openKeys).filter((country) => isOpen(country, key))
}

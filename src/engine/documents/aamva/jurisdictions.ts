import { uppercaseLetters } from '../../../vocabulary/documents/strip-diacritics.ts'
import { canada, unitedStates } from './tables/jurisdictions.table.ts'

/** Who issued a card: a state, province or territory. */
export interface Jurisdiction {
  /** Issuer identification number, six digits. */
  readonly iin: string
  /** Two letters, as in addresses. */
  readonly code: string
  readonly name: string
  readonly country: 'USA' | 'CAN'
}

export const jurisdictions: readonly Jurisdiction[] = [
  ...unitedStates.map(([iin, code, name]) => ({ iin, code, name, country: 'USA' as const })),
  ...canada.map(([iin, code, name]) => ({ iin, code, name, country: 'CAN' as const })),
]

const jurisdictionsByIin = new Map(jurisdictions.map((one) => [one.iin, one]))

/** The jurisdiction with that issuer identification number; null when AAMVA gave it to none we know. */
export function jurisdictionByIin(iin: string): Jurisdiction | null {
  return jurisdictionsByIin.get(iin) ?? null
}

const jurisdictionsByName = new Map(jurisdictions.map((one) => [uppercaseLetters(one.name), one]))

/** The jurisdiction of that name, whatever its case and blanks; null when none bears it. */
export function jurisdictionByName(name: string): Jurisdiction | null {
  return jurisdictionsByName.get(uppercaseLetters(name)) ?? null
}

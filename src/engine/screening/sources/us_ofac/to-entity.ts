import type {
  Entity,
  EntityKind,
  ListedIdentifier,
  ListedName,
  NameStrength,
} from '../../../../vocabulary/screening/entity.ts'
import { countryCodeOfName } from '../country-names.ts'
import type { OfacAddress, OfacRecord } from './read.ts'
import { type OfacRemarks, readRemarks } from './read-remarks.ts'

const kindByType: Readonly<Record<string, EntityKind>> = {
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
}
const aliasStrengths: Readonly<Record<string, NameStrength>> = { aka: 'strong', nka: 'strong', fka: 'former' }

/** One listed entity of OFAC's SDN list, or of its list of those who are sanctioned otherwise. */
export function ofacEntity(record: OfacRecord, source: string): Entity {
  const remarks = readRemarks(record.remarks)
  const countries = [...record.addresses.map((address) => address.country), record.vesselFlag]
  return {
    id: `${source}:${record.entNum}`,
    source,
    kind: kindByType[record.type ?? ''] ?? 'organisation',
    topics: ['sanction'],
    names: namesOf(record, remarks),
    births: remarks.births,
    ...(remarks.gender === null ? {} : { gender: remarks.gender }),
    birthPlaces: remarks.birthPlaces,
    nationalities: remarks.nationalities,
    countries: [...new Set(countries.map((country) => countryCodeOfName(country ?? '')).filter((code) => code !== undefined))],
    addresses: [...new Set(record.addresses.map(addressLine))],
    identifiers: identifiersOf(record, remarks),
    programs: (record.program ?? '').split(/\]\s*\[/).map((name) => name.replace(/[[\]]/g, '').trim()).filter(isText),
    notes: notesOf(record, remarks),
    links: [`https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${record.entNum}`, ...remarks.links],
    status: [],
    original: { ...record },
  } // prettier-ignore
}

function namesOf(record: OfacRecord, remarks: OfacRemarks): ListedName[] {
  const names: ListedName[] = [
    { text: record.name, strength: 'primary' },
    ...record.aliases.map(({ type, name }) => ({
      text: name,
      strength: aliasStrengths[type.toLowerCase()] ?? 'strong',
    })),
    ...remarks.formerNames.map((text) => ({ text, strength: 'former' as const })),
    ...remarks.weakAliases.map((text) => ({ text, strength: 'weak' as const })),
  ]
  const seen = new Set<string>()
  return names.filter(({ text }) => isText(text) && !seen.has(text) && seen.add(text).size > 0)
}

function identifiersOf(record: OfacRecord, remarks: OfacRemarks): ListedIdentifier[] {
  const callSign = record.callSign === null ? [] : [{ type: 'call-sign', value: record.callSign }]
  return [...remarks.identifiers, ...callSign]
}

function addressLine({ address, city, country }: OfacAddress): string {
  return [address, city, country].filter((part) => part !== null).join(', ')
}

function notesOf(record: OfacRecord, remarks: OfacRemarks): string[] {
  const labelledValues: readonly (readonly [string, string | null])[] = [
    ['Title', record.title],
    ['Vessel type', record.vesselType],
    ['Tonnage', record.tonnage],
    ['Gross registered tonnage', record.grossTonnage],
    ['Vessel flag', record.vesselFlag],
    ['Vessel owner', record.vesselOwner],
  ]
  const columns = labelledValues
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label}: ${value ?? ''}`)
  return [...columns, ...remarks.notes]
}

function isText(text: string): boolean {
  return text !== ''
}

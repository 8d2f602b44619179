import {
  companyStatuses,
  type CompanyParty,
  type ShareRange,
} from '../../../../vocabulary/companies/company.ts'
import { countryCodeOf } from '../../../screening/sources/country-names.ts'
import { readListedDate } from '../../../screening/sources/listed-date.ts'
import { withoutEmpty } from '../without-empty.ts'
import type { RegisterEntry } from '../register-source.ts'
import type { OwnRegister } from './definition.ts'

type OwnerColumns = OwnRegister['map']['owners'][number]
type PartyColumns = Pick<OwnerColumns, 'name' | 'birthDate' | 'country'>
type Cell = (column: string | undefined) => string

/** A row as a company and the edges of its owners; nothing of a row without key or name. */
export function ownEntries(definition: OwnRegister, cell: Cell): RegisterEntry[] {
  const { map } = definition
  const id = cell(map.id)
  if (id === '' || cell(map.legalName) === '') return []
  const several = (columns: readonly string[] = []): string[] =>
    columns.flatMap((column) => cell(column).split(map.separator)).map((text) => text.trim()).filter((text) => text !== '')
  const values = withoutEmpty({
    legalName: cell(map.legalName),
    legalNameLocal: cell(map.legalNameLocal),
    registrationNumber: cell(map.registrationNumber),
    taxNumber: cell(map.taxNumber),
    lei: cell(map.lei).toUpperCase(),
    entityType: cell(map.entityType),
    countryIso2: countryCodeOf(cell(map.country)) ?? onlyCountry(definition),
    state: cell(map.state),
    status: statusOf(cell(map.status), map.statusWords),
    incorporationDate: dayOf(cell(map.incorporationDate)),
    address: (map.address ?? []).map((column) => cell(column)).filter((line) => line !== '').join(', '),
  })
  const officers = map.officers.flatMap(({ role, ...columns }) => {
    const party = partyOf('person', columns, cell)
    return party === null ? [] : [{ ...party, role }]
  })
  const company = { id, values, otherNames: several(map.otherNames), officers }
  return [{ kind: 'company', company }, ...map.owners.flatMap((owner) => ownerEntries({ register: definition.name, id }, owner, cell))]
} // prettier-ignore

function ownerEntries(
  company: { readonly register: string; readonly id: string },
  columns: OwnerColumns,
  cell: Cell,
): RegisterEntry[] {
  const party = partyOf(columns.kind, columns, cell)
  if (party === null) return []
  const [number, lei, key] = [cell(columns.registrationNumber), cell(columns.lei), cell(columns.id)]
  const owner = {
    ...party,
    ...(number === '' ? {} : { registrationNumber: number }),
    ...(lei === '' ? {} : { lei }),
    ...(key === '' ? {} : { node: `${company.register}:${key}` }),
  }
  return [
    { kind: 'edge', owned: company.id, edge: { owner, kind: 'shares', share: shareOf(cell(columns.share)) } },
  ]
}

function partyOf(kind: CompanyParty['kind'], columns: PartyColumns, cell: Cell): CompanyParty | null {
  const name = cell(columns.name)
  if (name === '') return null
  const country = countryCodeOf(cell(columns.country))
  const birthDate = birthOf(cell(columns.birthDate))
  return {
    kind,
    name,
    countries: country === undefined ? [] : [country],
    ...(birthDate === '' ? {} : { birthDate }),
  }
}

/** `25`, `12.5%`, `25-50 %`, `12,5`; null of what is no share. */
export function shareOf(text: string): ShareRange | null {
  const match = /^(\d{1,3}(?:[.,]\d+)?)\s*%?(?:\s*[-–]\s*(\d{1,3}(?:[.,]\d+)?))?\s*%?$/.exec(text.trim())
  if (match === null) return null
  const [min = Number.NaN, max = min] = match
    .slice(1)
    .flatMap((part: string | undefined) => (part === undefined ? [] : [Number(part.replace(',', '.'))]))
  return min <= max && max <= 100 ? { min, max } : null
}

function statusOf(text: string, words: Readonly<Record<string, string>>): string {
  const known = Object.entries(words).find(([word]) => word.toLowerCase() === text.toLowerCase())
  return known?.[1] ?? companyStatuses.find((status) => status === text.toLowerCase()) ?? ''
}

function onlyCountry({ countries }: OwnRegister): string {
  return countries?.length === 1 ? (countries[0] ?? '') : ''
}

/** A whole day alone. */
function dayOf(text: string): string {
  const day = birthOf(text)
  return day.length === 10 ? day : ''
}

function birthOf(text: string): string {
  if (/^\d{4}(?:-\d{2}){0,2}$/.test(text)) return text
  const read = text === '' ? null : readListedDate(text)
  return read === null || read.from !== read.to ? '' : read.from
}

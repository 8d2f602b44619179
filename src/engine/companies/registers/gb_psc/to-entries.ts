import { z } from 'zod'
import { countryCodeOf, countryCodesIn } from '../../../screening/sources/country-names.ts'
import type { RegisterEntry, StoredEdge } from '../register-source.ts'
import { controlsOf } from './controls.ts'
import { pscStatements } from './psc-statements.table.ts'

const text = z.string().optional().catch(undefined)

/** A line of the snapshot, as far as it is read. https://developer-specs.company-information.service.gov.uk */
export const pscLine = z.object({
  company_number: z.string().optional(),
  data: z.object({
    kind: z.string(),
    name: text,
    name_elements: z.object({ forename: text, middle_name: text, surname: text }).optional().catch(undefined),
    date_of_birth: z
      .object({ month: z.coerce.number(), year: z.coerce.number() })
      .optional()
      .catch(undefined),
    nationality: text,
    country_of_residence: text,
    ceased_on: text,
    ceased: z.boolean().optional().catch(undefined),
    natures_of_control: z.array(z.string()).optional().catch(undefined),
    identification: z
      .object({ country_registered: text, place_registered: text, registration_number: text })
      .optional()
      .catch(undefined),
    statement: text,
  }),
})

export type PscLine = z.output<typeof pscLine>

/** What a line says of the company's owners; nothing where it ended. */
export function pscEntries({ company_number: owned, data }: PscLine): RegisterEntry[] {
  if (owned === undefined || owned === '' || data.ceased_on !== undefined || data.ceased === true) return []
  if (data.kind.startsWith('super-secure'))
    return [note(owned, 'an owner with significant control is protected by law and not named')]
  if (data.kind === 'persons-with-significant-control-statement')
    return [note(owned, statementOf(data.statement ?? ''))]
  if (data.kind === 'exemptions')
    return [note(owned, 'the company is exempt from naming who has significant control')]
  const owner = ownerOf(data)
  if (owner === null) return []
  return controlsOf(data.natures_of_control ?? []).map((control) => ({
    kind: 'edge',
    owned,
    edge: { owner, ...control },
  }))
}

function note(owned: string, words: string): RegisterEntry {
  return { kind: 'note', owned, sentence: `Companies House: ${words}.` }
}

function statementOf(statement: string): string {
  const known = Object.entries(pscStatements).find(([code]) => statement.startsWith(code))
  return known?.[1] ?? statement.replaceAll('-', ' ')
}

function ownerOf(data: PscLine['data']): StoredEdge['owner'] | null {
  const name = nameOf(data)
  if (name === '') return null
  if (data.kind.startsWith('individual-')) {
    const { date_of_birth: born } = data
    const countries = [
      ...countryCodesIn(data.nationality ?? ''),
      countryCodeOf(data.country_of_residence ?? '') ?? '',
    ]
    return {
      kind: 'person',
      name,
      countries: [...new Set(countries)].filter((code) => code !== ''),
      ...(born === undefined ? {} : { birthDate: `${born.year}-${String(born.month).padStart(2, '0')}` }),
    }
  }
  return companyOwner(name, data.identification)
}

function companyOwner(name: string, identification: PscLine['data']['identification']): StoredEdge['owner'] {
  const {
    country_registered: country = '',
    place_registered: place = '',
    registration_number: number,
  } = identification ?? {}
  const code = /companies house|england|wales|scotland|northern ireland|united kingdom|great britain/i.test(
    `${country} ${place}`,
  )
    ? 'GB'
    : countryCodeOf(country)
  const stated = number?.trim().toUpperCase() ?? ''
  const padded = /^\d{1,8}$/.test(stated) ? stated.padStart(8, '0') : stated
  return {
    kind: 'company',
    name,
    countries: code === undefined ? [] : [code],
    ...(padded === '' ? {} : { registrationNumber: padded }),
    ...(code === 'GB' && /^[A-Z0-9]{8}$/.test(padded) ? { node: `gb_companies_house:${padded}` } : {}),
  }
}

/** Without a title: names in parts have none. */
function nameOf({ name = '', name_elements: parts }: PscLine['data']): string {
  const full = [parts?.forename, parts?.middle_name, parts?.surname].filter(
    (part) => part !== undefined && part !== '',
  )
  return full.length > 1 ? full.join(' ') : name.trim()
}

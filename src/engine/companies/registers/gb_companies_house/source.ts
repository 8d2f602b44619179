import { readRows } from '../read-rows.ts'
import { recogniseParts } from '../recognise-parts.ts'
import type { RegisterEntry, RegisterSource, StoredCompany } from '../register-source.ts'
import { requireFiles } from '../require-files.ts'
import { withoutEmpty } from '../without-empty.ts'
import { ukStatuses } from './uk-statuses.table.ts'

const previousNames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `PreviousName_${at}.CompanyName`)

const addressColumns = [
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
] as const

/** Of the free company data product. https://download.companieshouse.gov.uk/en_output.html */
const columns = [
  'CompanyName',
  'CompanyNumber',
  'CompanyCategory',
  'CompanyStatus',
  'DissolutionDate',
  'IncorporationDate',
  ...addressColumns,
  ...previousNames,
] as const

/** Made on the first of each month, and there some days later. */
const published = {
  part: 'basic',
  required: true,
  name: 'BasicCompanyDataAsOneFile.zip',
  addresses: (today: string): readonly string[] =>
    [0, 1].map((before) => {
      const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - before, 1))
      return `https://download.companieshouse.gov.uk/BasicCompanyDataAsOneFile-${first.toISOString().slice(0, 10)}.zip`
    }),
}

/** Every living company of the United Kingdom. */
export const gbCompanies: RegisterSource = {
  id: 'gb_companies_house',
  title: 'Companies House: living companies of the United Kingdom',
  publisher: 'Companies House',
  licence: {
    name: 'free of charge, without conditions of use',
    url: 'https://download.companieshouse.gov.uk/en_output.html',
    commercialUse: 'free',
  },
  cadenceDays: 30,
  staleAfterDays: 75,
  bounds: { min: 4_500_000, max: 20_000_000, minShareOfPrevious: 0.95 },
  countries: ['GB'],
  holds: 'companies',
  whole: true,
  about: 'gb_companies_house',
  formatDescription: 'BasicCompanyData CSV, in one file or several, zipped or not',
  files: [published],
  recognise: (paths) =>
    recogniseParts(paths, [
      { part: 'basic', required: true, pattern: /^basiccompanydata[a-z0-9_-]*(?:\.csv)?$/ },
    ]),
  async *entries(parts) {
    const shape = {
      title: 'The file of companies',
      columns,
      required: ['CompanyName', 'CompanyNumber', 'CompanyStatus'],
    }
    for (const file of requireFiles(parts, 'basic'))
      for await (const rows of readRows(file, shape))
        yield rows.flatMap((row): RegisterEntry[] => {
          const company = companyOf(row)
          return company === null ? [] : [{ kind: 'company', company }]
        })
  },
}

function companyOf(row: readonly string[]): StoredCompany | null {
  const [legalName = '', id = '', category = '', status = '', dissolved = '', incorporated = '', ...rest] =
    row
  if (id === '' || legalName === '') return null
  const address = rest.slice(0, addressColumns.length)
  const known = ukStatuses[status.toLowerCase()]
  const values = withoutEmpty({
    legalName,
    registrationNumber: id,
    entityType: category,
    countryIso2: 'GB',
    state: stateOf(id),
    status: dissolved !== '' ? 'dissolved' : (known ?? ''),
    incorporationDate: dayOf(incorporated),
    address: address.filter((line) => line !== '').join(', '),
  })
  const otherNames = rest.slice(addressColumns.length).filter((name) => name !== '' && name !== legalName)
  return { id, values, otherNames: [...new Set(otherNames)], officers: [] }
}

/** ISO 3166-2:GB by the letters before a number: Scotland, Northern Ireland, and England and Wales. */
function stateOf(number: string): string {
  const letters = /^[A-Z]{2}/.exec(number)?.[0]
  if (letters === undefined || letters === 'OC' || letters === 'LP') return 'EAW'
  if (['SC', 'SO', 'SL'].includes(letters)) return 'SCT'
  return ['NI', 'NC', 'NL', 'R0'].includes(letters) ? 'NIR' : ''
}

/** `DD/MM/YYYY` as `YYYY-MM-DD`. */
function dayOf(date: string): string {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date)
  return match === null ? '' : `${match[3]}-${match[2]}-${match[1]}`
}

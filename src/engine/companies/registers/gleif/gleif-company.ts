import type { CompanyStatus, CompanyValues } from '../../../../vocabulary/companies/company.ts'
import { legalFormCode } from '../../legal-forms/legal-form-of.ts'
import { withoutEmpty } from '../without-empty.ts'
import type { StoredCompany } from '../register-source.ts'
import { noAuthority } from './no-authority.table.ts'

/** Records that are no company's: drawn back, or written twice. */
const voidRegistrations: ReadonlySet<string> = new Set(['ANNULLED', 'DUPLICATE'])

/** Codes of the list of legal forms (ISO 20275) for forms that are not on it, and for none. */
const noFormCode: ReadonlySet<string> = new Set(['8888', '9999'])

/** A row of level 1 as a company; null for a record that is none. `cell` answers by the publisher's name of a column. */
export function gleifCompany(cell: (column: string) => string): StoredCompany | null {
  const lei = cell('LEI')
  if (lei === '' || voidRegistrations.has(cell('Registration.RegistrationStatus'))) return null
  const names = namesOf(cell)
  const [country = '', state = ''] = jurisdictionOf(cell)
  const authority = cell('Entity.RegistrationAuthority.RegistrationAuthorityID')
  const number = cell('Entity.RegistrationAuthority.RegistrationAuthorityEntityID')
  const values: CompanyValues = withoutEmpty({
    legalName: names.legalName,
    legalNameLocal: names.legalNameLocal,
    registrationNumber: noAuthority.has(authority) ? '' : number,
    lei,
    entityType: formOf(cell),
    countryIso2: country,
    state,
    status: statusOf(cell),
    incorporationDate: dayOf(cell('Entity.EntityCreationDate')),
    address: addressOf(cell),
  })
  return { id: lei, values, otherNames: names.others, officers: [] }
}

/** The name in Latin letters where there is one, and the one in another script beside it. */
function namesOf(cell: (column: string) => string): {
  readonly legalName: string
  readonly legalNameLocal: string
  readonly others: readonly string[]
} {
  const legal = cell('Entity.LegalName')
  const places = [1, 2, 3, 4, 5]
  const transliterated = places.map((at) =>
    cell(`Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.${at}`),
  )
  const other = places.map((at) => cell(`Entity.OtherEntityNames.OtherEntityName.${at}`))
  const all = [...new Set([legal, ...transliterated, ...other])].filter((name) => name !== '')
  const latin = isLatin(legal) ? legal : (all.find(isLatin) ?? '')
  const others = all.filter((name) => name !== latin && name !== legal)
  return latin === '' || latin === legal
    ? { legalName: legal, legalNameLocal: '', others }
    : { legalName: latin, legalNameLocal: legal, others }
}

function isLatin(name: string): boolean {
  return (
    /\p{Script=Latin}/u.test(name) && !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)
  )
}

/** Country, and state of those that register by states: `US-DE` = `US`, `DE`. */
function jurisdictionOf(cell: (column: string) => string): readonly string[] {
  const jurisdiction = cell('Entity.LegalJurisdiction') || cell('Entity.LegalAddress.Country')
  return /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(jurisdiction) ? jurisdiction.split('-') : []
}

/** As printed where it is, otherwise by its code in ISO 20275: as the wire writes that form, where it is known. */
function formOf(cell: (column: string) => string): string {
  const printed = cell('Entity.LegalForm.OtherLegalForm')
  const code = cell('Entity.LegalForm.EntityLegalFormCode')
  return printed !== '' || noFormCode.has(code) ? printed : (legalFormCode(code) ?? code)
}

/** An entity that is inactive was dissolved or merged away, or gave no reason. */
function statusOf(cell: (column: string) => string): CompanyStatus | '' {
  const status = cell('Entity.EntityStatus')
  if (status === 'ACTIVE') return 'active'
  if (status !== 'INACTIVE') return ''
  const reason = cell('Entity.EntityExpirationReason')
  return reason === 'DISSOLVED' || reason === 'CORPORATE_ACTION' ? 'dissolved' : 'inactive'
}

function dayOf(instant: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(instant)?.[0] ?? ''
}

function addressOf(cell: (column: string) => string): string {
  const part = (name: string): string => cell(`Entity.LegalAddress.${name}`)
  const city = [part('PostalCode'), part('City')].filter((text) => text !== '').join(' ')
  return [
    part('FirstAddressLine'),
    part('AdditionalAddressLine.1'),
    part('AdditionalAddressLine.2'),
    city,
    part('Country'),
  ]
    .filter((text) => text !== '')
    .join(', ')
}

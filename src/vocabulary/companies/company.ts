/** What an answer says of a company, in the order of the wire (docs/reference/wire.md, "KYB"). */
export const companyKeys = [
  'legalName', 'legalNameLocal', 'registrationNumber', 'taxNumber', 'lei', 'entityType',
  'countryIso2', 'state', 'status', 'incorporationDate', 'address',
] as const // prettier-ignore

export type CompanyKey = (typeof companyKeys)[number]

/** What is known of a company. Dates are `YYYY-MM-DD`, countries ISO 3166 alpha-2, status is a `CompanyStatus`. */
export type CompanyValues = Readonly<Partial<Record<CompanyKey, string>>>

/**
 * - `active`: registered and in business.
 * - `inactive`: registered, and the register says that it does no business.
 * - `in_liquidation`: being wound up, insolvent or in administration.
 * - `dissolved`: struck off, merged away or dissolved.
 */
export const companyStatuses = ['active', 'inactive', 'in_liquidation', 'dissolved'] as const

export type CompanyStatus = (typeof companyStatuses)[number]

/** What someone does in a company. `representative` where a document or register says no more. */
export const officerRoles = [
  'director', 'managing_director', 'board_member', 'chair', 'secretary', 'authorised_signatory', 'partner', 'member',
  'liquidator', 'representative',
] as const // prettier-ignore

export type OfficerRole = (typeof officerRoles)[number]

/** A person or company beside the company asked about. */
export interface CompanyParty {
  readonly kind: 'person' | 'company'
  readonly name: string
  /** As precise as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly birthDate?: string
  /** ISO 3166 alpha-2: nationality or residence of a person, register of a company. */
  readonly countries: readonly string[]
  /** Of a company. */
  readonly registrationNumber?: string
  /** Of a company. */
  readonly lei?: string
}

export interface Officer extends CompanyParty {
  readonly role: OfficerRole
  /** Where it is known. */
  readonly appointedOn?: string
}

/** A share in per cent, both ends inclusive; exact where they are equal. Bands of a register stay ranges. */
export interface ShareRange {
  readonly min: number
  readonly max: number
}

export interface Owner extends CompanyParty {
  /** Null where no one says how much. */
  readonly share: ShareRange | null
}

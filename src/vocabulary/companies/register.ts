import type { CompanyValues, Officer, CompanyParty, ShareRange } from './company.ts'

/** A company as a register holds it. */
export interface RegisterRecord {
  /** Our id of the register: `gleif`, `gb_companies_house`, or one of an operator's own. */
  readonly register: string
  /** The register's own key: LEI or company number. */
  readonly id: string
  readonly values: CompanyValues
  /** Former and other names. */
  readonly otherNames: readonly string[]
  readonly officers: readonly Officer[]
  /** Whether the address is one at which the register, or a table of addresses, knows many companies. */
  readonly companiesAtAddress?: number
}

/** One party holds another. */
export interface OwnershipEdge {
  readonly owner: CompanyParty & { readonly node: string }
  /** Node of the company that is held. */
  readonly owned: string
  readonly kind: 'shares' | 'voting_rights' | 'control' | 'accounting_consolidation'
  /** Null where the register says that there is ownership and not how much. */
  readonly share: ShareRange | null
  /** Our id of the register, or `document`. */
  readonly source: string
}

/** A register beside which a company is compared. */
export interface RegisterVersion {
  readonly register: string
  readonly title: string
  /** `YYYY-MM-DD`; null where none states it. */
  readonly date: string | null
  readonly records: number
  readonly state: 'current' | 'stale' | 'not_loaded'
  /** ISO 3166 alpha-2 of what it covers; null = companies of every country, though not all of them. */
  readonly countries: readonly string[] | null
  /** `owners`: it names who holds companies and has no record of a company itself. `companies` when absent. */
  readonly holds?: 'companies' | 'owners'
  /** Whether every company of its countries that is alive stands in it; no when absent. */
  readonly whole?: boolean
}

/** A record that may be the company asked about. */
export interface RegisterHit {
  readonly record: RegisterRecord
  /** 0..1: 1 where a number agrees; otherwise what the matcher of names says. */
  readonly score: number
  readonly by: 'lei' | 'registration_number' | 'tax_number' | 'name'
}

/**
 * What registers say of the company. `not_checked` never counts for it and is never *clear*.
 * `found`: one record is meant. `ambiguous`: several may be. `not_found`: a register that covers the country whole has none.
 */
export type RegistryFacts =
  | { readonly state: 'not_checked'; readonly reason: string; readonly versions: readonly RegisterVersion[] }
  | { readonly state: 'not_found'; readonly versions: readonly RegisterVersion[] }
  | {
      readonly state: 'ambiguous'
      readonly hits: readonly RegisterHit[]
      readonly versions: readonly RegisterVersion[]
    }
  | {
      readonly state: 'found'
      /** The best of each register, best first. */
      readonly hits: readonly RegisterHit[]
      readonly versions: readonly RegisterVersion[]
    }

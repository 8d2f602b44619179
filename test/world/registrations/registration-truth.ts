import type { CompanyValues, OfficerRole } from '../../../src/vocabulary/companies/company.ts'

/** What a made registration document says: what is not printed is absent. */
export interface RegistrationTruth {
  readonly layout: string
  /** ISO 639-1. */
  readonly language: string
  readonly values: CompanyValues
  readonly capital: { readonly amount: number; readonly currency: string } | null
  readonly officers: readonly {
    readonly name: string
    readonly role: OfficerRole
    readonly birthDate?: string
  }[]
  readonly owners: readonly { readonly name: string; readonly share: number }[]
}

/** A document before it is drawn. */
export interface MadeRegistration {
  readonly truth: RegistrationTruth
  /** In the language of Typst. */
  readonly source: string
}

import type { CompanyKey, CompanyValues } from './company.ts'
import type { OwnershipFacts, SanctionedOwnership } from './ownership.ts'
import type { RegistrationReading } from './registration-reading.ts'
import type { RegistryFacts } from './register.ts'

/** A number laid against the schemes of its country. */
export interface NumberFacts {
  readonly key: Extract<CompanyKey, 'registrationNumber' | 'taxNumber' | 'lei'>
  readonly from: 'given' | 'document'
  readonly value: string
  /** Name of the scheme, for example `LEI` or `GB company number`; null where none is known for the country. */
  readonly scheme: string | null
  /** Null where no scheme is known: cannot tell. */
  readonly isValid: boolean | null
  /** Why not, a sentence without the number; empty where it is valid. */
  readonly reason: string
}

/** One row of the three columns: what was given, what the document says, what the register says. */
export interface ComparedValue {
  readonly key: CompanyKey
  readonly given: string | null
  readonly document: string | null
  readonly register: string | null
  /** Each pair that both have. `similarity` 0..1 of names and addresses; 1 or 0 of what is exact. */
  readonly pairs: readonly {
    readonly of:
      readonly ['given', 'document'] | readonly ['given', 'register'] | readonly ['document', 'register']
    readonly agrees: boolean
    readonly similarity: number
    /** How they were compared, for example "legal form aside". */
    readonly sentence: string
  }[]
}

/** Who was screened beside the company itself, and why. */
export interface ScreenedSubject {
  readonly role: 'company' | 'officer' | 'owner'
  readonly name: string
  readonly kind: 'person' | 'company'
  /** Node of the ownership graph; absent of officers who own nothing. */
  readonly node?: string
}

/** What is known of a company (KYB). Absent of every request but `POST /kyb`. */
export interface CompanyFacts {
  readonly given: CompanyValues
  /** Null when no document was sent. */
  readonly document: RegistrationReading | null
  /** Why the document that was sent could not be read at all: a sentence without personal data. */
  readonly documentFailed?: string
  readonly registry: RegistryFacts
  readonly numbers: readonly NumberFacts[]
  readonly compared: readonly ComparedValue[]
  readonly ownership: OwnershipFacts
  readonly subjects: readonly ScreenedSubject[]
  /** Whom the cap on subjects left out of the screening, a sentence; absent where no one was. */
  readonly unscreened?: string
  /** Absent where nothing was screened. */
  readonly sanctioned?: SanctionedOwnership
}

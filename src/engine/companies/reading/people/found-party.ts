import type { OfficerRole, ShareRange } from '../../../../vocabulary/companies/company.ts'
import type { PrintPiece } from '../layout/print-piece.ts'

/** Someone that a document names beside the company, as officer, as owner or as both. */
export interface FoundParty {
  readonly name: string
  readonly kind: 'person' | 'company'
  /** Null where the document says no more than that they own. */
  readonly role: OfficerRole | null
  readonly isOwner: boolean
  readonly birthDate?: string
  readonly appointedOn?: string
  readonly country?: string
  readonly share: ShareRange | null
  /** Their part of the capital in its currency. */
  readonly nominal: number | null
  /** How many shares they hold. */
  readonly shareCount: number | null
  readonly registrationNumber?: string
  readonly label: string
  /** How likely they are what they are said to be, 0..1, as the print around their name shows. */
  readonly odds?: number
  /** What was read for them. */
  readonly pieces: readonly PrintPiece[]
}

/** Parties found, and the pieces that they were found in, which hold no values of the company itself. */
export interface FoundParties {
  readonly parties: readonly FoundParty[]
  readonly used: ReadonlySet<PrintPiece>
}

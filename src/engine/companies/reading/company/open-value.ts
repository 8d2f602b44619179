import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'
import type { ReadValue } from '../../../../vocabulary/companies/registration-reading.ts'
import type { PrintPiece } from '../layout/print-piece.ts'

/** A value while it is put together. */
export interface OpenValue extends ReadValue {
  readonly pieces: readonly PrintPiece[]
}

export type OpenValues = Partial<Record<CompanyKey, OpenValue>>

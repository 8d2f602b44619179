import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { SigningState } from '../../../vocabulary/agreements/signing.ts'

/** The tables of migrations/0063-signings.sql. */
export interface SigningTables {
  signings: {
    id: string
    account_id: string
    mode: Mode
    record_id: string
    template_id: string
    template_version: number
    state: SigningState
    version: number
    made_by: string
    created_at: number
    updated_at: number
    sealed: Uint8Array
  }
  signing_blobs: {
    blob_id: string
    account_id: string
    signing_id: string
    created_at: number
    sealed: Uint8Array
  }
}

import type { Generated } from 'kysely'
import type { Mode } from '../../../vocabulary/account/principal.ts'

/** Archives and files to fetch, and what is kept for a day, as the queries see them. */
export interface FileTables {
  exports: ExportTable
  export_members: { export_id: string; account_id: string; transaction_id: string }
  files: FileTable
  quick_readings: QuickReadingTable
  quick_pictures: QuickPictureTable
}

interface ExportTable {
  id: string
  account_id: string
  mode: Mode
  made_by: string
  state: 'making' | 'ready'
  blob_id: string
  size: Generated<number>
  sha256: Generated<string>
  created_at: number
  expires_at: number
  account_key_version: number
  wrapped: Uint8Array
}

interface FileTable {
  name_digest: Uint8Array
  account_id: string
  transaction_id: string
  blob_id: string
  created_at: number
  sealed: Uint8Array
}

interface QuickReadingTable {
  id: string
  account_id: string
  mode: Mode
  made_by: string
  created_at: number
  expires_at: number
  account_key_version: number
  wrapped: Uint8Array
}

interface QuickPictureTable {
  token_hash: Uint8Array
  account_id: string
  reading_id: string
  blob_id: string
  sealed: Uint8Array
}

/** What someone found to be no hit, as the queries see it. */
export interface FalsePositiveTable {
  id: string
  account_id: string
  subject_id: string
  record_id: string
  mode: Mode
  made_by: string
  made_at: number
  expires_at: number | null
  needs_approval: boolean
  approved_by: string | null
  approved_at: number | null
  withdrawn_by: string | null
  withdrawn_at: number | null
  sealed: Uint8Array
}

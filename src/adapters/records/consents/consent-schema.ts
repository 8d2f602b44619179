import type { Mode } from '../../../vocabulary/account/principal.ts'

export interface ConsentTables {
  consents: ConsentTable
  consent_texts: ConsentTextTable
  face_templates: FaceTemplateTable
}

interface ConsentTable {
  id: string
  account_id: string
  subject_id: string
  purpose: string
  mode: Mode
  text_id: string
  locale: string
  text_digest: Uint8Array | null
  custom_hash: Uint8Array | null
  transaction_id: string | null
  given_at: number
  withdrawn_at: number | null
  made_by: string
  made_at: number
}

interface ConsentTextTable {
  account_id: string
  mode: Mode
  text_id: string
  locale: string
  digest: Uint8Array
  content: string
  made_by: string
  made_at: number
}

/** What a face was like, where a profile asks for that to be kept. */
interface FaceTemplateTable {
  transaction_id: string
  account_id: string
  mode: Mode
  recogniser: string
  seq: number
  made_at: number
  sealed: Uint8Array
}

import type { Mode } from '../../../vocabulary/account/principal.ts'

/** Templates of contracts, their versions, contracts of no transaction, and certificates of the seal, as the queries see them. */
export interface ContractTemplateTables {
  contract_templates: {
    id: string
    account_id: string
    mode: Mode
    version: number
    created_at: number
    updated_at: number
    removed_at: number | null
  }
  contract_template_versions: {
    template_id: string
    version: number
    account_id: string
    parent: number | null
    author: string
    created_at: number
    account_key_version: number
    sealed_name: Uint8Array
    sealed: Uint8Array
  }
  seal_certificates: { key_version: number; certificate: Uint8Array; created_at: number }
  contracts: {
    id: string
    account_id: string
    subject_id: string
    mode: Mode
    made_by: string
    created_at: number
    template_id: string
    template_version: number
    name_digest: Uint8Array
    blob_id: string
    sealed: Uint8Array
  }
}

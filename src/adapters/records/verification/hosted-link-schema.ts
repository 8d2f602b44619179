import type { Generated } from 'kysely'
import type { Mode } from '../../../vocabulary/account/principal.ts'

/** The tables of migrations/0064-hosted-links.sql and 0065-link-upkeep.sql. */
export interface HostedLinkTables {
  hosted_links: {
    id: string
    account_id: string
    subject_id: string
    mode: Mode
    made_by: string
    created_at: number
    expires_at: number | null
    reference_digest: Uint8Array | null
    parent_id: string | null
    custom_hash: Uint8Array | null
    profile_id: string
    last_event_at: number | null
    sealed: Uint8Array
  }
  hosted_link_events: { link_id: string; seq: number; account_id: string; at: number; sealed: Uint8Array }
  hosted_link_completions: {
    link_id: string
    account_id: string
    transaction_id: string
    completed_at: number
    sealed: Uint8Array
  }
  hosted_link_sessions: {
    digest: Uint8Array
    link_id: string
    account_id: string
    party: string | null
    device: string
    created_at: number
  }
  hosted_link_hand_offs: {
    digest: Uint8Array
    link_id: string
    account_id: string
    party: string | null
    expires_at: number
  }
  hosted_link_blobs: {
    blob_id: string
    link_id: string
    account_id: string
    seq: number
    created_at: number
    /** Under legal hold: since when it is needed no more. Null while it is needed. */
    forgotten_at: Generated<number | null>
    sealed: Uint8Array
  }
  send_times: { bucket: Uint8Array; sent_at: readonly number[]; ends_at: number }
}

import type { RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { BlockReason } from '../../../vocabulary/blocklist/block-reasons.ts'
import type { QuotaPeriod } from '../../../vocabulary/account/quota-period.ts'
import type { KeyKind, Mode } from '../../../vocabulary/account/principal.ts'
import type { Transaction, TransactionType } from '../../../vocabulary/transactions/transaction.ts'
import type { ConsentTables } from '../consents/consent-schema.ts'
import type { ContractTemplateTables } from '../agreements/contract-template-schema.ts'
import type { SigningTables } from '../agreements/signing-schema.ts'
import type { HostedLinkTables } from '../verification/hosted-link-schema.ts'
import type { FalsePositiveTable, FileTables } from '../images/file-schema.ts'
import type { WebhookTables } from '../webhooks/webhook-schema.ts'

/** The tables of migrations/*.sql that are used so far, as the queries see them. */
export interface Tables
  extends ConsentTables, ContractTemplateTables, FileTables, HostedLinkTables, SigningTables, WebhookTables {
  instance_keys: { purpose: string; version: number; wrapped: Uint8Array; created_at: number }
  master_keys: MasterKeyTable
  accounts: AccountTable
  account_heads: { account_id: string; audit_seq: number; audit_hash: Uint8Array }
  account_keys: {
    account_id: string
    purpose: AccountKeyPurpose
    version: number
    wrapped: Uint8Array
    created_at: number
  }
  api_keys: ApiKeyTable
  subjects: { id: string; account_id: string; mode: Mode; created_at: number }
  subject_keys: {
    subject_id: string
    account_id: string
    version: number
    account_key_version: number
    wrapped: Uint8Array
  }
  record_keys: {
    record_id: string
    account_id: string
    kind: KeyedKind
    subject_id: string
    version: number
    subject_key_version: number
    wrapped: Uint8Array
  }
  transactions: TransactionTable
  transaction_counts: {
    account_id: string
    day: number
    mode: Mode
    profile_id: string
    decision: Transaction['decision']
    count: number
  }
  images: ImageTable
  screenings: ScreeningTable
  erasure_ledger: ErasureTable
  idempotency: IdempotencyTable
  quota_counters: {
    account_id: string
    kind: QuotaKind
    plan: number | null
    used: number
    reserved: number
    period: Generated<QuotaPeriod>
    spent_before: Generated<number>
    period_ends_at: Generated<number | null>
  }
  quota_reservations: {
    id: string
    account_id: string
    kind: QuotaKind
    cost: number
    leased_until: number
    created_at: number
  }
  quota_ledger: QuotaLedgerTable
  /** Filled by a trigger on `quota_ledger`. */
  quota_days: { account_id: string; kind: QuotaKind; day: number; amount: number }
  audit_entries: AuditTable
  profiles: {
    id: string
    account_id: string
    mode: Mode
    version: number
    created_at: number
    removed_at: number | null
  }
  profile_versions: ProfileVersionTable
  jobs: JobTable
  list_versions: ListVersionTable
  list_refreshes: { source: string; holder: string; held_until: number }
  list_troubles: { source: string; trouble: string; at: number }
  shared_lists: {
    source: string
    version: string
    refreshed_at: number
    meta: string
    content: Uint8Array
  }
  legal_holds: LegalHoldTable
  false_positives: FalsePositiveTable
  blocked_documents: {
    id: string
    account_id: string
    mode: Mode
    document_hash: Uint8Array
    reason: BlockReason
    made_by: string
    made_at: number
  }
  retention_rules: RetentionRuleTable
  erasure_certificates: {
    subject_id: string
    account_id: string
    mode: Mode
    at: number
    signed: string
  }
  purge_counts: { account_id: string; kind: RecordKind; count: number }
}

export type AccountKeyPurpose = 'wrap' | 'find' | 'audit'
export type KeyedKind = RecordKind | 'event'
export type QuotaKind = 'quota' | 'credit'

interface AccountTable {
  id: string
  number: GeneratedAlways<number>
  name: string
  created_at: number
  host_list: Generated<string>
  banned: Generated<boolean>
  banned_reason: Generated<string>
  restricted_security_none: Generated<boolean>
  screening_band: number | null
  required_lists: string | null
  false_positives_need_approval: Generated<boolean>
}

interface ApiKeyTable {
  id: string
  account_id: string
  kind: KeyKind
  mode: Mode
  scopes: string
  label: string
  prefix: string
  digest: Uint8Array
  pepper_version: number
  created_by: string
  created_at: number
  last_used_at: number | null
  expires_at: number | null
  revoked_at: number | null
}

interface TransactionTable {
  id: string
  account_id: string
  subject_id: string
  type: TransactionType
  mode: Mode
  profile_id: string
  profile_version: number
  decision: Transaction['decision']
  custom_hash: Uint8Array | null
  docupass_hash: Uint8Array | null
  document_hash: Uint8Array | null
  person_hash: Uint8Array | null
  created_at: number
  updated_at: number
  event_seq: Generated<number>
  made_by: string
  sealed: Uint8Array
}

interface ImageTable {
  token_hash: Uint8Array
  account_id: string
  transaction_id: string
  blob_id: string
  made_by: string
  created_at: number
  sealed: Uint8Array
}

interface ScreeningTable {
  id: string
  account_id: string
  subject_id: string
  mode: Mode
  made_by: string
  created_at: number
  versions: string
  matcher: string
  sealed: Uint8Array
}

interface ErasureTable {
  /** Order of writing; on the embedded database also that of commits. */
  seq: Generated<number>
  account_id: string
  kind: RecordKind | 'subject'
  target_id: string
  at: number
  actor: string
  last_seq: number
  digest: Uint8Array
}

interface IdempotencyTable {
  account_id: string
  key_hash: Uint8Array
  body_hash: string
  state: 'running' | 'done'
  leased_until: number
  record_id: string | null
  account_key_version: number | null
  sealed: Uint8Array | null
  created_at: number
  expires_at: number
}

interface QuotaLedgerTable {
  id: string
  account_id: string
  kind: QuotaKind
  entry: 'plan' | 'reserve' | 'settle' | 'release' | 'period'
  amount: number | null
  reservation_id: string | null
  record_id: string | null
  at: number
}

interface AuditTable {
  account_id: string
  seq: number
  at: number
  actor: string
  action: string
  target: string
  digest: Uint8Array
  previous: Uint8Array
  hash: Uint8Array
}

interface ProfileVersionTable {
  profile_id: string
  version: number
  account_id: string
  parent: number | null
  author: string
  created_at: number
  account_key_version: number
  sealed: Uint8Array
}

interface JobTable {
  id: string
  account_id: string | null
  kind: string
  version: number
  payload: string
  state: 'ready' | 'leased' | 'dead'
  run_at: number
  attempts: Generated<number>
  max_attempts: number
  leased_until: number | null
  fence: Generated<number>
  last_error: Generated<string>
  created_at: number
  once: string | null
}

interface ListVersionTable {
  id: Generated<number>
  source: string
  database: string
  version: string
  date: string | null
  records: number
  added: number
  changed: number
  removed: number
  imported_at: number
  origin: string
}

export interface MasterKeyTable {
  version: number
  fingerprint: Uint8Array
  state: 'current' | 'leaving' | 'retired'
  wrapped: Uint8Array | null
  created_at: number
  retired_at: number | null
}

interface LegalHoldTable {
  id: string
  account_id: string
  subject_id: string
  placed_by: string
  placed_at: number
  ends_at: number | null
  lifted_at: number | null
  account_key_version: number
  sealed: Uint8Array
}

interface RetentionRuleTable {
  account_id: string
  kind: string
  profile_id: string
  days: number | null
  set_by: string
  set_at: number
}

import type { Generated } from 'kysely'
import type { DeliveryState, SuccessRule } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { EventName, EventSubject } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'

/** Events, and the tables of migrations/0007-webhooks.sql. */
export interface WebhookTables {
  outbox: OutboxTable
  webhook_endpoints: WebhookEndpointTable
  webhook_secrets: {
    account_id: string
    endpoint_id: string
    version: number
    account_key_version: number
    sealed: Uint8Array
    created_at: number
    expires_at: number | null
  }
  deliveries: DeliveryTable
  delivery_attempts: {
    delivery_id: string
    attempt: number
    account_id: string
    at: number
    finished_at: number | null
    status: number | null
    error: Generated<string>
    sealed: Uint8Array | null
  }
}

interface WebhookEndpointTable {
  id: string
  account_id: string
  mode: Mode
  url_hash: Uint8Array
  account_key_version: number
  sealed: Uint8Array
  success_rule: Generated<SuccessRule>
  state: Generated<'active' | 'paused'>
  paused_at: number | null
  paused_reason: Generated<string>
  failures: Generated<number>
  failing_since: number | null
  rests_until: Generated<number>
  held_until: Generated<number>
  turn_at: Generated<number>
  delivered: Generated<number>
  failed: Generated<number>
  tries: Generated<number>
  created_at: number
}

interface DeliveryTable {
  id: string
  account_id: string
  endpoint_id: string
  transaction_id: string
  seq: number
  event: EventName | 'test'
  mode: Mode
  state: DeliveryState
  attempts: Generated<number>
  first_failed_at: number | null
  last_attempt_at: Generated<number>
  next_at: number
  urgent: Generated<boolean>
  leased_until: Generated<number>
  fence: Generated<number>
  error: Generated<string>
  created_at: number
}

interface OutboxTable {
  id: string
  account_id: string
  subject_kind: Generated<EventSubject['kind']>
  /** Id of the subject, whatever its kind. */
  transaction_id: string
  seq: number
  event: EventName
  version: number
  mode: Mode
  state: 'unaddressed' | 'pending' | 'delivered' | 'failed' | 'cancelled'
  created_at: number
  sealed_by: string
  sealed: Uint8Array
  place: Generated<number | null>
  queued: Generated<boolean>
}

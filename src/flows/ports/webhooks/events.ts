import type { EventReference } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'

/** Something that happened to a record, as it was sent. */
export interface ReportedEvent {
  readonly id: string
  readonly event: string
  readonly subject: EventReference
  readonly mode: Mode
  readonly createdAt: number
  /** Grows with every event of the account; no later one ever gets an earlier place. */
  readonly place: number
  /** The body that was frozen with the change; null when the key that opens it is destroyed. */
  readonly body: Readonly<Record<string, unknown>> | null
}

export interface EventRecords {
  /** Events behind a place, in order. */
  eventsAfter(
    principal: Principal,
    page: { readonly place: number; readonly limit: number },
  ): Promise<readonly ReportedEvent[]>
}

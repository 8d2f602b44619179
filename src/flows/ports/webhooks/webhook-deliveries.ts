import type { EventName, EventReference } from '../../../vocabulary/webhooks/webhook-events.ts'
import type {
  DeliveryState,
  SuccessRule,
  AttemptOutcome,
} from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { StoredAnswer } from '../idempotency/idempotency.ts'
import type { ResultPage, ResultPageRequest } from '../pagination.ts'

// ── the queue, for anyone who delivers ──────────────────────────────────────────

/** One leased attempt; its row was written before this was returned. */
export interface LeasedDelivery {
  /** Id of the event, and the `webhook-id` of every try. */
  readonly id: string
  readonly attempt: number
  /** Grows with every lease; anyone who comes with an older one is refused. */
  readonly fence: number
  readonly endpointId: string
  readonly event: DeliveredEvent
  readonly url: string
  /** The very text to post. */
  readonly body: string
  /** Newest first; two while one replaces the other. */
  readonly secrets: readonly string[]
  readonly successRule: SuccessRule
}

/** Everything that may be posted: what happens to transactions, and what the test button sends. */
export type DeliveredEvent = EventName | 'test'

export interface FinishedAttempt {
  readonly delivery: Pick<LeasedDelivery, 'id' | 'attempt' | 'fence' | 'endpointId'>
  readonly isSuccess: boolean
  readonly outcome: AttemptOutcome
}

/** What an operator should hear about, by endpoint id. */
export interface EndpointChanges {
  readonly endpointId: string
  readonly change: 'paused' | 'recovered'
}

export interface DeliveryCounts {
  readonly deliveries: Readonly<Record<DeliveryState, number>>
  readonly tries: number
  /** `resting`: the circuit breaker, or a receiver that asked for a pause. */
  readonly endpoints: Readonly<Record<'active' | 'resting' | 'paused', number>>
  /** Seconds that the oldest waiting event has waited; 0 when none waits. */
  readonly oldestWaitingSeconds: number
}

/** For all accounts: only our own schedules use it. */
export interface DeliveryQueue {
  /**
   * Gives new events their deliveries, then leases what is due of the endpoint that waited longest for its turn.
   * `isIdle` when there was nothing to do at all; `dueInMs` is then how long until something is due: 0 when something
   * is, but others have it in hand, null when nothing waits.
   */
  takeDeliveries(
    slots: number,
    leaseMs: number,
  ): Promise<{
    readonly leased: readonly LeasedDelivery[]
    readonly isIdle: boolean
    readonly dueInMs: number | null
  }>
  /** Writes down how tries went, all in one transaction; a try whose lease was lost changes nothing. */
  finishTries(attempts: readonly FinishedAttempt[]): Promise<readonly EndpointChanges[]>
  deliveryCounts(): Promise<DeliveryCounts>
}

// ── the log and the endpoints, for an account ────────────────────────────────

export interface DeliveryRow {
  readonly id: string
  readonly endpointId: string
  readonly url: string
  readonly event: DeliveredEvent
  /** Null for what the test button sends. */
  readonly subject: EventReference | null
  readonly mode: Mode
  readonly state: DeliveryState
  readonly attempts: number
  readonly createdAt: number
  /** 0 = never. */
  readonly lastAttemptAt: number
  /** Null unless it waits. */
  readonly nextAttemptAt: number | null
  readonly error: string
  readonly canResend: boolean
}

export interface AttemptRow {
  readonly attempt: number
  readonly at: number
  /** Null while it is under way, and for ever when anyone who made it did not live to tell. */
  readonly finishedAt: number | null
  readonly status: number | null
  readonly error: string
  /** Null once the record it belongs to was deleted. */
  readonly reply: string | null
}

export interface DeliveryDetail extends DeliveryRow {
  /** What a try sends now: a tombstone once the record was deleted. */
  readonly body: string
  readonly tries: readonly AttemptRow[]
}

export interface DeliveryFilter {
  readonly event?: string
  readonly isDelivered?: boolean
  /** Milliseconds, inclusive. */
  readonly createdAtMin?: number
  readonly createdAtMax?: number
}

export interface EndpointRow {
  readonly id: string
  readonly url: string
  readonly mode: Mode
  readonly successRule: SuccessRule
  readonly state: 'active' | 'resting' | 'paused'
  readonly pausedReason: string
  readonly pausedAt: number | null
  /** Failed tries in a row. */
  readonly failures: number
  /** No try before; null when there may be one now. */
  readonly restsUntil: number | null
  readonly waiting: number
  readonly delivered: number
  readonly failed: number
  /** True when it has secrets of its own; otherwise the account's sign for it. */
  readonly hasOwnSecret: boolean
  readonly createdAt: number
}

/** Of an endpoint, or of the account when `endpointId` is null. */
export interface SecretRotation {
  readonly endpointId: string | null
  /** How long the former one signs along. */
  readonly overlapMs: number
  /** How it is kept that a request with an Idempotency-Key was answered; never the answer, which shows the secret. */
  readonly idempotency?: StoredAnswer<unknown> | undefined
}

/** A secret as it is shown, once. */
export interface NewSecret {
  readonly secret: string
  /** Until when the former one signs too; null when there was none. */
  readonly formerUntil: number | null
}

export interface DeliveryRecords {
  listDeliveries(
    principal: Principal,
    filter: DeliveryFilter,
    page: ResultPageRequest,
  ): Promise<ResultPage<DeliveryRow>>
  /** Null for unknown and foreign ids alike, as everywhere below. */
  getDelivery(principal: Principal, id: string): Promise<DeliveryDetail | null>
  /** Puts it at the head of the queue. Throws Refusal ERROR_OPERATION_FAILED when it cannot be sent again. */
  resendDelivery(
    principal: Principal,
    id: string,
    stored?: StoredAnswer<DeliveryRow>,
  ): Promise<DeliveryRow | null>
  /** Takes it out of the log; one that waits is not told any more. */
  removeDelivery(principal: Principal, id: string): Promise<boolean>
  listEndpoints(principal: Principal): Promise<readonly EndpointRow[]>
  getEndpoint(principal: Principal, id: string): Promise<EndpointRow | null>
  changeEndpoint(principal: Principal, id: string, successRule: SuccessRule): Promise<EndpointRow | null>
  /** Ends a pause and a rest; what waits is due now. */
  resumeEndpoint(
    principal: Principal,
    id: string,
    stored?: StoredAnswer<EndpointRow>,
  ): Promise<EndpointRow | null>
  /** A `test` event, leased to the caller and told once. */
  makeTestDelivery(principal: Principal, endpointId: string, leaseMs: number): Promise<LeasedDelivery | null>
  /** A new secret; null when there is no such endpoint. */
  rotateSecret(principal: Principal, request: SecretRotation): Promise<NewSecret | null>
  /**
   * Sees to it that the first account has a secret: the one given by the operator, or a new one, which is returned
   * this once. Null when nothing was made.
   */
  bootstrapWebhookSecret(given: string | null): Promise<string | null>
}

/** What entry points need of both: the log, and the state of deliveries. */
export type WebhookRecords = DeliveryRecords & Pick<DeliveryQueue, 'finishTries' | 'deliveryCounts'>

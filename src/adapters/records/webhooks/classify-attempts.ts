import type { FinishedAttempt } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import {
  type DeliveryState,
  failuresUntilCircuitOpens,
  pauseEndpointAfterMs,
  maxRetryAfterMs,
  nextAttemptAt,
  circuitOpenMs,
} from '../../../vocabulary/webhooks/webhook-delivery.ts'

/** How an endpoint stands, as far as tries change it. */
export interface EndpointHealth {
  readonly state: 'active' | 'paused'
  readonly pausedReason: string
  readonly failures: number
  readonly failingSince: number | null
  readonly restsUntil: number
  readonly heldUntil: number
}

const gone = 'The receiver answered 410: it is gone.'
const hopeless = 'Nothing was taken for seven days.'

/** What one more try makes of its endpoint. */
export function healthAfter(
  health: EndpointHealth,
  { isSuccess, outcome }: FinishedAttempt,
  { now, random }: { readonly now: number; readonly random: number },
): EndpointHealth {
  if (isSuccess) return { ...health, failures: 0, failingSince: null, restsUntil: 0 }
  const failingSince = health.failingSince ?? now
  // Tries that were under way when the rest began say nothing new.
  const isLate = health.restsUntil > now
  const failures = isLate ? health.failures : health.failures + 1
  const request = Math.min(outcome.retryAfterMs ?? 0, maxRetryAfterMs)
  const isHopeless = failures >= failuresUntilCircuitOpens && now - failingSince >= pauseEndpointAfterMs
  const reason = outcome.status === 410 ? gone : isHopeless ? hopeless : null
  return {
    state: reason === null ? health.state : 'paused',
    pausedReason: reason ?? health.pausedReason,
    failures,
    failingSince,
    restsUntil: isLate ? health.restsUntil : now + circuitOpenMs(failures, random),
    heldUntil: request === 0 ? health.heldUntil : Math.max(health.heldUntil, now + request),
  }
}

/** How a delivery stood when it was leased. */
export interface DeliveryStatus {
  readonly state: DeliveryState
  readonly attempts: number
  /** False when its event had ended: a test, one sent again by hand, one whose record was deleted. */
  readonly isPending: boolean
}

/** What one more try makes of its delivery. `nextAt` is null when no try follows. */
export function standingAfter(
  standing: DeliveryStatus,
  { isSuccess, outcome }: FinishedAttempt,
  { now, random }: { readonly now: number; readonly random: number },
): { readonly state: DeliveryState; readonly nextAt: number | null } {
  if (isSuccess) return { state: 'delivered', nextAt: null }
  if (standing.state === 'cancelled') return { state: 'cancelled', nextAt: null }
  if (!standing.isPending) return { state: 'failed', nextAt: null }
  const { attempts } = standing
  const nextAt = nextAttemptAt({ attempts, now, retryAfterMs: outcome.retryAfterMs, random })
  return { state: nextAt === null ? 'failed' : 'waiting', nextAt }
}

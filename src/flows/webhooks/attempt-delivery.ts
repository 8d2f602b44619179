import { judgeAttempt } from '../../vocabulary/webhooks/webhook-delivery.ts'
import type { WebhookSender } from '../ports/webhooks/webhook-sender.ts'
import type { FinishedAttempt, LeasedDelivery } from '../ports/webhooks/webhook-deliveries.ts'

/**
 * How long a try is its holder's: more than twice what one may last, so that no one takes it over while it is still
 * on its way.
 */
export const attemptLeaseMs = 30_000

/** One try to tell an event. The lease was written before; how it went is written by `finishTries`. */
export async function attemptDelivery(
  webhookSender: Pick<WebhookSender, 'post'>,
  delivery: LeasedDelivery,
): Promise<FinishedAttempt> {
  const outcome = await webhookSender.post(delivery)
  return { delivery, ...judgeAttempt(outcome, delivery.successRule) }
}

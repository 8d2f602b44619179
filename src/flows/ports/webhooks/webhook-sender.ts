import type { AttemptOutcome } from '../../../vocabulary/webhooks/webhook-delivery.ts'

/** Posts signed events through the guarded way out. */
export interface WebhookSender {
  /**
   * One try: never follows a redirect, never lasts longer than its time, never throws. Success is judged by anyone who
   * asks, from the status.
   */
  post(message: {
    readonly id: string
    readonly url: string
    readonly body: string
    readonly secrets: readonly string[]
  }): Promise<AttemptOutcome>
  /**
   * Why nothing can be posted to an address, as far as its text says; null when nothing speaks against it. A name is
   * judged when it is resolved, at each try.
   */
  objection(url: string): string | null
}

import type { ReceivedWebhook } from '../../world/service/receiver.ts'
import { type TrackedObject, stateOf } from './life.ts'
import type { WrittenEvent } from './reconcile.ts'

/**
 * What is wrong with what the receiver heard, held against what was written in the store and against what the clients
 * did: an event that is missing, one that came before the one it follows, one that was sent in two forms.
 *
 * @param took what the receiver took, in the order in which it came
 */
export function deliveryViolations(
  took: readonly ReceivedWebhook[],
  events: readonly WrittenEvent[],
  lives: readonly TrackedObject[],
): string[] {
  return [
    ...undeliveredEvents(took, events),
    ...outOfOrderEvents(took, events),
    ...changedBodies(took),
    ...missingEvents(events, lives),
  ]
}

function undeliveredEvents(took: readonly ReceivedWebhook[], events: readonly WrittenEvent[]): string[] {
  const received = new Set(took.map(({ id }) => id))
  return events.flatMap(({ id, event, state, transactionId }) => {
    if (state === 'cancelled') return []
    if (state !== 'delivered') return [`${event} of ${transactionId} is ${state}`]
    return received.has(id) ? [] : [`${event} of ${transactionId} was never heard`]
  })
}

/** By when each was heard first: what is sent twice has the same id. */
function outOfOrderEvents(took: readonly ReceivedWebhook[], events: readonly WrittenEvent[]): string[] {
  const place = new Map<string, number>()
  for (const [at, { id }] of took.entries()) if (!place.has(id)) place.set(id, at)
  const violations: string[] = []
  let before: { readonly transactionId: string; readonly at: number } | undefined
  for (const { id, transactionId, event } of events) {
    const at = place.get(id)
    if (at === undefined) continue
    if (before?.transactionId === transactionId && before.at > at)
      violations.push(`${event} of ${transactionId} was heard before the one it follows`)
    before = { transactionId, at }
  }
  return violations
}

function changedBodies(took: readonly ReceivedWebhook[]): string[] {
  const bodies = new Map<string, string>()
  return took.flatMap(({ id, raw }) => {
    const first = bodies.get(id)
    bodies.set(id, first ?? raw)
    return first === undefined || first === raw ? [] : [`${id} was sent in two forms`]
  })
}

/** Every record was announced, every acknowledged change too, and its end. */
function missingEvents(events: readonly WrittenEvent[], lives: readonly TrackedObject[]): string[] {
  const byRecord = new Map<string, WrittenEvent[]>()
  for (const event of events)
    byRecord.set(event.transactionId, [...(byRecord.get(event.transactionId) ?? []), event])
  return lives.flatMap((life) => {
    if (life.kind === 'profile' || life.id === null) return []
    const of = byRecord.get(life.id) ?? []
    const count = (event: string): number => of.filter((row) => row.event === event).length
    const decisions = life.deeds.filter(({ leadsTo }) => leadsTo !== null && leadsTo !== '')
    const acknowledged = decisions.filter(({ reportedAt }) => reportedAt !== null).length
    const isRight =
      count('new') === 1 &&
      count('update') >= acknowledged &&
      count('update') <= decisions.length &&
      count('delete') === (stateOf(life) === null ? 1 : 0)
    return isRight ? [] : [`${life.name} has the events ${of.map(({ event }) => event).join(', ')}`]
  })
}

import type { Received } from '../../world/receiver.ts'
import { type Life, stateOf } from './life.ts'
import type { WrittenEvent } from './reconcile.ts'

/**
 * What is wrong with what the receiver heard, held against what was written in the store and against what the clients
 * did: an event that is missing, one that came before the one it follows, one that was told in two ways.
 *
 * @param took what the receiver took, in the order in which it came
 */
export function unreported(
  took: readonly Received[],
  events: readonly WrittenEvent[],
  lives: readonly Life[],
): string[] {
  return [...missing(took, events), ...outOfOrder(took, events), ...changed(took), ...unheard(events, lives)]
}

function missing(took: readonly Received[], events: readonly WrittenEvent[]): string[] {
  const received = new Set(took.map(({ id }) => id))
  return events.flatMap(({ id, event, state, transactionId }) => {
    if (state === 'cancelled') return []
    if (state !== 'delivered') return [`${event} of ${transactionId} is ${state}`]
    return received.has(id) ? [] : [`${event} of ${transactionId} was never heard`]
  })
}

/** By when each was heard first: what is told twice is told under the same id. */
function outOfOrder(took: readonly Received[], events: readonly WrittenEvent[]): string[] {
  const place = new Map<string, number>()
  for (const [at, { id }] of took.entries()) if (!place.has(id)) place.set(id, at)
  const validationMessages: string[] = []
  let before: { readonly transactionId: string; readonly at: number } | undefined
  for (const { id, transactionId, event } of events) {
    const at = place.get(id)
    if (at === undefined) continue
    if (before?.transactionId === transactionId && before.at > at)
      validationMessages.push(`${event} of ${transactionId} was heard before the one it follows`)
    before = { transactionId, at }
  }
  return validationMessages
}

function changed(took: readonly Received[]): string[] {
  const bodies = new Map<string, string>()
  return took.flatMap(({ id, raw }) => {
    const first = bodies.get(id)
    bodies.set(id, first ?? raw)
    return first === undefined || first === raw ? [] : [`${id} was told in two ways`]
  })
}

/** Every record was announced, every acknowledged change too, and its end. */
function unheard(events: readonly WrittenEvent[], lives: readonly Life[]): string[] {
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

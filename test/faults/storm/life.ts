/** What a read finds: a text that the last change left, or null when there is nothing. */
export type ObjectState = string | null

/** One thing that a client asked for. Instants are of the client's own clock, in milliseconds, and only grow. */
export interface Change {
  readonly leadsTo: ObjectState
  readonly requestedAt: number
  /** When it was acknowledged; null while it was not, which it may never be. */
  reportedAt: number | null
}

/** What one client knows of one thing in the store that no one else changes. */
export interface TrackedObject {
  readonly kind: 'record' | 'profile'
  /** No other has this name; a record carries it as `customData`. */
  readonly name: string
  /** Null until it was answered. */
  id: string | null
  /** The picture as it was answered, base64; null until it was answered, and for what has none. */
  picture: string | null
  /** One after the other: a client asks for nothing more before it has an answer, or gave up waiting for one. */
  deeds: Change[]
}

/** Acknowledged before it counts; asked for after `until` cannot show yet. */
export interface AcknowledgementWindow {
  readonly since: number
  readonly until: number
}

function lastAcknowledgedChange(life: TrackedObject, since: number): number {
  return life.deeds.findLastIndex(({ reportedAt }) => reportedAt !== null && reportedAt <= since)
}

/**
 * What may be found of it: what the last acknowledged deed left, or what any deed after that leaves, because no one was
 * told what became of those. Anything else is a loss, or something that no one asked for.
 */
export function allowedStates(
  life: TrackedObject,
  { since, until }: AcknowledgementWindow,
): readonly ObjectState[] {
  const acknowledgedIndex = lastAcknowledgedChange(life, since)
  const certain = life.deeds[acknowledgedIndex]?.leadsTo ?? null
  const possible = life.deeds.slice(acknowledgedIndex + 1).filter(({ requestedAt }) => requestedAt <= until)
  return [certain, ...possible.map(({ leadsTo }) => leadsTo)]
}

/** Nothing is under way any more, and this was found: from now on it must stay so. */
export function resolveAmbiguities(life: TrackedObject, found: ObjectState, now: number): void {
  const acknowledgedIndex = lastAcknowledgedChange(life, now)
  const observedIndex = life.deeds.findLastIndex(
    ({ leadsTo }, at) => at > acknowledgedIndex && leadsTo === found,
  )
  const last = life.deeds[observedIndex]
  if (last !== undefined) last.reportedAt = now
  life.deeds = life.deeds.slice(0, Math.max(observedIndex, acknowledgedIndex) + 1)
}

/** Whether it is known how things stand with it. */
export function isSettled(life: TrackedObject): boolean {
  return life.deeds.at(-1)?.reportedAt !== null
}

/** What a settled one leaves to be found. */
export function stateOf(life: TrackedObject): ObjectState {
  return life.deeds.at(-1)?.leadsTo ?? null
}

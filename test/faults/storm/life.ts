/** What someone finds when he looks: a text that the last change left, or null when there is nothing. */
export type State = string | null

/** One thing that a client asked for. Instants are of the client's own clock, in milliseconds, and only grow. */
export interface Deed {
  readonly leadsTo: State
  readonly requestedAt: number
  /** When it was acknowledged; null while it was not, which it may never be. */
  reportedAt: number | null
}

/** What one client knows of one thing in the store that no one else changes. */
export interface Life {
  readonly kind: 'record' | 'profile'
  /** No other has this name; a record carries it as `customData`. */
  readonly name: string
  /** Null until someone was told. */
  id: string | null
  /** The picture as it was answered, base64; null until someone was told, and for what has none. */
  picture: string | null
  /** One after the other: a client asks for nothing more before it has an answer, or gave up waiting for one. */
  deeds: Deed[]
}

/** Acknowledged before it counts; asked for after `until` cannot show yet. */
export interface Window {
  readonly since: number
  readonly until: number
}

function floorOf(life: Life, since: number): number {
  return life.deeds.findLastIndex(({ reportedAt }) => reportedAt !== null && reportedAt <= since)
}

/**
 * What may be found of it: what the last acknowledged deed left, or what any deed after that leaves, because no one was
 * told what became of those. Anything else is a loss, or something that no one asked for.
 */
export function allowedStates(life: Life, { since, until }: Window): readonly State[] {
  const floor = floorOf(life, since)
  const certain = life.deeds[floor]?.leadsTo ?? null
  const possible = life.deeds.slice(floor + 1).filter(({ requestedAt }) => requestedAt <= until)
  return [certain, ...possible.map(({ leadsTo }) => leadsTo)]
}

/** Nothing is under way any more, and this was found: from now on it must stay so. */
export function resolveAmbiguities(life: Life, found: State, now: number): void {
  const floor = floorOf(life, now)
  const reached = life.deeds.findLastIndex(({ leadsTo }, at) => at > floor && leadsTo === found)
  const last = life.deeds[reached]
  if (last !== undefined) last.reportedAt = now
  life.deeds = life.deeds.slice(0, Math.max(reached, floor) + 1)
}

/** Whether it is known how things stand with it. */
export function isSettled(life: Life): boolean {
  return life.deeds.at(-1)?.reportedAt !== null
}

/** What a settled one leaves to be found. */
export function stateOf(life: Life): State {
  return life.deeds.at(-1)?.leadsTo ?? null
}

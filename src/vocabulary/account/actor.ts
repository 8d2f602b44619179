declare const brand: unique symbol

/**
 * Who does something, as rows, audit entries and events name them: an API key by its bare id, a user or the holder of a
 * link by kind and id, the operator and the service itself by a fixed word. Made by the functions of this file alone.
 */
export type Actor = string & { readonly [brand]: true }

export type ActorKind = 'key' | 'user' | 'link-holder' | 'operator' | 'system'

/** Actors without an id, by the words under which they have been stored from the beginning. */
export const actors = {
  /** The operator at the machine, by the command line. */
  operator: fixed('cli'),
  system: fixed('system'),
  /** The service itself, when retention ends a record. */
  retention: fixed('retention'),
  /** The service itself, when a restored backup replays erasures. */
  restore: fixed('restore'),
  /** The holder of a signed link to one picture or file. */
  signedLink: fixed('link'),
} as const

const fixedKinds: ReadonlyMap<string, ActorKind> = new Map([
  [actors.operator, 'operator'],
  [actors.system, 'system'],
  [actors.retention, 'system'],
  [actors.restore, 'system'],
  [actors.signedLink, 'link-holder'],
])

/** @param id of the API key */
export function keyActor(id: string): Actor {
  return fixed(id)
}

/** @param id of the person who signed in */
export function userActor(id: string): Actor {
  return fixed(`user:${id}`)
}

/** @param id of the link; never the secret part of its address */
export function linkActor(id: string): Actor {
  return fixed(`link:${id}`)
}

/** @param actor one as it is stored; every word that is no other kind is the id of a key */
export function actorKind(actor: string): ActorKind {
  if (actor.startsWith('user:')) return 'user'
  if (actor.startsWith('link:')) return 'link-holder'
  return fixedKinds.get(actor) ?? 'key'
}

/** @param text an actor as a row, an audit entry or a ledger of erasures holds it */
export function storedActor(text: string): Actor {
  return fixed(text)
}

function fixed(text: string): Actor {
  return text as Actor
}

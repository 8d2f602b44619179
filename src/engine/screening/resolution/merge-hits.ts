import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { contradict, crowdedDays, sameEntity } from './same-entity.ts'

/** The same entity as another list has it, and why it is the same. */
export interface Elsewhere<Hit> {
  readonly hit: Hit
  readonly evidence: string
}

/** A hit with what other lists say of the same entity; nothing of it is mixed into the hit's own record. */
export type Merged<Hit> = Hit & { readonly elsewhere: readonly Elsewhere<Hit>[] }

/**
 * One hit for each entity, the best of its hits, in the order given (best first). A record joins an entity that it is the
 * same as by one of its records, and that none of its records contradicts.
 */
export function mergeHits<Hit extends { readonly entity: Entity }>(
  hits: readonly Hit[],
): readonly Merged<Hit>[] {
  const entities: { readonly hit: Hit; readonly elsewhere: Elsewhere<Hit>[] }[] = []
  const crowded = crowdedDays(hits.map(({ entity }) => entity))
  for (const hit of hits) {
    const isJoined = entities.some(({ hit: best, elsewhere }) => {
      const evidence = evidenceFor(hit, [best, ...elsewhere.map((other) => other.hit)], crowded)
      if (evidence !== null) elsewhere.push({ hit, evidence })
      return evidence !== null
    })
    if (!isJoined) entities.push({ hit, elsewhere: [] })
  }
  return entities.map(({ hit, elsewhere }) => ({ ...hit, elsewhere }))
}

function evidenceFor<Hit extends { readonly entity: Entity }>(
  { entity }: Hit,
  members: readonly Hit[],
  crowded: ReadonlySet<string>,
): string | null {
  if (members.some((member) => member.entity.source === entity.source || contradict(member.entity, entity)))
    return null
  for (const member of members) {
    const evidence = sameEntity(member.entity, entity, crowded)
    if (evidence !== null) return evidence
  }
  return null
}

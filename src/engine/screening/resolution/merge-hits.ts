import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { contradicts, findCommonBirthDates, sameEntityEvidence } from './same-entity-evidence.ts'

/** The same entity as another list has it, and why it is the same. */
export interface SameEntityHit<Hit> {
  readonly hit: Hit
  readonly evidence: string
}

/** A hit with what other lists say of the same entity; nothing of it is mixed into the hit's own record. */
export type MergedHit<Hit> = Hit & { readonly otherHits: readonly SameEntityHit<Hit>[] }

/**
 * One hit for each entity, the best of its hits, in the order given (best first). A record joins an entity that it is the
 * same as by one of its records, and that none of its records contradicts.
 */
export function mergeHits<Hit extends { readonly entity: Entity }>(
  hits: readonly Hit[],
): readonly MergedHit<Hit>[] {
  const [first] = hits
  // No list has an entity twice.
  if (first === undefined || hits.every(({ entity }) => entity.source === first.entity.source))
    return hits.map((hit) => ({ ...hit, otherHits: [] }))
  const entities: { readonly hit: Hit; readonly otherHits: SameEntityHit<Hit>[] }[] = []
  const commonBirthDates = findCommonBirthDates(hits.map(({ entity }) => entity))
  for (const hit of hits) {
    const isJoined = entities.some(({ hit: best, otherHits }) => {
      const evidence = evidenceFor(hit, [best, ...otherHits.map((other) => other.hit)], commonBirthDates)
      if (evidence !== null) otherHits.push({ hit, evidence })
      return evidence !== null
    })
    if (!isJoined) entities.push({ hit, otherHits: [] })
  }
  return entities.map(({ hit, otherHits }) => ({ ...hit, otherHits }))
}

function evidenceFor<Hit extends { readonly entity: Entity }>(
  { entity }: Hit,
  members: readonly Hit[],
  commonBirthDates: ReadonlySet<string>,
): string | null {
  if (members.some((member) => member.entity.source === entity.source || contradicts(member.entity, entity)))
    return null
  for (const member of members) {
    const evidence = sameEntityEvidence(member.entity, entity, commonBirthDates)
    if (evidence !== null) return evidence
  }
  return null
}

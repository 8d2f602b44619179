import { mergeHits } from '../../engine/screening/resolution/merge-hits.ts'
import type { ScreeningHit } from '../../vocabulary/screening/screening.ts'

/** The best hit of each entity, which tells where else it is listed; in the order given, best first. */
export function oneHitPerEntity(hits: readonly ScreeningHit[]): readonly ScreeningHit[] {
  return mergeHits(hits).map(({ otherHits, ...hit }) => ({
    ...hit,
    alsoListed: otherHits.map(({ hit: { database, entity, score }, evidence }) => {
      return { database, id: entity.id, score, evidence }
    }),
  }))
}

/** Id of a record that a better hit is the same entity as → that hit's id, and why. */
export function sameEntityAsBetterHit(
  hits: readonly Pick<ScreeningHit, 'entity'>[],
): ReadonlyMap<string, { readonly entityId: string; readonly evidence: string }> {
  const entities = mergeHits(hits)
  return new Map(
    entities.flatMap(({ entity, otherHits }) =>
      otherHits.map(({ hit, evidence }) => [hit.entity.id, { entityId: entity.id, evidence }] as const),
    ),
  )
}

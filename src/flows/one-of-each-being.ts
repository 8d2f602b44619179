import { mergeHits } from '../screening/merge/merge-hits.ts'
import type { ScreeningHit } from '../vocabulary/screening.ts'

/** The best hit of each being, which tells where else it is listed; in the order given, best first. */
export function oneOfEachBeing(hits: readonly ScreeningHit[]): readonly ScreeningHit[] {
  return mergeHits(hits).map(({ elsewhere, ...hit }) => ({
    ...hit,
    alsoListed: elsewhere.map(({ hit: { database, entity, score }, evidence }) => {
      return { database, id: entity.id, score, evidence }
    }),
  }))
}

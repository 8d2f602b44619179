import type { ScreeningHit } from '../../vocabulary/screening/screening.ts'

/** Each entity once, with the query that it agrees with best; best first, equals in the order of their ids. */
export function bestHitPerEntity<Hit extends Pick<ScreeningHit, 'entity' | 'score'>>(
  hits: readonly Hit[],
): readonly Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) {
    if (hit.score > (best.get(hit.entity.id)?.score ?? -1)) best.set(hit.entity.id, hit)
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.entity.id < b.entity.id ? -1 : 1))
}

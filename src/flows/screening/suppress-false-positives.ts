import { createHash } from 'node:crypto'
import { type QueryFacts, matchedFacts } from '../../vocabulary/screening/matched-facts.ts'
import type { ScreeningHit } from '../../vocabulary/screening/screening.ts'
import type { FalsePositiveRule } from '../ports/screening/false-positives.ts'
import type { StoredHit, SuppressedHit } from '../ports/screening/screenings.ts'

type Matched = Pick<ScreeningHit, 'entity' | 'matchedName'>

/** A hit that someone found to be another person, on the very facts that match now. */
export interface Suppressed<Hit> {
  readonly hit: Hit
  readonly by: FalsePositiveRule
}

/**
 * Splits suppressed false positives from the other hits. A rule ends when the query or what
 * the list says of the entity is another than what was judged then.
 *
 * @param queryOf the question that a hit answers
 */
export function suppress<Hit extends Matched>(
  hits: readonly Hit[],
  falsePositiveRules: readonly FalsePositiveRule[],
  queryOf: (hit: Hit) => QueryFacts,
): { readonly hits: readonly Hit[]; readonly suppressed: readonly Suppressed<Hit>[] } {
  if (falsePositiveRules.length === 0) return { hits, suppressed: [] }
  const reported: Hit[] = []
  const suppressed: Suppressed<Hit>[] = []
  for (const hit of hits) {
    const facts = factsHash(queryOf(hit), hit)
    const rule = falsePositiveRules.find((known) => known.entityId === hit.entity.id && known.facts === facts)
    if (rule === undefined) reported.push(hit)
    else suppressed.push({ hit, by: rule })
  }
  return { hits: reported, suppressed }
}

/** SHA-256 of the facts that a hit rests on, hex. Kept sealed: who knows a name could guess it. */
export function factsHash(query: QueryFacts, { entity, matchedName }: Matched): string {
  return createHash('sha256')
    .update(matchedFacts(query, entity, matchedName))
    .digest('hex')
}

/** A hit as it is kept with its question: everything that its score rests on. */
export function storedHit(hit: ScreeningHit, query: QueryFacts): StoredHit {
  const { entity, ...explained } = hit
  return { entityId: entity.id, ...explained, facts: factsHash(query, hit) }
}

export function storedSuppressed(
  { hit, by: rule }: Suppressed<ScreeningHit>,
  query: QueryFacts,
): SuppressedHit {
  return { ...storedHit(hit, query), falsePositiveId: rule.id, reason: rule.reason }
}

/** What had been kept quiet in a stored answer, to be kept quiet again. */
export function suppressedBefore(suppressed: readonly SuppressedHit[]): readonly FalsePositiveRule[] {
  return suppressed.map(({ falsePositiveId: id, entityId, reason, facts = '' }) => {
    return { id, entityId, reason, facts }
  })
}

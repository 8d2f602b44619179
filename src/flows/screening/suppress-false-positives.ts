import { createHash } from 'node:crypto'
import { type AskedFacts, matchedFacts } from '../../vocabulary/screening/matched-facts.ts'
import type { ScreeningHit } from '../../vocabulary/screening/screening.ts'
import type { Remembered } from '../ports/false-positives.ts'
import type { StoredHit, SuppressedHit } from '../ports/screenings.ts'

type Matched = Pick<ScreeningHit, 'entity' | 'matchedName'>

/** A hit that somebody found to be another person, on the very facts that match now. */
export interface Hushed<Hit> {
  readonly hit: Hit
  readonly by: Remembered
}

/**
 * Parts hits that are remembered as false from the rest. One that was remembered speaks up again when the query or what
 * the list says of the being is another than what was judged then.
 *
 * @param askedOf the question that a hit answers
 */
export function hush<Hit extends Matched>(
  hits: readonly Hit[],
  remembered: readonly Remembered[],
  askedOf: (hit: Hit) => AskedFacts,
): { readonly hits: readonly Hit[]; readonly suppressed: readonly Hushed<Hit>[] } {
  if (remembered.length === 0) return { hits, suppressed: [] }
  const loud: Hit[] = []
  const suppressed: Hushed<Hit>[] = []
  for (const hit of hits) {
    const facts = factsHash(askedOf(hit), hit)
    const by = remembered.find((known) => known.entityId === hit.entity.id && known.facts === facts)
    if (by === undefined) loud.push(hit)
    else suppressed.push({ hit, by })
  }
  return { hits: loud, suppressed }
}

/** SHA-256 of the facts that a hit rests on, hex. Kept sealed: who knows a name could guess it. */
export function factsHash(asked: AskedFacts, { entity, matchedName }: Matched): string {
  return createHash('sha256')
    .update(matchedFacts(asked, entity, matchedName))
    .digest('hex')
}

/** A hit as it is kept with its question: everything that its score rests on. */
export function storedHit(hit: ScreeningHit, asked: AskedFacts): StoredHit {
  const { entity, ...explained } = hit
  return { entityId: entity.id, ...explained, facts: factsHash(asked, hit) }
}

export function storedHushed({ hit, by }: Hushed<ScreeningHit>, asked: AskedFacts): SuppressedHit {
  return { ...storedHit(hit, asked), falsePositiveId: by.id, reason: by.reason }
}

/** What had been kept quiet in a stored answer, to be kept quiet again. */
export function rememberedThen(suppressed: readonly SuppressedHit[]): readonly Remembered[] {
  return suppressed.map(({ falsePositiveId: id, entityId, reason, facts = '' }) => {
    return { id, entityId, reason, facts }
  })
}

import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { jaroWinkler } from '../aml/jaro-winkler.ts'
import { isExpectedEntity } from '../aml/measure.ts'
import { normaliseName } from '../../src/engine/screening/names/prepare-name.ts'
import { newspaperSpellings } from './newspaper-spellings.ts'
import { byHash } from './unseen.ts'
import { shortName } from './well-known.ts'

/** A person asked for by given name and surname, and another of the same surname who is not meant. */
export interface RelativePair {
  readonly id: string
  readonly name: string
  readonly requested: Entity
  readonly other: Entity
}

interface NamedPerson {
  readonly entity: Entity
  readonly given: string
  readonly name: string
}

/**
 * Siblings and namesakes: of each person the one of the same surname, born in another year, whose given name has the most
 * letters in common (Jaro-Winkler). Given names that are one in their own script are left out: no name tells such two apart.
 */
export function relatives(entities: readonly Entity[], count: number): RelativePair[] {
  const { areOneName } = newspaperSpellings()
  const byFamily = new Map<string, NamedPerson[]>()
  for (const entity of entities) {
    const short = shortName(entity)
    if (short === null || entity.births.length === 0) continue
    const person = { entity, given: normaliseName(short.given), name: `${short.given} ${short.family}` }
    const family = normaliseName(short.family)
    byFamily.set(family, [...(byFamily.get(family) ?? []), person])
  }
  const pairs = [...byFamily.values()].flatMap((family) =>
    family.flatMap((one) => nearestOf(one, family, areOneName)),
  )
  return byHash(pairs).slice(0, count)
}

function nearestOf(
  one: NamedPerson,
  family: readonly NamedPerson[],
  areOneName: (one: string, other: string) => boolean,
): RelativePair[] {
  const others = family
    .filter(({ entity, given }) => !areOneName(given, one.given) && isAnotherPerson(one.entity, entity))
    .sort((a, b) => jaroWinkler(b.given, one.given) - jaroWinkler(a.given, one.given))
  const [other] = others
  return other === undefined
    ? []
    : [{ id: one.entity.id, name: one.name, requested: one.entity, other: other.entity }]
}

/** No year of birth in common, and nothing else that makes one entity of the two. */
function isAnotherPerson(one: Entity, other: Entity): boolean {
  const years = ({ births }: Entity) =>
    births.flatMap(({ from, to }) => [Number(from.slice(0, 4)), Number(to.slice(0, 4))])
  const [a, b] = [years(one), years(other)]
  return (
    a.every((year) => b.every((otherYear) => Math.abs(year - otherYear) > 1)) && !isExpectedEntity(other, one)
  )
}

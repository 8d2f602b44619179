import type { Completion } from '../list-source.ts'

/** Schemas that tie a person to one near him → what he is to anyone who holds an office. */
const nearness: Readonly<Record<string, 'family' | 'associate'>> = {
  Family: 'family',
  Associate: 'associate',
}

/** Two entities that a record ties, by their ids in the list. */
interface Tied {
  readonly schema: string
  readonly one: string
  readonly other: string
}

/**
 * Completes those whom a file calls near to someone in office, without saying which of the two: family or associate,
 * where they are tied to one who holds an office in one of these ways alone.
 *
 * @param holders ids of those in office
 */
export function rca(holders: ReadonlySet<string>, ties: readonly Tied[]): Completion {
  const near = new Map<string, Set<'family' | 'associate'>>()
  for (const { schema, one, other } of ties) {
    const way = nearness[schema]
    if (way === undefined) continue
    if (holders.has(other)) near.set(one, (near.get(one) ?? new Set()).add(way))
    if (holders.has(one)) near.set(other, (near.get(other) ?? new Set()).add(way))
  }
  return (entity) => {
    const [by, another] = near.get(entity.id) ?? []
    if (entity.exposure?.by !== 'family-or-associate' || by === undefined || another !== undefined)
      return entity
    return { ...entity, exposure: { ...entity.exposure, by } }
  }
}

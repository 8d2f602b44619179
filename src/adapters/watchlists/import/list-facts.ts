import type { Entity } from '../../../vocabulary/screening/entity.ts'

/** How often each kind of fact is stated: what is lost when a file beside the records is, or a column. */
const countByKind = {
  names: ({ names }) => names.length,
  births: ({ births }) => births.length,
  countries: ({ nationalities, countries }) => nationalities.length + countries.length,
  addresses: ({ addresses }) => addresses.length,
  identifiers: ({ identifiers }) => identifiers.length,
  programs: ({ programs }) => programs.length,
} as const satisfies Record<string, (entity: Entity) => number>

const factKinds = ['names', 'births', 'countries', 'addresses', 'identifiers', 'programs'] as const

export type ListFacts = Readonly<Record<keyof typeof countByKind, number>>

/** Fewer facts than this come and go with a few records. */
const minCount = 100

/** Counts as entities are added. */
export function countFacts(): { add(entity: Entity): void; readonly facts: ListFacts } {
  const facts = { names: 0, births: 0, countries: 0, addresses: 0, identifiers: 0, programs: 0 }
  return {
    facts,
    add(entity) {
      for (const kind of factKinds) facts[kind] += countByKind[kind](entity)
    },
  }
}

/**
 * Kinds of facts of which a list states less than it did, beyond the share it may lose: an alias file that came half,
 * a column under another name.
 *
 * @param minShareOfPrevious smallest share of the former count, 0..1
 */
export function lostFacts(former: ListFacts, now: ListFacts, minShareOfPrevious: number): string[] {
  return factKinds
    .filter((kind) => former[kind] >= minCount && now[kind] < former[kind] * minShareOfPrevious)
    .map((kind) => `${kind} from ${former[kind]} to ${now[kind]}`)
}

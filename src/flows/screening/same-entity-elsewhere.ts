import { mergeHits } from '../../engine/screening/resolution/merge-hits.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import type { ListedEntity, ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import type { Watchlists } from '../ports/watchlists/watchlists.ts'

/** A record of another list that is the same entity, and why. */
export interface SameEntity {
  readonly listed: ListedEntity
  readonly evidence: string
}

/** An entity that was asked for, with its records in other lists. */
export interface EntityWithOtherRecords extends ListedEntity {
  readonly elsewhere: readonly SameEntity[]
}

/** Numbers and names of an entity that are searched for in the other lists. */
const maxNumbers = 3
const maxNames = 2

/** What has a number or a whole name with a birth date in common scores more, unless its name is very common. */
const minScore = 0.4
const maxCandidates = 20

/**
 * The records of other loaded lists that are the same entity as far as `sameEntityEvidence` can tell: by its numbers, and by its
 * listed names with a birth date to the day.
 */
export async function sameEntityElsewhere(
  watchlists: Pick<Watchlists, 'search'>,
  listed: ListedEntity,
  mode: Mode,
): Promise<readonly SameEntity[]> {
  const found = new Map<string, ListedEntity>()
  for (const query of queriesOf(listed)) {
    const more = { databases: null, limit: maxCandidates, band: minScore, mode } as const
    const { hits, versions } = await watchlists.search({ ...query, ...more })
    for (const { entity, database } of hits) {
      const listDate = versions.find((version) => version.database === database)?.date ?? null
      found.set(entity.id, { entity, database, listDate })
    }
  }
  found.delete(listed.entity.id)
  const candidates = [...found.values()].sort((a, b) => (a.entity.id < b.entity.id ? -1 : 1))
  const [merged] = mergeHits([listed, ...candidates])
  return (merged?.otherHits ?? []).map(({ hit, evidence }) => ({ listed: hit, evidence }))
}

type SameEntityQuery = Pick<ScreeningQuery, 'name' | 'idNumber' | 'birthDate' | 'entity'>

function queriesOf({ entity }: ListedEntity): readonly SameEntityQuery[] {
  const kind = entity.kind === 'person' ? 'person' : 'organisation'
  const numbers = entity.identifiers.map(({ value }) => value).filter((value) => /\d{4}/.test(value))
  const birth = entity.births.find(({ from, to }) => from.length === 10 && from === to)?.from
  const names = birth === undefined ? [] : entity.names.filter(({ strength }) => strength !== 'weak')
  return [
    ...numbers.slice(0, maxNumbers).map((idNumber) => ({ idNumber, entity: kind }) as const),
    ...names.slice(0, maxNames).map(({ text }) => ({ name: text, birthDate: birth ?? '', entity: kind }) as const),
  ]
} // prettier-ignore

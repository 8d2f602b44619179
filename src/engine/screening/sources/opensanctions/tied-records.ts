import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { kindOfSchema } from '../ftm-entity.ts'
import type { Completion } from '../list-source.ts'
import { relationsOf, type Relation, type RelationEnd } from '../relate-entities.ts'
import { type Held, officesOf, withOffices } from './held-offices.ts'
import { rca } from './rca.ts'
import type { FtmRecord } from './read.ts'
import { tieSchemas } from './tie-schemas.table.ts'

interface Ends {
  readonly record: FtmRecord
  readonly one: string
  readonly other: string
}

interface Tying {
  readonly source: string
  /** The being of a record; null for one that is not of this list. */
  readonly entityOf: (record: FtmRecord) => Entity | null
  /** Whether a record is of this list at all, for the names of those who are no targets. */
  readonly belongs: (record: FtmRecord) => boolean
  readonly complete: ((completion: Completion) => void) | undefined
}

/**
 * The entities of a file as they come. What the records between them state, relations and offices held, completes them at
 * the end, because those records stand before or after the entities that they tie: of the entities themselves ids and names
 * are held, no more.
 */
export async function* tiedRecords(
  records: AsyncIterable<FtmRecord>,
  { source, entityOf, belongs, complete }: Tying,
): AsyncGenerator<Entity> {
  const gathered = gather()
  for await (const record of records) {
    const entity = entityOf(record)
    if (belongs(record)) gathered.see(record)
    if (entity === null) continue
    gathered.seeEntity(entity)
    yield entity
  }
  complete?.(gathered.completion(source))
}

function gather() {
  const names = new Map<string, string>()
  const links: Ends[] = []
  const held: Held = { positions: new Map(), occupancies: [] }
  const entities = new Set<string>()
  /** Politically exposed at all, and those of them who are said to be in office. */
  const exposed = new Set<string>()
  const inOffice = new Set<string>()
  return {
    see(record: FtmRecord): void {
      const [name] = record.properties['name'] ?? []
      if (kindOfSchema(record.schema) !== null && name !== undefined) names.set(record.id, name)
      links.push(...endsOf(record))
      if (record.schema === 'Position') held.positions.set(record.id, record)
      if (record.schema === 'Occupancy') held.occupancies.push(record)
    },
    seeEntity({ id, topics, exposure }: Entity): void {
      entities.add(id)
      if (topics.includes('pep')) exposed.add(id)
      if (exposure?.by === 'office') inOffice.add(id)
    },
    completion(source: string): Completion {
      const idOf = (id: string) => `${source}:${id}`
      const endOf = (id: string): RelationEnd => ({ id: idOf(id), name: names.get(id) ?? id })
      const tied = links.map(({ record, one, other }) => {
        return { schema: record.schema, one: idOf(one), other: idOf(other) }
      })
      const offices = officesOf(held, source)
      for (const id of offices.keys()) if (exposed.has(id)) inOffice.add(id)
      const related = relationsOf(links.map((link) => tieOf(link, endOf)), entities)
      const [holding, near] = [withOffices(offices), rca(inOffice, tied)]
      return (entity) => near(holding(related(entity)))
    },
  }
} // prettier-ignore

function endsOf(record: FtmRecord): Ends[] {
  const schema = tieSchemas[record.schema]
  if (schema === undefined) return []
  const ones = record.properties[schema.one] ?? []
  const others = record.properties[schema.other] ?? []
  return ones.flatMap((one) => others.map((other) => ({ record, one, other })))
}

function tieOf({ record, one, other }: Ends, endOf: (id: string) => RelationEnd): Relation {
  const { forth = '', back = '', role = '' } = tieSchemas[record.schema] ?? {}
  const roles = [...(record.properties[role] ?? []), ...(record.properties['percentage'] ?? []).map(percent)]
  const said = (words: string) => (roles.length === 0 ? words : `${words} (${roles.join(', ')})`)
  const [from] = record.properties['startDate'] ?? []
  const [to] = record.properties['endDate'] ?? []
  return {
    one: endOf(one),
    other: endOf(other),
    words: { forth: said(forth), back: said(back) },
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

function percent(share: string): string {
  return share.endsWith('%') ? share : `${share}%`
}

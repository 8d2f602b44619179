import type { Entity } from '../../../vocabulary/entity.ts'
import { kindOfSchema } from '../ftm-entity.ts'
import { type Tie, tieBeings, type TieEnd } from '../tie-beings.ts'
import { type Held, withOffices } from './held-offices.ts'
import { nearOffice } from './near-office.ts'
import type { FtmRecord } from './read.ts'
import { tieSchemas } from './tie-schemas.table.ts'

interface Ends {
  readonly record: FtmRecord
  readonly one: string
  readonly other: string
}

/**
 * The beings of a file with what the records between them state: relations, and offices held. Those records stand
 * before or after the beings that they tie, so that nothing is answered before the file was read.
 *
 * @param entityOf the being of a record; null for one that is not of this list
 * @param belongs whether a record is of this list at all, for the names of those who are no targets
 */
export async function* tiedRecords(
  records: AsyncIterable<FtmRecord>,
  list: {
    readonly source: string
    readonly entityOf: (record: FtmRecord) => Entity | null
    readonly belongs: (record: FtmRecord) => boolean
  },
): AsyncGenerator<Entity> {
  const beings: Entity[] = []
  const names = new Map<string, string>()
  const links: Ends[] = []
  const held: Held = { positions: new Map(), occupancies: [] }
  for await (const record of records) {
    const entity = list.entityOf(record)
    if (entity !== null) beings.push(entity)
    if (!list.belongs(record)) continue
    const [name] = record.properties['name'] ?? []
    if (kindOfSchema(record.schema) !== null && name !== undefined) names.set(record.id, name)
    links.push(...endsOf(record))
    if (record.schema === 'Position') held.positions.set(record.id, record)
    if (record.schema === 'Occupancy') held.occupancies.push(record)
  }
  const idOf = (id: string) => `${list.source}:${id}`
  const endOf = (id: string): TieEnd => ({ id: idOf(id), name: names.get(id) ?? id })
  const ties = links.map((link) => tieOf(link, endOf))
  const tied = links.map(({ record, one, other }) => {
    return { schema: record.schema, one: idOf(one), other: idOf(other) }
  })
  yield* nearOffice(withOffices(tieBeings(beings, ties), { source: list.source, held }), tied)
}

function endsOf(record: FtmRecord): Ends[] {
  const schema = tieSchemas[record.schema]
  if (schema === undefined) return []
  const ones = record.properties[schema.one] ?? []
  const others = record.properties[schema.other] ?? []
  return ones.flatMap((one) => others.map((other) => ({ record, one, other })))
}

function tieOf({ record, one, other }: Ends, endOf: (id: string) => TieEnd): Tie {
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

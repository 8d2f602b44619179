import type {
  ListedPosition,
  PoliticalExposure,
} from '../../../../vocabulary/screening/political-exposure.ts'
import { countriesIn } from '../country-names.ts'
import { pepTopics } from './pep-topics.table.ts'
import type { Completion } from '../list-source.ts'
import type { FtmRecord } from './read.ts'

/** Records of positions by id, and of who held them when. */
export interface Held {
  readonly positions: Map<string, FtmRecord>
  readonly occupancies: FtmRecord[]
}

interface Office {
  readonly position: FtmRecord
  readonly occupancy: FtmRecord
}

/** Offices by the ids of those who hold or held them. */
export type HeldOffices = ReadonlyMap<string, readonly Office[]>

export function officesOf({ positions, occupancies }: Held, source: string): HeldOffices {
  const of = new Map<string, Office[]>()
  for (const occupancy of occupancies) {
    const { holder = [], post = [] } = occupancy.properties
    for (const id of holder)
      for (const position of post.flatMap((place) => positions.get(place) ?? []))
        of.set(`${source}:${id}`, [...(of.get(`${source}:${id}`) ?? []), { position, occupancy }])
  }
  return of
}

/** Completes each politically exposed being by the positions it holds or held, with dates as stated. */
export function withOffices(held: HeldOffices): Completion {
  return (entity) => {
    const offices = held.get(entity.id)
    if (offices === undefined || !entity.topics.includes('pep')) return entity
    return { ...entity, exposure: exposureOf(entity.exposure, offices) }
  }
}

function exposureOf(
  stated: PoliticalExposure = { offices: [], positions: [] },
  held: readonly Office[],
): PoliticalExposure {
  const texts = (name: string) => held.flatMap(({ position }) => position.properties[name] ?? [])
  const offices = texts('topics').flatMap((topic) => pepTopics[topic]?.office ?? [])
  const [country, another] = new Set(texts('country').flatMap(countriesIn))
  const tenure = tenureOf(held) ?? stated.tenure
  const dated = held.map(positionOf)
  const undated = stated.positions.filter(({ title }) => !dated.some((one) => one.title === title))
  return {
    ...stated,
    by: 'office',
    offices: [...new Set([...stated.offices, ...offices])],
    ...(country === undefined || another !== undefined ? {} : { country }),
    ...(tenure === undefined ? {} : { tenure }),
    positions: [...dated, ...undated],
  }
}

/** Current while any is, past when all are over; an end that is stated may lie ahead, and says neither. */
function tenureOf(held: readonly Office[]): PoliticalExposure['tenure'] {
  const status = held.map(({ occupancy }) => occupancy.properties['status']?.[0] ?? '')
  if (status.includes('current')) return 'current'
  return status.every((word) => word === 'ended') ? 'past' : undefined
}

function positionOf({ position, occupancy }: Office): ListedPosition {
  const [title = position.id] = position.properties['name'] ?? []
  const [from] = occupancy.properties['startDate'] ?? []
  const [to] = occupancy.properties['endDate'] ?? []
  return { title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

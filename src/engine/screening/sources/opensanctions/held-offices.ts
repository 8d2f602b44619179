import type {
  ListedPosition,
  PoliticalExposure,
} from '../../../../vocabulary/screening/political-exposure.ts'
import { countryCodesIn } from '../country-names.ts'
import { pepTopics } from './pep-topics.table.ts'
import type { Completion } from '../list-source.ts'
import type { FtmRecord } from './read.ts'

/** Records of positions by id, and of who held them when. */
export interface PositionRecords {
  readonly positions: Map<string, FtmRecord>
  readonly occupancies: FtmRecord[]
}

interface HeldPosition {
  readonly position: FtmRecord
  readonly occupancy: FtmRecord
}

/** Offices by the ids of those who hold or held them. */
export type PositionsByHolder = ReadonlyMap<string, readonly HeldPosition[]>

export function positionsOfHolders(
  { positions, occupancies }: PositionRecords,
  source: string,
): PositionsByHolder {
  const byHolder = new Map<string, HeldPosition[]>()
  for (const occupancy of occupancies) {
    const { holder = [], post = [] } = occupancy.properties
    for (const id of holder)
      for (const position of post.flatMap((positionId) => positions.get(positionId) ?? []))
        byHolder.set(`${source}:${id}`, [...(byHolder.get(`${source}:${id}`) ?? []), { position, occupancy }])
  }
  return byHolder
}

/** Completes each politically exposed being by the positions it holds or held, with dates as stated. */
export function addHeldPositions(positionsByHolder: PositionsByHolder): Completion {
  return (entity) => {
    const heldPositions = positionsByHolder.get(entity.id)
    if (heldPositions === undefined || !entity.topics.includes('pep')) return entity
    return { ...entity, exposure: exposureOf(entity.exposure, heldPositions) }
  }
}

function exposureOf(
  stated: PoliticalExposure = { offices: [], positions: [] },
  heldPositions: readonly HeldPosition[],
): PoliticalExposure {
  const texts = (name: string) => heldPositions.flatMap(({ position }) => position.properties[name] ?? [])
  const offices = texts('topics').flatMap((topic) => pepTopics[topic]?.office ?? [])
  const [country, secondCountry] = new Set(texts('country').flatMap(countryCodesIn))
  const tenure = tenureOf(heldPositions) ?? stated.tenure
  const dated = heldPositions.map(positionOf)
  const undated = stated.positions.filter(({ title }) => !dated.some((one) => one.title === title))
  return {
    ...stated,
    by: 'office',
    offices: [...new Set([...stated.offices, ...offices])],
    ...(country === undefined || secondCountry !== undefined ? {} : { country }),
    ...(tenure === undefined ? {} : { tenure }),
    positions: [...dated, ...undated],
  }
}

/** Current while any is, past when all are over; an end that is stated may lie ahead, and says neither. */
function tenureOf(heldPositions: readonly HeldPosition[]): PoliticalExposure['tenure'] {
  const status = heldPositions.map(({ occupancy }) => occupancy.properties['status']?.[0] ?? '')
  if (status.includes('current')) return 'current'
  return status.every((word) => word === 'ended') ? 'past' : undefined
}

function positionOf({ position, occupancy }: HeldPosition): ListedPosition {
  const [title = position.id] = position.properties['name'] ?? []
  const [from] = occupancy.properties['startDate'] ?? []
  const [to] = occupancy.properties['endDate'] ?? []
  return { title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

import type { Entity, EntityTopic } from '../../../../vocabulary/screening/entity.ts'
import { ftmEntityFacts, kindOfSchema } from '../ftm-entity.ts'
import { entityFromDraft } from '../listed-entity.ts'
import type { FtmRecord } from './read.ts'
import type { OpenSanctionsList } from './sources.table.ts'
import { statedExposure } from './stated-exposure.ts'

/** Topic of OpenSanctions → ours; others say nothing that we ask for. */
const topicByPrefix: readonly (readonly [start: string, topic: EntityTopic])[] = [
  ['sanction', 'sanction'],
  ['debarment', 'sanction'],
  ['export.control', 'sanction'],
  ['crime', 'crime'],
  ['wanted', 'crime'],
  ['role.pep', 'pep'],
  ['role.rca', 'pep'],
]

/** Null for what is no entity, is no target, or is of another list than this one. */
export function openSanctionsEntity(record: FtmRecord, list: OpenSanctionsList): Entity | null {
  if (!isOfList(record, list, topicsIn(record))) return null
  const entity = ftmEntity(record, { source: list.database, topic: list.topic })
  const link = `https://www.opensanctions.org/entities/${encodeURIComponent(record.id)}/`
  return entity === null ? null : { ...entity, links: [...entity.links, link] }
}

/** Anyone who a list of a person's own names, of whatever data set; null for what is no entity or no target. */
export function customFtmEntity(
  record: FtmRecord,
  definition: { readonly name: string; readonly topic: EntityTopic },
): Entity | null {
  if (kindOfSchema(record.schema) === null || record.isTarget === false) return null
  return ftmEntity(record, { source: definition.name, topic: definition.topic })
}

/** Under the topics that the record states, else under the list's. */
function ftmEntity(
  record: FtmRecord,
  { source, topic }: { readonly source: string; readonly topic: EntityTopic },
): Entity | null {
  const known = topicsIn(record)
  const facts = ftmEntityFacts(record)
  if (facts.names.every(({ text }) => text === '')) return null
  return entityFromDraft({
    ...facts,
    id: `${source}:${record.id}`,
    source,
    topics: known.length === 0 ? [topic] : [...new Set(known)],
    status: record.properties['status'],
    exposure: statedExposure(record),
    listedAt: record.firstSeen.slice(0, 10),
    original: record.original,
  })
}

function topicsIn({ properties }: FtmRecord): readonly EntityTopic[] {
  const stated = properties['topics'] ?? []
  return topicByPrefix
    .filter(([prefix]) => stated.some((topic) => topic.startsWith(prefix)))
    .map(([, topic]) => topic)
}

/** An entity that is a target, of this list where the file says of which, and of its topic where the file says so. */
function isOfList(record: FtmRecord, list: OpenSanctionsList, known: readonly EntityTopic[]): boolean {
  if (kindOfSchema(record.schema) === null || record.isTarget === false) return false
  const isElsewhere =
    record.datasets.length > 0 && !record.datasets.some((name) => list.datasets.includes(name))
  const isOfTopic = known.length === 0 || known.includes(list.topic) || list.topic === 'sanction'
  return !isElsewhere && isOfTopic
}

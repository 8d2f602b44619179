import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import type { Completion, ListSource } from '../list-source.ts'
import { parseDatedFileName } from '../recognise-files.ts'
import { readFtm, readTargetsSimple } from './read.ts'
import { type OpenSanctionsList, openSanctionsLists } from './sources.table.ts'
import { streamEntities } from './stream-entities.ts'
import { openSanctionsEntity } from './to-entity.ts'

const datasetsUrl = 'https://data.opensanctions.org/datasets/latest'

/** Lists in the words of FollowTheMoney, one for each database that has no other reader. */
export const openSanctions: readonly ListSource[] = openSanctionsLists.map(sourceOf)

function sourceOf(list: OpenSanctionsList): ListSource {
  const [dataset] = list.datasets
  return {
    id: list.database,
    database: list.database,
    title: list.title,
    publisher: 'gathered by OpenSanctions',
    topic: list.topic,
    licence: {
      name: 'CC BY-NC 4.0; business use needs a licence of OpenSanctions',
      url: 'https://www.opensanctions.org/licensing/',
      commercialUse: 'needs a licence',
    },
    cadenceDays: 1,
    staleAfterDays: 30,
    bounds: list.bounds,
    formatDescription: 'FollowTheMoney, a JSON object a line; or targets.simple.csv',
    files: [{ part: 'ftm', url: `${datasetsUrl}/${dataset}/entities.ftm.json`, required: true }],
    recognise: (paths) => recognise(paths, dataset),
    entities: (parts, _, complete) => entities(list, parts, complete),
  }
}

/** The files of that data set, or a collection of many that may hold it. A folder of its name is preferred. */
function recognise(paths: readonly string[], dataset: string): ReturnType<ListSource['recognise']> {
  const preferredPaths = paths.filter((path) => path.toLowerCase().includes(dataset))
  for (const chosen of [preferredPaths, paths]) {
    for (const [part, name] of fileNames) {
      const path = chosen.find((one) => name.test(parseDatedFileName(one).name))
      // The table of a collection does not say of which list a row is.
      if (path !== undefined && (part === 'ftm' || chosen === preferredPaths || paths.length === 1)) {
        return { parts: { [part]: path }, date: parseDatedFileName(path).date, warnings: [] }
      }
    }
  }
  return null
}

const fileNames = [
  ['ftm', /(?:entities\.ftm\.json|\.ftm\.(?:json|ijson)|targets\.nested\.json|\.jsonl|\.ndjson)$/],
  ['simple', /(?:targets\.simple|\.simple)\.csv$/],
] as const

async function* entities(
  list: OpenSanctionsList,
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  complete?: (completion: Completion) => void,
): AsyncGenerator<Entity> {
  const { ftm, simple } = parts
  yield* streamEntities(ftm === undefined ? readTargetsSimple(simple) : readFtm(ftm), {
    source: list.database,
    complete,
    entityOf: (record) => openSanctionsEntity(record, list),
    isInList: ({ datasets }) =>
      datasets.length === 0 || datasets.some((name) => list.datasets.includes(name)),
  })
}

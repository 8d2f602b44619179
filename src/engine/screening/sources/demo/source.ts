import type { ListSource } from '../list-source.ts'
import { readDemo } from './read.ts'
import { relateEntities } from '../relate-entities.ts'
import { demoEntity, demoRelations } from './to-entity.ts'

/** Invented names for trying things out: the only list that a test key searches. */
export const demo: ListSource = {
  id: 'demo',
  database: 'demo',
  title: 'Invented names for demonstration',
  publisher: 'Symbolon',
  topic: 'sanction',
  licence: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0', commercialUse: 'free' },
  cadenceDays: 0,
  staleAfterDays: Infinity,
  bounds: { min: 1, max: 1000, minShareOfPrevious: 0 },
  formatDescription: 'built in',
  files: [],
  recognise: () => null,
  async *entities() {
    const entities = [...readDemo()].map(demoEntity)
    const completed = relateEntities(demoRelations(), new Set(entities.map(({ id }) => id)))
    yield* await Promise.resolve(entities.map(completed))
  },
}

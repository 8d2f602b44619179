import type { PoliticalExposure } from '../../../../vocabulary/screening/political-exposure.ts'
import { pepTopics } from './pep-topics.table.ts'
import type { FtmRecord } from './read.ts'

/** What topics and positions state of a person's public office; undefined when they state nothing. */
export function statedExposure({ properties }: Pick<FtmRecord, 'properties'>): PoliticalExposure | undefined {
  const stated = (properties['topics'] ?? []).flatMap((topic) => pepTopics[topic] ?? [])
  const roles = stated.flatMap(({ by }) => by ?? [])
  if (roles.length === 0) return undefined
  const offices = stated.flatMap(({ office }) => office ?? [])
  const isPast = stated.some(({ tenure }) => tenure === 'past')
  return {
    // Who holds an office is exposed by it, anyone who else is near.
    by: roles.includes('office') ? 'office' : 'family-or-associate',
    offices: [...new Set(offices)],
    ...(isPast ? { tenure: 'past' } : {}),
    positions: [...new Set(properties['position'] ?? [])].map((title) => ({ title })),
  }
}

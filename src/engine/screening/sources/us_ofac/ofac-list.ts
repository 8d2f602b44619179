import type { ListSource } from '../list-source.ts'
import { ofacEntities } from './read-either.ts'
import { type OfacNames, recogniseOfac } from './recognise.ts'

const exported = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

/** What one of OFAC's lists has of its own. */
export type OfacList = Pick<ListSource, 'id' | 'title' | 'cadenceDays' | 'staleAfterDays' | 'bounds'>

/** A list of OFAC's: all have the same shape, address and terms, and differ in the names of their files. */
export function ofacList(own: OfacList, names: OfacNames): ListSource {
  const set = [names.sdn, names.alt, names.add, names.sdn_comments]
  return {
    ...own,
    database: own.id,
    publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
    topic: 'sanction',
    licence: {
      name: 'US government work, public domain',
      url: 'https://ofac.treasury.gov/sanctions-list-service',
      commercialUse: 'free',
    },
    shape: `CSV set without header: ${set.join(', ')}; “-0-” for nothing; or the legacy XML, ${names.xml}`,
    files: (['sdn', 'alt', 'add', 'sdn_comments'] as const).map((part) => ({
      part,
      address: `${exported}/${names[part].toUpperCase()}`,
      required: true,
    })),
    recognise: (paths) => recogniseOfac(paths, names),
    entities: (parts, warn, complete) => ofacEntities(parts, { source: own.id, names, warn, complete }),
  }
}

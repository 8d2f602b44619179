import type { ListSource } from '../list-source.ts'
import { ofacEntities } from './ofac-entities.ts'
import { type OfacFileNames, recogniseOfac } from './recognise.ts'

const exportsUrl = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

/** What one of OFAC's lists has of its own. */
export type OfacListDefinition = Pick<
  ListSource,
  'id' | 'title' | 'cadenceDays' | 'staleAfterDays' | 'bounds'
>

/** A list of OFAC's: all have the same shape, address and terms, and differ in the names of their files. */
export function ofacList(definition: OfacListDefinition, fileNames: OfacFileNames): ListSource {
  const csvFiles = [fileNames.sdn, fileNames.alt, fileNames.add, fileNames.sdn_comments]
  return {
    ...definition,
    database: definition.id,
    publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
    topic: 'sanction',
    licence: {
      name: 'US government work, public domain',
      url: 'https://ofac.treasury.gov/sanctions-list-service',
      commercialUse: 'free',
    },
    formatDescription: `CSV set without header: ${csvFiles.join(', ')}; “-0-” for nothing; or the legacy XML, ${fileNames.xml}`,
    files: (['sdn', 'alt', 'add', 'sdn_comments'] as const).map((part) => ({
      part,
      url: `${exportsUrl}/${fileNames[part].toUpperCase()}`,
      required: true,
    })),
    recognise: (paths) => recogniseOfac(paths, fileNames),
    entities: (parts, warn, complete) =>
      ofacEntities(parts, { source: definition.id, fileNames, warn, complete }),
  }
}

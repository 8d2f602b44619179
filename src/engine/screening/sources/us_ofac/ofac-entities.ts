import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import type { Completion } from '../list-source.ts'
import { createLinkCollector } from './link-collector.ts'
import { readOfac } from './read.ts'
import { readOfacXml } from './read-xml.ts'
import type { OfacFileNames } from './recognise.ts'
import { ofacEntity } from './to-entity.ts'

/** Entities of one of OFAC's lists, from its CSV set or from its legacy XML. */
export async function* ofacEntities(
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  given: {
    readonly source: string
    readonly fileNames: OfacFileNames
    readonly warn: (sentence: string) => void
    readonly complete: ((completion: Completion) => void) | undefined
  },
): AsyncGenerator<Entity> {
  const { source, fileNames, warn, complete } = given
  const xml = parts['xml']
  const records = xml === undefined ? readOfac(parts, fileNames, warn) : readOfacXml(xml, fileNames.xml)
  const linkCollector = createLinkCollector()
  for await (const record of records) {
    const entity = ofacEntity(record, source)
    linkCollector.add(entity)
    yield entity
  }
  complete?.(linkCollector.completion())
}

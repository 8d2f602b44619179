import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import type { Completion } from '../list-source.ts'
import { gatherLinks } from './linked-entities.ts'
import { readOfac } from './read.ts'
import { readOfacXml } from './read-xml-edition.ts'
import type { OfacNames } from './recognise.ts'
import { ofacEntity } from './to-entity.ts'

/** Entities of one of OFAC's lists, from its CSV set or from its legacy XML. */
export async function* ofacEntities(
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  given: {
    readonly source: string
    readonly names: OfacNames
    readonly warn: (sentence: string) => void
    readonly complete: ((completion: Completion) => void) | undefined
  },
): AsyncGenerator<Entity> {
  const { source, names, warn, complete } = given
  const xml = parts['xml']
  const records = xml === undefined ? readOfac(parts, names, warn) : readOfacXml(xml, names.xml)
  const links = gatherLinks()
  for await (const record of records) {
    const entity = ofacEntity(record, source)
    links.see(entity)
    yield entity
  }
  complete?.(links.completion())
}

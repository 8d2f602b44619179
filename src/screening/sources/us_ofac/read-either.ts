import type { Entity } from '../../../vocabulary/entity.ts'
import { readOfac } from './read.ts'
import { readOfacXml } from './read-xml-edition.ts'
import type { OfacNames } from './recognise.ts'
import { ofacEntity } from './to-entity.ts'

/** Beings of one of OFAC's lists, from its CSV set or from its legacy XML. */
export async function* ofacBeings(
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  given: { readonly source: string; readonly names: OfacNames; readonly warn: (sentence: string) => void },
): AsyncGenerator<Entity> {
  const { source, names, warn } = given
  const xml = parts['xml']
  const records = xml === undefined ? readOfac(parts, names, warn) : readOfacXml(xml, names.xml)
  for await (const record of records) yield ofacEntity(record, source)
}

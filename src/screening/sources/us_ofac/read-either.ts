import type { Entity } from '../../../vocabulary/entity.ts'
import { linkedBeings } from './linked-beings.ts'
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
  const beings: Entity[] = []
  // A remark may name somebody who stands further down.
  for await (const record of records) beings.push(ofacEntity(record, source))
  yield* linkedBeings(beings)
}

import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { caDfatd } from '../../src/engine/screening/sources/ca_dfatd/source.ts'
import { unSc } from '../../src/engine/screening/sources/un_sc/source.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { sdnEntities } from '../aml/lists.ts'

const folder = new URL('../../../shared/data/aml/', import.meta.url)

/** OFAC's SDN, the United Nations' and Canada's list as one. */
export async function publishedEntities(): Promise<Entity[]> {
  const xml = (name: string) => ({
    xml: createReadStream(new URL(name, folder)).pipe(createGunzip()).setEncoding('utf8'),
  })
  const entities = await sdnEntities()
  for await (const entity of unSc.entities(xml('un/20260227_UN_consolidated.xml.gz'), () => undefined))
    entities.push(entity)
  for await (const entity of caDfatd.entities(xml('ca/2025_sema-lmes.xml.gz'), () => undefined))
    entities.push(entity)
  return entities
}

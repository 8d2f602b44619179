import type { ListSource } from '../list-source.ts'
import { listedEntity, uniqueIds } from '../listed-entity.ts'
import { partOf } from '../part-of.ts'
import { recogniseOne } from '../recognise-files.ts'
import { readSema } from './read.ts'
import { semaEntity } from './to-entity.ts'

/** Canada's autonomous sanctions: the Special Economic Measures Act and the Magnitsky law. */
export const caDfatd: ListSource = {
  id: 'ca_dfatd',
  database: 'ca_dfatd',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  publisher: 'Global Affairs Canada',
  topic: 'sanction',
  licence: {
    name: 'Crown copyright, reproduction terms of Global Affairs Canada',
    url: 'https://www.international.gc.ca/transparency-transparence/terms-conditions-avis.aspx',
    commercialUse: 'free',
  },
  cadenceDays: 7,
  staleAfterDays: 30,
  bounds: { min: 2500, max: 15_000, shrink: 0.85 },
  shape: 'XML: data-set of record, aliases as free text in two languages',
  files: [
    {
      part: 'xml',
      address: 'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
      required: true,
    },
  ], // prettier-ignore
  recognise: (paths) => recogniseOne(paths, { xml: /(?:^|_)sema-lmes\.xml$/ }),
  async *entities(parts) {
    const unique = uniqueIds()
    for await (const record of readSema(partOf(parts, 'xml'))) {
      const draft = semaEntity(record)
      yield listedEntity({ ...draft, id: unique(draft.id) })
    }
  },
}

import type { ListSource } from '../list-source.ts'
import { entityFromDraft, idDeduplicator } from '../listed-entity.ts'
import { requirePart } from '../require-part.ts'
import { recogniseFile } from '../recognise-files.ts'
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
  bounds: { min: 2500, max: 15_000, minShareOfPrevious: 0.85 },
  formatDescription: 'XML: data-set of record, aliases as free text in two languages',
  files: [
    {
      part: 'xml',
      url: 'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
      required: true,
    },
  ], // prettier-ignore
  recognise: (paths) => recogniseFile(paths, { xml: /(?:^|_)sema-lmes\.xml$/ }),
  async *entities(parts) {
    const unique = idDeduplicator()
    for await (const record of readSema(requirePart(parts, 'xml'))) {
      const draft = semaEntity(record)
      yield entityFromDraft({ ...draft, id: unique(draft.id) })
    }
  },
}

import type { ListSource } from '../list-source.ts'
import { entityFromDraft, idDeduplicator } from '../listed-entity.ts'
import { readTable } from '../read-table.ts'
import { requirePart } from '../require-part.ts'
import { recogniseFile } from '../recognise-files.ts'
import { createLinkCollector } from '../us_ofac/link-collector.ts'
import { cslEntity } from './to-entity.ts'

/** The lists of three US departments in one file: denied persons, entities, unverified, debarred, and OFAC's. */
export const usCsl: ListSource = {
  id: 'us_csl',
  database: 'us_csl',
  title: 'US Consolidated Screening List',
  publisher: 'US Department of Commerce, International Trade Administration',
  topic: 'sanction',
  licence: {
    name: 'US government work, public domain',
    url: 'https://www.trade.gov/consolidated-screening-list',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 7,
  bounds: { min: 10_000, max: 60_000, minShareOfPrevious: 0.85 },
  formatDescription: 'CSV with a header; several values of a cell separated by semicolons',
  files: [
    {
      part: 'csv',
      url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
      required: true,
    },
  ],
  recognise: (paths) => recogniseFile(paths, { csv: /^(?:us_)?(?:csl|csl_sample|consolidated)\.csv$/ }),
  async *entities(parts, _, complete) {
    const unique = idDeduplicator()
    const linkCollector = createLinkCollector()
    const columns = ['source', 'entity_number', 'type', 'name', 'alt_names', 'dates_of_birth', 'ids']
    for await (const row of readTable(requirePart(parts, 'csv'), { title: 'consolidated.csv', columns })) {
      if (row.cell('name') === '') continue
      const draft = cslEntity(row)
      const entity = entityFromDraft({ ...draft, id: unique(draft.id) })
      linkCollector.add(entity)
      yield entity
    }
    complete?.(linkCollector.completion())
  },
}

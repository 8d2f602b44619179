import type { ListSource } from '../list-source.ts'
import { listedEntity, uniqueIds } from '../listed-entity.ts'
import { readTable } from '../read-table.ts'
import { partOf } from '../part-of.ts'
import { recogniseOne } from '../recognise-files.ts'
import { gatherLinks } from '../us_ofac/linked-entities.ts'
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
  bounds: { min: 10_000, max: 60_000, shrink: 0.85 },
  shape: 'CSV with a header; several values of a cell parted by semicolons',
  files: [
    {
      part: 'csv',
      address: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
      required: true,
    },
  ],
  recognise: (paths) => recogniseOne(paths, { csv: /^(?:us_)?(?:csl|csl_sample|consolidated)\.csv$/ }),
  async *entities(parts, _, complete) {
    const unique = uniqueIds()
    const links = gatherLinks()
    const columns = ['source', 'entity_number', 'type', 'name', 'alt_names', 'dates_of_birth', 'ids']
    for await (const row of readTable(partOf(parts, 'csv'), { title: 'consolidated.csv', columns })) {
      if (row.of('name') === '') continue
      const draft = cslEntity(row)
      const entity = listedEntity({ ...draft, id: unique(draft.id) })
      links.see(entity)
      yield entity
    }
    complete?.(links.completion())
  },
}

import type { ListSource } from '../list-source.ts'
import { requirePart } from '../require-part.ts'
import { recogniseFile } from '../recognise-files.ts'
import { readFsf } from './read.ts'
import { readFsfXml } from './read-xml.ts'
import { fsfEntity } from './to-entity.ts'

/** Who may not have money of the European Union's: the Commission's consolidated financial sanctions file. */
export const euFsf: ListSource = {
  id: 'eu_fsf',
  database: 'eu_fsf',
  title: 'EU Financial Sanctions Files',
  publisher: 'European Commission, DG FISMA',
  topic: 'sanction',
  licence: {
    name: 'Reuse under Decision 2011/833/EU',
    url: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 7,
  bounds: { min: 3500, max: 20_000, minShareOfPrevious: 0.85 },
  formatDescription:
    'XML: export of sanctionEntity; or CSV separated by semicolons, a row for each name, birth, number and address',
  files: [
    {
      part: 'xml',
      url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
      required: true,
    },
  ], // prettier-ignore
  recognise: (paths) =>
    recogniseFile(paths, {
      xml: /^(?:xmlfullsanctionslist_1_1|content|eu_fsf)\.xml$/,
      csv: /^(?:csvfullsanctionslist_1_1|content|eu_fsf)\.csv$/,
    }),
  async *entities(parts) {
    const { xml } = parts
    const records = xml === undefined ? readFsf(requirePart(parts, 'csv')) : readFsfXml(xml)
    for await (const record of records) yield fsfEntity(record)
  },
}

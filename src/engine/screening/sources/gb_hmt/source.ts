import type { ListSource } from '../list-source.ts'
import { recogniseFile } from '../recognise-files.ts'
import { readUk } from './read.ts'
import { ukEntity } from './to-entity.ts'

/** The United Kingdom's one list of sanctions since January 2026, after it took in the Treasury's consolidated list. */
export const gbHmt: ListSource = {
  id: 'gb_hmt',
  database: 'gb_hmt',
  title: 'UK Sanctions List',
  publisher: 'UK Foreign, Commonwealth and Development Office',
  topic: 'sanction',
  licence: {
    name: 'Open Government Licence v3.0',
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 7,
  bounds: { min: 3000, max: 20_000, minShareOfPrevious: 0.85 },
  formatDescription: 'CSV, a date of report before the header, a row for each name and address; or ODS',
  files: [
    { part: 'csv', url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.csv', required: true },
  ],
  recognise: (paths) =>
    recogniseFile(paths, {
      csv: /^(?:uk[-_]sanctions[-_]list|fcdo_sl)\.csv$/,
      ods: /^(?:uk[-_]sanctions[-_]list|fcdo_sl)\.ods$/,
    }),
  async *entities(parts, warn) {
    for await (const rows of readUk(parts, warn)) yield ukEntity(rows)
  },
}

import type { ListSource } from '../list-source.ts'
import { ofacBeings } from './read-either.ts'
import { type OfacNames, recogniseOfac } from './recognise.ts'

const exports = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

export const sdnNames: OfacNames = {
  sdn: 'sdn.csv',
  alt: 'alt.csv',
  add: 'add.csv',
  sdn_comments: 'sdn_comments.csv',
  xml: 'sdn.xml',
}

/** The Specially Designated Nationals and Blocked Persons List of the US Treasury. */
export const usOfac: ListSource = {
  id: 'us_ofac',
  database: 'us_ofac',
  title: 'OFAC Specially Designated Nationals and Blocked Persons List',
  publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
  topic: 'sanction',
  licence: {
    name: 'US government work, public domain',
    url: 'https://ofac.treasury.gov/sanctions-list-service',
    commercialUse: 'free',
  },
  cadenceDays: 1,
  staleAfterDays: 7,
  bounds: { min: 8000, max: 60_000, shrink: 0.85 },
  shape:
    'CSV set without header: sdn.csv, alt.csv, add.csv, sdn_comments.csv; “-0-” for nothing; or the legacy XML, sdn.xml',
  files: [
    { part: 'sdn', address: `${exports}/SDN.CSV`, required: true },
    { part: 'alt', address: `${exports}/ALT.CSV`, required: true },
    { part: 'add', address: `${exports}/ADD.CSV`, required: true },
    { part: 'sdn_comments', address: `${exports}/SDN_COMMENTS.CSV`, required: true },
  ],
  recognise: (paths) => recogniseOfac(paths, sdnNames),
  entities: (parts, warn) => ofacBeings(parts, { source: 'us_ofac', names: sdnNames, warn }),
}

import type { ListSource } from '../list-source.ts'
import { ofacBeings } from '../us_ofac/read-either.ts'
import { type OfacNames, recogniseOfac } from '../us_ofac/recognise.ts'

const exports = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports'

const names: OfacNames = {
  sdn: 'cons_prim.csv',
  alt: 'cons_alt.csv',
  add: 'cons_add.csv',
  sdn_comments: 'cons_comments.csv',
  xml: 'consolidated.xml',
}

/** OFAC's lists beside the SDN list: sectoral sanctions, correspondent accounts, the Palestinian Legislative Council. */
export const usOfacCons: ListSource = {
  id: 'us_ofac_cons',
  database: 'us_ofac_cons',
  title: 'OFAC Consolidated Sanctions List (non-SDN)',
  publisher: 'US Department of the Treasury, Office of Foreign Assets Control',
  topic: 'sanction',
  licence: {
    name: 'US government work, public domain',
    url: 'https://ofac.treasury.gov/sanctions-list-service',
    commercialUse: 'free',
  },
  cadenceDays: 7,
  staleAfterDays: 30,
  bounds: { min: 200, max: 5000, shrink: 0.8 },
  shape:
    'CSV set without header: cons_prim.csv, cons_alt.csv, cons_add.csv, cons_comments.csv; or consolidated.xml',
  files: [
    { part: 'sdn', address: `${exports}/CONS_PRIM.CSV`, required: true },
    { part: 'alt', address: `${exports}/CONS_ALT.CSV`, required: true },
    { part: 'add', address: `${exports}/CONS_ADD.CSV`, required: true },
    { part: 'sdn_comments', address: `${exports}/CONS_COMMENTS.CSV`, required: true },
  ],
  recognise: (paths) => recogniseOfac(paths, names),
  entities: (parts, warn) => ofacBeings(parts, { source: 'us_ofac_cons', names, warn }),
}

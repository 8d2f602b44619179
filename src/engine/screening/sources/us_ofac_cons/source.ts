import { ofacList } from '../us_ofac/ofac-list.ts'

/** OFAC's lists beside the SDN list: sectoral sanctions, correspondent accounts, the Palestinian Legislative Council. */
export const usOfacCons = ofacList(
  {
    id: 'us_ofac_cons',
    title: 'OFAC Consolidated Sanctions List (non-SDN)',
    cadenceDays: 7,
    staleAfterDays: 30,
    bounds: { min: 200, max: 5000, minShareOfPrevious: 0.8 },
  },
  {
    sdn: 'cons_prim.csv',
    alt: 'cons_alt.csv',
    add: 'cons_add.csv',
    sdn_comments: 'cons_comments.csv',
    xml: 'consolidated.xml',
  },
)

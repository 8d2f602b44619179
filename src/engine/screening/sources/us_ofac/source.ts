import { ofacList } from './ofac-list.ts'
import type { OfacFileNames } from './recognise.ts'

export const sdnFileNames: OfacFileNames = {
  sdn: 'sdn.csv',
  alt: 'alt.csv',
  add: 'add.csv',
  sdn_comments: 'sdn_comments.csv',
  xml: 'sdn.xml',
}

/** The Specially Designated Nationals and Blocked Persons List of the US Treasury. */
export const usOfac = ofacList(
  {
    id: 'us_ofac',
    title: 'OFAC Specially Designated Nationals and Blocked Persons List',
    cadenceDays: 1,
    staleAfterDays: 7,
    bounds: { min: 8000, max: 60_000, minShareOfPrevious: 0.85 },
  },
  sdnFileNames,
)

import { caDfatd } from './ca_dfatd/source.ts'
import { demo } from './demo/source.ts'
import { euFsf } from './eu_fsf/source.ts'
import { euJournal } from './eu_journal/source.ts'
import { gbHmt } from './gb_hmt/source.ts'
import type { ListSource } from './list-source.ts'
import { openSanctions } from './opensanctions/source.ts'
import { unSc } from './un_sc/source.ts'
import { usBisDpl } from './us_bis_dpl/source.ts'
import { usCsl } from './us_csl/source.ts'
import { usLegislators } from './us_legislators/source.ts'
import { usOfac } from './us_ofac/source.ts'
import { usOfacCons } from './us_ofac_cons/source.ts'

/** Every list that can be loaded. */
export const sources: readonly ListSource[] = [
  usOfac,
  usOfacCons,
  unSc,
  euFsf,
  euJournal,
  gbHmt,
  caDfatd,
  usBisDpl,
  usCsl,
  usLegislators,
  ...openSanctions,
  demo,
]

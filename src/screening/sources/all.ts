import { caDfatd } from './ca_dfatd/source.ts'
import { demo } from './demo/source.ts'
import { euJournal } from './eu_journal/source.ts'
import type { ListSource } from './list-source.ts'
import { unSc } from './un_sc/source.ts'
import { usOfac } from './us_ofac/source.ts'
import { usOfacCons } from './us_ofac_cons/source.ts'

/** Every list that can be loaded. */
export const sources: readonly ListSource[] = [usOfac, usOfacCons, unSc, euJournal, caDfatd, demo]

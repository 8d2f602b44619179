import type { IdNumberRule } from './id-number-rule.ts'
import { americas } from './tables/americas.table.ts'
import { asia } from './tables/asia.table.ts'
import { easternEurope } from './tables/eastern-europe.table.ts'
import { licences } from './tables/licences.table.ts'
import { nearEastAndAfrica } from './tables/near-east-and-africa.table.ts'
import { nordicBaltic } from './tables/nordic-baltic.table.ts'
import { westernEurope } from './tables/western-europe.table.ts'

/** Every number that we know the rule of. */
export const idNumberRules: readonly IdNumberRule[] = [
  ...nordicBaltic,
  ...westernEurope,
  ...easternEurope,
  ...asia,
  ...nearEastAndAfrica,
  ...americas,
  ...licences,
]

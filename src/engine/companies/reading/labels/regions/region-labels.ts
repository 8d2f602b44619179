import type { RegionLabels } from '../label-kinds.ts'
import { africaLabels } from './africa-labels.table.ts'
import { americasLabels } from './americas-labels.table.ts'
import { centralAsiaLabels } from './central-asia-labels.table.ts'
import { centralEuropeLabels } from './central-europe-labels.table.ts'
import { eastAsiaAndOceaniaLabels } from './east-asia-and-oceania-labels.table.ts'
import { easternEuropeLabels } from './eastern-europe-labels.table.ts'
import { nearEastLabels } from './near-east-labels.table.ts'
import { nordicAndBalticLabels } from './nordic-and-baltic-labels.table.ts'
import { portugueseDutchCatalanLabels } from './portuguese-dutch-catalan-labels.table.ts'
import { southAsiaLabels } from './south-asia-labels.table.ts'
import { southEastAsiaLabels } from './south-east-asia-labels.table.ts'
import { southEastEuropeLabels } from './south-east-europe-labels.table.ts'
import { westernEuropeLabels } from './western-europe-labels.table.ts'

/** Labels of the states of every region, beside those of the languages. */
export const regionLabels: RegionLabels = [
  ...africaLabels,
  ...nearEastLabels,
  ...centralAsiaLabels,
  ...southAsiaLabels,
  ...southEastAsiaLabels,
  ...eastAsiaAndOceaniaLabels,
  ...nordicAndBalticLabels,
  ...centralEuropeLabels,
  ...southEastEuropeLabels,
  ...easternEuropeLabels,
  ...westernEuropeLabels,
  ...portugueseDutchCatalanLabels,
  ...americasLabels,
]

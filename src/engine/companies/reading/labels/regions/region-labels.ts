import type { RegionLabels } from '../label-kinds.ts'
import { africaLabels } from './africa-labels.table.ts'
import { centralAsiaLabels } from './central-asia-labels.table.ts'
import { eastAsiaAndOceaniaLabels } from './east-asia-and-oceania-labels.table.ts'
import { nearEastLabels } from './near-east-labels.table.ts'
import { southAsiaLabels } from './south-asia-labels.table.ts'
import { southEastAsiaLabels } from './south-east-asia-labels.table.ts'

/** Labels of the states of every region, beside those of the languages. */
export const regionLabels: RegionLabels = [
  ...africaLabels,
  ...nearEastLabels,
  ...centralAsiaLabels,
  ...southAsiaLabels,
  ...southEastAsiaLabels,
  ...eastAsiaAndOceaniaLabels,
]

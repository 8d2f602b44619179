import type { FrontLayout } from '../../front-layout.ts'
import { cyrillicAndGreekLayouts } from './cyrillic-greek.table.ts'
import { eastAsianLayouts } from './east-asia.table.ts'
import { inventedLayouts } from './invented-layouts.ts'
import { latinLayouts } from './latin.table.ts'
import { nearEasternLayouts } from './near-east.table.ts'
import { southAsianLayouts } from './south-asia.table.ts'
import { southEastAsianLayouts } from './south-east-asia.table.ts'

/** Fronts of states, from their public descriptions and not from the service's own data; and of invented states. */
export const allLayouts: readonly FrontLayout[] = [
  ...cyrillicAndGreekLayouts,
  ...nearEasternLayouts,
  ...southAsianLayouts,
  ...southEastAsianLayouts,
  ...eastAsianLayouts,
  ...latinLayouts,
  ...inventedLayouts(),
]

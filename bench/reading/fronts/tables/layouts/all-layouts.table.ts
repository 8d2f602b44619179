import type { FrontLayout } from '../../front-layout.ts'
import { cyrillicAndGreekLayouts } from './cyrillic-greek.table.ts'
import { eastAsianLayouts } from './east-asia.table.ts'
import { inventedLayouts } from './invented-layouts.ts'
import { kindLayouts } from './kind-layouts.ts'
import { latinLayouts } from './latin.table.ts'
import { nearEasternLayouts } from './near-east.table.ts'
import { southAsianLayouts } from './south-asia.table.ts'
import { southEastAsianLayouts } from './south-east-asia.table.ts'

/** Fronts of states, from their public descriptions and not from the service's own tables. */
const stateLayouts: readonly FrontLayout[] = [
  ...cyrillicAndGreekLayouts,
  ...nearEasternLayouts,
  ...southAsianLayouts,
  ...southEastAsianLayouts,
  ...eastAsianLayouts,
  ...latinLayouts,
]

/** Fronts of states, of invented ones, and of the kinds that the service's tables know besides. */
export const allLayouts: readonly FrontLayout[] = [
  ...stateLayouts,
  ...inventedLayouts(),
  ...kindLayouts(new Set(stateLayouts.map(({ issuer }) => issuer))),
]

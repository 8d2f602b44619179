import type { Catalogue } from '../../catalogue.ts'
import { capture } from './capture.ts'
import { flow } from './flow.ts'
import { refusals } from './refusals.ts'
import { steps } from './steps.ts'
import { troubles } from './troubles.ts'

export const vi: Catalogue = { flow, steps, refusals, troubles, capture }

import type { Catalogue } from '../catalogue.ts'
import { refusals } from './refusals.ts'
import { sentences } from './sentences.ts'
import { warnings } from './warnings.ts'

/** Every text of the service in English. */
export const en: Catalogue = { sentences, warnings, refusals }

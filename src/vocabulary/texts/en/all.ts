import type { Catalogue } from '../catalogue.ts'
import { sentences } from './sentences.ts'

/** Every text of the service in English. */
export const en: Catalogue = { sentences }

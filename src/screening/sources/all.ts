import { demo } from './demo/source.ts'
import type { ListSource } from './list-source.ts'
import { usOfac } from './us_ofac/source.ts'

/** Every list that can be loaded. */
export const sources: readonly ListSource[] = [usOfac, demo]

import { decision } from './decision.ts'

/** Every text of the service in English, by area. */
export const en = { decision }

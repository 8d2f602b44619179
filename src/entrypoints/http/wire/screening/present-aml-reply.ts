import { oneHitPerEntity } from '../../../../flows/screening/one-hit-per-entity.ts'
import type { ScreenResult } from '../../../../flows/screening/screen.ts'
import { presentScreening } from './aml-schema.ts'

/** The answer with one match for each entity, however many lists it stands in. */
export function presentAmlReply(result: ScreenResult) {
  return presentScreening({ ...result, hits: oneHitPerEntity(result.hits) })
}

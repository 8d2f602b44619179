import { oneOfEachBeing } from '../../flows/one-of-each-being.ts'
import type { ScreenResult } from '../../flows/screen.ts'
import { presentScreening } from './schema.ts'

/** The answer with one match for each being, however many lists it stands in. */
export function presentBeings(result: ScreenResult) {
  return presentScreening({ ...result, hits: oneOfEachBeing(result.hits) })
}

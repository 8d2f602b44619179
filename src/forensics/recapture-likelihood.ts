import type { PictureMeasures } from '../vocabulary/forensics.ts'
import type { Quad } from '../vocabulary/pixels.ts'
import { likelihoodOf } from './logistic-sum.ts'
import { recaptureMeasureNames, recaptureMeasures } from './recapture-measures.ts'
import { recaptureModels } from './recapture-model.table.ts'

/** Pictures that were made smaller have lost the grain that the model knows. */
const leastScale = 0.75

/** How much the grain of a picture looks like that of a print, or of a photograph, taken again: 0..1; null: cannot tell. */
export function recaptureLikelihood(measures: PictureMeasures, corners: Quad): number | null {
  if (measures.scale < leastScale) return null
  const values = recaptureMeasures(measures, corners)
  if (values === null) return null
  const each = Object.values(recaptureModels).map((model) =>
    likelihoodOf(model, recaptureMeasureNames, values),
  )
  return Number(Math.max(...each).toFixed(4))
}

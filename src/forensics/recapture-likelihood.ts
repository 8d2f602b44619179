import type { PictureMeasures } from '../vocabulary/forensics.ts'
import type { DocumentRegion } from './document-region.ts'
import { likelihoodOf } from './logistic-sum.ts'
import { besideNames, recaptureMeasureNames, recaptureMeasures } from './recapture-measures.ts'
import { recaptureModels } from './recapture-model.table.ts'

/** Pictures that were made smaller have lost the grain that the model knows. */
const leastScale = 0.75
/** A document that fills its picture and is sharper than this was scanned or made smaller by whoever sent it: not learnt on. */
const sharpestAlone = 0.65

/**
 * How much the grain of a picture looks like that of a print, or of a photograph, taken again: 0..1; null: cannot tell.
 * Where no page was found, what lies beside the print may be the page, and is not looked at.
 */
export function recaptureLikelihood(measures: PictureMeasures, region: DocumentRegion): number | null {
  if (measures.scale < leastScale) return null
  const told = recaptureMeasures(measures, region.corners)
  if (told === null) return null
  const { print, photograph, alone } = recaptureModels
  const { own, beside } = told
  if (beside === null || region.kind !== 'page')
    return own.sharpness > sharpestAlone ? null : rounded(likelihoodOf(alone, recaptureMeasureNames, own))
  const names = [...recaptureMeasureNames, ...besideNames]
  const each = [print, photograph].map((model) => likelihoodOf(model, names, { ...own, ...beside }))
  return rounded(Math.max(...each))
}

const rounded = (value: number): number => Number(value.toFixed(4))

import { cellSide, type ImageMeasures } from '../../../vocabulary/imaging/forensics.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { DocumentRegion } from './document-region.ts'
import { likelihoodOf } from './logistic-sum.ts'
import { besideNames, recaptureMeasureNames, recaptureMeasures } from './recapture-measures.ts'
import { recaptureModels } from './recapture-model.table.ts'

const minScale = 0.75
/** A document that fills its picture and is sharper than this was scanned or made smaller by anyone who sent it: not learnt on. */
const sharpestAlone = 0.65

/**
 * How much the grain of a picture looks like that of a print, or of a photograph, taken again: 0..1; null: cannot tell.
 * Where no page was found, what lies beside the print may be the page: the picture is judged as a whole, as was learnt, and
 * only one too sharp for that by its print.
 */
export function recaptureLikelihood(measures: ImageMeasures, region: DocumentRegion): number | null {
  // Pictures that were made smaller have lost the grain that the models know.
  if (measures.scale < minScale) return null
  const ofRegion = (): number | null => likelihoodWithin(measures, region.corners)
  return region.kind === 'page' ? ofRegion() : (likelihoodWithin(measures, wholeOf(measures)) ?? ofRegion())
}

function likelihoodWithin(measures: ImageMeasures, corners: Quad): number | null {
  const reported = recaptureMeasures(measures, corners)
  if (reported === null) return null
  const { print, photograph, alone } = recaptureModels
  const { own, beside } = reported
  if (beside === null)
    return own.sharpness > sharpestAlone ? null : rounded(likelihoodOf(alone, recaptureMeasureNames, own))
  const names = [...recaptureMeasureNames, ...besideNames]
  const each = [print, photograph].map((model) => likelihoodOf(model, names, { ...own, ...beside }))
  return rounded(Math.max(...each))
}

function wholeOf({ cells }: ImageMeasures): Quad {
  const [width, height] = [cells.columns * cellSide, cells.rows * cellSide]
  return [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
}

const rounded = (value: number): number => Number(value.toFixed(4))

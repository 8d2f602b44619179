import type { PictureMeasures } from '../../vocabulary/imaging/forensics.ts'
import type { DecodedPage, Inference } from '../ports/inference.ts'

/** A page, and how its picture came about as far as its pixels tell; pages of a PDF, which are drawn here, tell nothing. */
export interface MeasuredPage extends DecodedPage {
  readonly measures?: PictureMeasures
}

interface MeasuringTask {
  readonly hands: { readonly inference: Pick<Inference, 'measure'> }
  readonly limits: { readonly signal: AbortSignal }
}

/** The page with what its pixels tell of how they came about. */
export async function measuredPage(
  { hands, limits }: MeasuringTask,
  page: DecodedPage,
): Promise<MeasuredPage> {
  if (page.format === 'pdf') return page
  const { pixels, original } = page
  const measures = await hands.inference.measure(pixels, pixels.width / original.width, limits.signal)
  return { ...page, measures }
}

import type { ImageMeasures } from '../../vocabulary/imaging/forensics.ts'
import type { DecodedPage, Inference } from '../ports/inference/inference.ts'

/** A page, and how its picture came about as far as its pixels tell; pages of a PDF, which are drawn here, tell nothing. */
export interface MeasuredPage extends DecodedPage {
  readonly measures?: ImageMeasures
}

interface MeasureTask {
  readonly ports: { readonly inference: Pick<Inference, 'measure'> }
  readonly limits: { readonly signal: AbortSignal }
}

/** The page with what its pixels tell of how they came about. */
export async function measurePage({ ports, limits }: MeasureTask, page: DecodedPage): Promise<MeasuredPage> {
  if (page.format === 'pdf') return page
  const { pixels, original } = page
  const measures = await ports.inference.measure(pixels, pixels.width / original.width, limits.signal)
  return { ...page, measures }
}

import type { FrameMeasure, FrameMeasures } from '../../../vocabulary/face/liveness-frame.ts'
import type { LivenessModel, ModelRow, RecaptureEvidence } from './liveness-model.ts'
import { livenessModel } from './liveness-model.table.ts'

/** Nothing counts more than what lies so many spreads from the middle: far beyond, the model has seen nothing. */
export const maxSpreads = 3

export function recaptureEvidence(
  measures: FrameMeasures,
  model: LivenessModel = livenessModel,
): RecaptureEvidence {
  let { screen, print } = model.bias
  for (const [name, row] of rowsOf(model)) {
    const [straight, squared] = termsOf(measures.values[name], row)
    screen += row.screen[0] * straight + row.screen[1] * squared
    print += row.print[0] * straight + row.print[1] * squared
  }
  return { screen, print }
}

/** A measure on the common scale, and its square less what that is on average. */
export function termsOf(
  value: number,
  { middle, spread, least }: Pick<ModelRow, 'middle' | 'spread' | 'least'>,
): readonly [straight: number, squared: number] {
  const straight = Math.min(maxSpreads, Math.max(least, (value - middle) / spread))
  return [straight, straight * straight - 1]
}

function rowsOf({ rows }: LivenessModel): readonly (readonly [FrameMeasure, ModelRow])[] {
  return Object.entries(rows) as [FrameMeasure, ModelRow][]
}

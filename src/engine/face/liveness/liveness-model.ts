import type { FrameMeasure } from '../../../vocabulary/face/liveness-frame.ts'

/** How much one frame looks like each kind of recapture: above 0 it is taken for one. Logarithms of odds. */
export interface RecaptureEvidence {
  readonly screen: number
  readonly print: number
}

/** One measure in the model: how it is brought to a common scale, and what it counts straight and squared. */
export interface ModelRow {
  readonly middle: number
  readonly spread: number
  /** In spreads: what lies below counts as this. 0 where a recapture leaves more and its absence tells nothing. */
  readonly least: number
  readonly screen: readonly [straight: number, squared: number]
  readonly print: readonly [straight: number, squared: number]
}

/** A fitted model, as `training/liveness/fit.ts` writes it. */
export interface LivenessModel {
  /** Which measures it was fitted on. */
  readonly measures: number
  readonly rows: Readonly<Partial<Record<FrameMeasure, ModelRow>>>
  /** Added at the end: the threshold lies at 0. */
  readonly bias: RecaptureEvidence
}

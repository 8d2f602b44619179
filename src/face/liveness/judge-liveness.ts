import { type FaceView, frameMeasuresVersion } from '../../vocabulary/face-frame.ts'

/** Why a judgement is as it is, or why there is none. */
export type LivenessReason =
  /** There is no frame with a face. */
  | 'no-face'
  /** No frame was measured, or it was measured for another model. */
  | 'not-measured'
  /** There is no fitted model: nothing is said rather than something made up. */
  | 'not-fitted'

/** 0..1 each, and null for what cannot be told; never a pass by default. */
export interface LivenessJudgement {
  /** How surely a living person stands before the camera. */
  readonly live: number | null
  /** How surely the frames show a screen or a print instead of a face. */
  readonly recaptured: number | null
  readonly reasons: readonly LivenessReason[]
}

/**
 * Judges frames of one person, in the order in which they were taken; one is enough.
 *
 * @returns null scores, with the reason, for whatever cannot be told
 */
export function judgeLiveness(views: readonly FaceView[]): LivenessJudgement {
  return { live: null, recaptured: null, reasons: [reasonOf(views)] }
}

function reasonOf(views: readonly FaceView[]): LivenessReason {
  const faces = views.filter(({ face }) => face !== null)
  if (faces.length === 0) return 'no-face'
  return faces.some(({ measures }) => measures?.version === frameMeasuresVersion)
    ? 'not-fitted'
    : 'not-measured'
}

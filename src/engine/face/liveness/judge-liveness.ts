import { quadSize } from '../../imaging/geometry/rectify.ts'
import {
  type LivenessFrame,
  type FrameMeasures,
  frameMeasuresVersion,
} from '../../../vocabulary/face/liveness-frame.ts'
import type { RecaptureEvidence } from './liveness-model.ts'
import { livenessModel } from './liveness-model.table.ts'
import { recaptureEvidence } from './recapture-evidence.ts'
import { repetitionOf } from './repeated-frames.ts'

/** Why a judgement is as it is, or why there is none. */
export type LivenessReason =
  /** There is no frame with a face. */
  | 'no-face'
  /** No frame was measured, or it was measured for another model. */
  | 'not-measured'
  /** The faces are so small, or so far beyond their frames, that traces of a recapture cannot be seen. */
  | 'face-too-small'
  /** Frames without colours: half of what tells a screen or a print is missing. */
  | 'no-colour'
  /** Traces of a recapture, too weak to be sure of. */
  | 'unsure'
  | 'screen-traces'
  | 'print-traces'
  /** Frames are the same as others, pixel for pixel, or come again in a loop. */
  | 'frames-repeated'
  /** The face does not stir at all. */
  | 'perfectly-still'

/** 0..1 each, and null for *cannot tell*; never a pass by default. */
export interface LivenessJudgement {
  /** How surely a living person stands before the camera: below 0.2 it is taken for no one. */
  readonly live: number | null
  /** How surely the frames show a screen or a print instead of a face: above 0.5 it is taken for one. */
  readonly recaptured: number | null
  readonly reasons: readonly LivenessReason[]
}

/** Pixels across a face that can be judged. */
const minFace = 80
/** Mean saturation of a face, 0..1, below which a frame has no colours. */
const minColour = 0.05
/** From the threshold, 0, up to this much evidence no one can be sure: what is sharper than the model knows lies there. */
const sure = 1.8
/** `live` at the threshold, in logarithms of odds: 0.2, the default of faceLiveness (as 0.5 is that of faceRecapture). */
const liveThreshold = Math.log(0.2 / 0.8)
/** Runs of frames are judged from so many on. */
const minRun = 4
const maxCopies = 0.5
/** Mean way of the points of a face from frame to frame, in distances of the eyes: no landmark is seen so evenly twice. */
const minStirring = 5e-4

/**
 * Judges frames of one person, in the order in which they were taken; one is enough. What was learnt was learnt on
 * simulated screens and prints alone: see docs/measured/faces.md before relying on it.
 *
 * @returns null scores, with the reason, for each *cannot tell*
 */
export function judgeLiveness(views: readonly LivenessFrame[]): LivenessJudgement {
  const repeated = repetitionReason(views)
  const passive = judgePassive(views)
  if (repeated === null) return passive
  return { ...passive, live: 0, reasons: [repeated, ...passive.reasons] }
}

function repetitionReason(views: readonly LivenessFrame[]): LivenessReason | null {
  if (views.length < minRun) return null
  const { copies, returns, isLooped, stirring } = repetitionOf(views)
  if (copies >= maxCopies || returns > 0 || isLooped) return 'frames-repeated'
  return stirring !== null && stirring < minStirring ? 'perfectly-still' : null
}

function judgePassive(views: readonly LivenessFrame[]): LivenessJudgement {
  const frames = judgeable(views)
  if (typeof frames === 'string') return { live: null, recaptured: null, reasons: [frames] }
  const { screen, print } = meanEvidence(frames.map((frame) => recaptureEvidence(frame)))
  const evidence = Math.max(screen, print)
  if (evidence >= 0 && evidence < sure) return { live: null, recaptured: null, reasons: ['unsure'] }
  return {
    live: probability(liveThreshold - evidence),
    recaptured: probability(evidence),
    reasons: evidence < 0 ? [] : [screen > print ? 'screen-traces' : 'print-traces'],
  }
}

/** The measured frames of which something can be said, or why there are none. */
function judgeable(views: readonly LivenessFrame[]): readonly FrameMeasures[] | LivenessReason {
  const faces = views.filter(({ face }) => face !== null)
  if (faces.length === 0) return 'no-face'
  const large = faces.filter(({ face }) => face !== null && quadSize(face.found.quad).width >= minFace)
  if (large.length === 0) return 'face-too-small'
  const measured = large.flatMap(({ measures }) => (isUsable(measures) ? [measures] : []))
  if (measured.length === 0) return 'not-measured'
  const coloured = measured.filter(({ values }) => values.saturation >= minColour)
  return coloured.length === 0 ? 'no-colour' : coloured
}

function isUsable(measures: FrameMeasures | null): measures is FrameMeasures {
  if (measures?.version !== frameMeasuresVersion || measures.version !== livenessModel.measures) return false
  return Object.values(measures.values).every(Number.isFinite)
}

function meanEvidence(all: readonly RecaptureEvidence[]): RecaptureEvidence {
  const mean = (kind: keyof RecaptureEvidence) => all.reduce((sum, one) => sum + one[kind], 0) / all.length
  return { screen: mean('screen'), print: mean('print') }
}

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

import type { LivenessReason } from './judge-liveness.ts'

/** Why a judgement is as it is, for anyone who reads a trace. */
export const livenessSentences: Readonly<Record<LivenessReason, string>> = {
  'no-face': 'No frame shows a face.',
  'not-measured': 'No frame was measured for traces of a recapture.',
  'face-too-small': 'The face is too small to show traces of a recapture.',
  'no-colour': 'Without colours, half of the traces of a screen or a print cannot be measured.',
  unsure: 'There are traces of a recapture, but they are too weak to be certain.',
  'screen-traces': 'The picture shows traces of a screen.',
  'print-traces': 'The picture shows traces of a print.',
  'frames-repeated': 'Frames are identical, or repeat in a loop.',
  'perfectly-still': 'The face does not move at all.',
}

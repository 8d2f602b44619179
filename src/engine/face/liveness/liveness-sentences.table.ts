import type { LivenessReason } from './judge-liveness.ts'

/** Why a judgement is as it is, for anyone who reads a trace. */
export const livenessSentences: Readonly<Record<LivenessReason, string>> = {
  'no-face': 'No frame shows a face.',
  'not-measured': 'No frame was measured for traces of a recapture.',
  'face-too-small': 'The face is too small to show traces of a recapture.',
  'no-colour': 'Without colours half of what tells a screen or a print is missing.',
  unsure: 'There are traces of a recapture, too weak to be sure of.',
  'screen-traces': 'The picture bears traces of a screen.',
  'print-traces': 'The picture bears traces of a print.',
  'frames-repeated': 'Frames are the same as others, or come again in a loop.',
  'perfectly-still': 'The face does not stir at all.',
}

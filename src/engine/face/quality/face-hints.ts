import type { FaceHint } from '../../../vocabulary/face/face-hints.ts'
import type { DetectedFace } from '../../../vocabulary/face/face.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { measureFace, type FaceMeasures } from './face-measures.ts'

/**
 * From where on a picture is worth taking again: no picture of the invented people crosses a level, and what was made of
 * them to be dark, burnt out, blurred, small, turned or covered does. Levels of comfort: nothing is rejected by them.
 */
const rows: readonly { readonly hint: FaceHint; readonly holds: (seen: FaceMeasures) => boolean }[] = [
  { hint: 'too_dark', holds: ({ shade }) => shade < 45 },
  { hint: 'too_bright', holds: ({ shade, burnt }) => shade > 215 || burnt > 0.25 },
  { hint: 'blurred', holds: ({ sharpness }) => sharpness < 0.33 },
  { hint: 'too_small', holds: ({ width }) => width < 80 },
  { hint: 'turned', holds: ({ turned }) => turned > 0.3 },
  { hint: 'eyes_covered', holds: ({ eyeShade }) => eyeShade < 0.45 },
  { hint: 'mouth_covered', holds: ({ mouthColour }) => mouthColour > 45 },
]

/** What could be better about a picture of a face, for the person in it; none of a picture that is well taken. */
export function faceHints(pixels: Pixels, face: Pick<DetectedFace, 'found'>): readonly FaceHint[] {
  const measures = measureFace(pixels, face)
  return rows.filter(({ holds }) => holds(measures)).map(({ hint }) => hint)
}

import { faceSimilarity } from '../../engine/face/face-similarity.ts'
import { fuseFaces } from '../../engine/face/fuse-faces.ts'
import { sameImageScore } from '../../engine/face/same-image.ts'
import type { DetectedFace } from '../../vocabulary/face/face.ts'
import type { FaceComparison } from '../../vocabulary/face/face-facts.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { AnalysedImage } from './analyse-faces.ts'

interface LocatedFace {
  readonly pixels: Pixels
  readonly face: DetectedFace
}

/** Scores are kept to the fourth decimal. */
const scoreSteps = 10_000

/**
 * How the frames of a selfie compare with a portrait.
 *
 * @returns null when one of the two shows no face
 * @throws Error when the comparison gives no numbers
 */
export function compareFaces(
  frames: readonly AnalysedImage[],
  portrait: AnalysedImage,
): FaceComparison | null {
  const [first, ...rest] = frames.flatMap(locatedFace)
  const [other] = locatedFace(portrait)
  if (first === undefined || other === undefined) return null
  const all = [first, ...rest] as const
  const fused = fuseFaces([first.face.description, ...rest.map(({ face }) => face.description)])
  const similarity = faceSimilarity(fused.description, other.face.description)
  const copied = sameImageScore(all.map(withKeypoints), withKeypoints(other))
  return {
    similarity: roundScore(similarity),
    together: roundScore(fused.together),
    // A copy of a picture of another person is none.
    identical: roundScore(Math.min(similarity, copied)),
  }
}

function locatedFace({ pixels, face }: AnalysedImage): readonly LocatedFace[] {
  return face === null ? [] : [{ pixels, face }]
}

function withKeypoints({ pixels, face }: LocatedFace) {
  return { pixels, points: face.found.points }
}

function roundScore(value: number): number {
  if (!Number.isFinite(value)) throw new Error('the comparison of two faces gave no number')
  return Math.round(value * scoreSteps) / scoreSteps
}

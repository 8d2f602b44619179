import { countedFaces } from '../../engine/face/counted-faces.ts'
import { areLandmarksLocated } from '../../engine/face/landmarks-located.ts'
import { eyeColours } from '../../engine/face/liveness/measures/eye-colours.ts'
import { mouthShade } from '../../engine/face/liveness/measures/mouth-shade.ts'
import { pickPortrait } from '../../engine/face/pick-portrait.ts'
import { faceHints } from '../../engine/face/quality/face-hints.ts'
import type { DetectedFace } from '../../vocabulary/face/face.ts'
import type { FaceObservation } from '../../vocabulary/face/face-facts.ts'
import type { LivenessFrame } from '../../vocabulary/face/liveness-frame.ts'
import type { FaceHint } from '../../vocabulary/face/face-hints.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { Ports } from '../ports/ports.ts'

/** Faces on a document that are looked at closely: the portrait, and second portraits that may be larger. */
const maxPortraits = 3

/** A picture in which a face was looked for. */
export interface AnalysedImage {
  readonly pixels: Pixels
  readonly observation: FaceObservation
  /** The face that counts; null where there is none, or its features were not located. */
  readonly face: DetectedFace | null
}

/** A frame of a selfie, with what liveness is judged by. */
export interface AnalysedSelfie extends AnalysedImage {
  readonly view: LivenessFrame
}

interface FaceAnalysisTask {
  readonly ports: { readonly inference: Pick<Ports['inference'], 'seeFaces'> }
  readonly limits: { readonly signal: AbortSignal }
}

/** Looks for the person in a selfie: the largest face. */
export async function detectSelfie(
  { ports, limits }: FaceAnalysisTask,
  pixels: Pixels,
): Promise<AnalysedSelfie> {
  const request = { closely: 1, measured: true, signal: limits.signal }
  const { found: detected, seen: analysed, measures = null } = await ports.inference.seeFaces(pixels, request)
  const [face] = analysed
  const shown = face && {
    ...face,
    mouthShade: mouthShade(pixels, face.found),
    eyeColours: eyeColours(pixels, face),
  }
  const livenessFrame = { measures, size: pixels, at: null, face: shown ?? null }
  const analysedImage = {
    ...toAnalysedImage(pixels, countedFaces(detected).length, face ?? null),
    view: livenessFrame,
  }
  if (face === undefined) return analysedImage
  const { observation: facts } = analysedImage
  const several: readonly FaceHint[] = facts.faces > 1 ? ['several_faces'] : []
  return { ...analysedImage, observation: { ...facts, hints: [...faceHints(pixels, face), ...several] } }
}

/** Looks for the portrait on a document, or in a picture of one. */
export async function detectPortrait(
  { ports, limits }: FaceAnalysisTask,
  pixels: Pixels,
): Promise<AnalysedImage> {
  const { signal } = limits
  const { found: detected, seen: analysed } = await ports.inference.seeFaces(pixels, {
    closely: maxPortraits,
    signal,
  })
  return toAnalysedImage(pixels, countedFaces(detected).length, pickPortrait(pixels, analysed))
}

function toAnalysedImage(pixels: Pixels, faces: number, seen: DetectedFace | null): AnalysedImage {
  if (seen === null) return { pixels, observation: { faces: 0, face: null }, face: null }
  const { quad, score } = seen.found
  const isLocated = areLandmarksLocated(seen)
  return { pixels, observation: { faces, face: { quad, score, isLocated } }, face: isLocated ? seen : null }
}

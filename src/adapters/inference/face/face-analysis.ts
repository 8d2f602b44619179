import type { InferenceSession } from 'onnxruntime-node'
import { eyeColours } from '../../../engine/face/liveness/measures/eye-colours.ts'
import { mouthShade } from '../../../engine/face/liveness/measures/mouth-shade.ts'
import { framePrint, measureFrame } from '../../../engine/face/liveness/measures/measure-frame.ts'
import type { FaceAnalysis, MovingFace } from '../../../flows/ports/inference/inference.ts'
import type { FoundFace, DetectedFace } from '../../../vocabulary/face/face.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { openedOnce } from '../networks/opened-once.ts'
import { quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import { embedFace, outlineOf } from './embed-face.ts'
import { detectFaces } from './detect-faces.ts'

/** Weight files of the face networks, by what each does. */
export const faceFiles = {
  detector: 'face-detector.onnx',
  outliner: 'face-landmarks.onnx',
  recogniser: 'face-recogniser.onnx',
  descriptor: 'face-descriptor.onnx',
} as const

/** Finds faces, looks closely at so many of them, and measures the traces of a recapture around the largest. */
export type AnalyseFaces = (pixels: Pixels, closely: number, measured?: boolean) => Promise<FaceAnalysis>

/** Finds the largest face and its features. */
export type OutlineFace = (pixels: Pixels) => Promise<MovingFace | null>

export interface FaceFunctions {
  readonly analyseFaces: AnalyseFaces
  readonly outlineFace: OutlineFace
}

/**
 * The face networks behind two functions. They are opened by the first picture that is shown to one of them: a service that
 * only reads documents does not pay for them.
 */
export function openFaceFunctions(open: (file: string) => Promise<InferenceSession>): FaceFunctions {
  const networksOf = openedOnce(() => openNetworks(open))
  return {
    analyseFaces: async (pixels, closely, measured = false) => {
      const { detector, ...networks } = await networksOf()
      const found = [...(await detectFaces(detector, pixels))].sort((a, b) => areaOf(b) - areaOf(a))
      const seen: DetectedFace[] = []
      for (const face of found.slice(0, closely)) seen.push(await embedFace(networks, pixels, face))
      if (!measured) return { found, seen }
      const [largest] = found
      return { found, seen, measures: largest === undefined ? null : measureFrame(pixels, largest.quad) }
    },
    outlineFace: async (pixels) => {
      const { detector, outliner } = await networksOf()
      const [found] = [...(await detectFaces(detector, pixels))].sort((a, b) => areaOf(b) - areaOf(a))
      if (found === undefined) return null
      const outline = await outlineOf(outliner, pixels, found)
      const colours = {
        mouthShade: mouthShade(pixels, found),
        eyeColours: eyeColours(pixels, { found, outline }),
      }
      return { face: { found, outline, ...colours }, print: framePrint(pixels, found.quad) }
    },
  }
}

/** The first of the two. */
export const openFaceAnalysis = (open: (file: string) => Promise<InferenceSession>): AnalyseFaces =>
  openFaceFunctions(open).analyseFaces

async function openNetworks(open: (file: string) => Promise<InferenceSession>) {
  return {
    detector: await open(faceFiles.detector),
    outliner: await open(faceFiles.outliner),
    recogniser: await open(faceFiles.recogniser),
    descriptor: await open(faceFiles.descriptor),
  }
}

function areaOf({ quad }: FoundFace): number {
  const { width, height } = quadSize(quad)
  return width * height
}

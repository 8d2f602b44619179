import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import { createFaceDetector, type FaceDetector } from '../face/face-detector.ts'
import { halfFloats } from '../face/half-floats.ts'
import { brightnessIn } from '../measures/brightness.ts'
import { type DocumentOutline, documentQuad } from '../measures/document-quad.ts'
import { edgeWidth } from '../measures/edge-width.ts'
import { glareShare } from '../measures/glare-share.ts'
import { lumaFrom } from '../measures/luma-picture.ts'
import type { RgbaPicture } from '../measures/rgba-picture.ts'

/** What is measured of a whole frame. */
export interface Overview {
  readonly outline: DocumentOutline | null
  /** Mean brightness, 0..255, of the document, or of the middle of the frame without one. */
  readonly brightness: number
  /** Largest part that is burnt out, 0..1 of the document. */
  readonly glare: number
}

/** What takes long of looking at frames, each with one question, so that another thread can be asked. */
export interface FrameTasks {
  overview(question: { readonly picture: RgbaPicture; readonly aspects: readonly number[] }): Overview
  /** How wide edges are, in pixels; null where there are none. */
  edges(picture: RgbaPicture): number | null
  /** Gives the face detector its weights, as their file has them. */
  weights(file: Uint8Array): void
  /** @throws Error before the weights are there */
  faces(picture: RgbaPicture): readonly FoundFace[]
}

export function createFrameTasks(): FrameTasks {
  let detector: FaceDetector | null = null
  return {
    overview({ picture, aspects }) {
      const luma = lumaFrom(picture)
      const outline = documentQuad(luma, aspects)
      return {
        outline,
        brightness: brightnessIn(luma, outline?.quad ?? middleQuad(picture)),
        glare: outline === null ? 0 : glareShare(luma, outline.quad),
      }
    },
    edges: (picture) => edgeWidth(lumaFrom(picture)),
    weights(file) {
      detector = createFaceDetector(halfFloats(file))
    },
    faces(picture) {
      if (detector === null) throw new Error('The face detector has no weights yet.')
      return detector(picture)
    },
  }
}

function middleQuad({ width, height }: { readonly width: number; readonly height: number }): Quad {
  const [left, right, top, bottom] = [width / 4, (3 * width) / 4, height / 4, (3 * height) / 4]
  return [[left, top], [right, top], [right, bottom], [left, bottom]] // prettier-ignore
}

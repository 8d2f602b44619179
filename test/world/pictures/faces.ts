import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DetectedFace } from '../../../src/vocabulary/face/face.ts'
import type { Point } from '../../../src/vocabulary/imaging/pixels.ts'
import type { FaceFacts, FaceObservation, DetectedFaces } from '../../../src/vocabulary/face/face-facts.ts'

/** A picture of someone invented, as a client sends it. */
export function personBytes(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`../../../data/people/${name}`, import.meta.url)))
}

export function personFile(name: string): string {
  return personBytes(name).toString('base64')
}

/** Points around a middle. */
const keypointRing = (count: number, [x, y]: Point, radius: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** A face that looks straight ahead: its eyes are 60 pixels apart. */
export function aDetectedFace(): DetectedFace {
  const direction = new Float32Array(128)
  direction[0] = 1
  return {
    found: {
      score: 0.9,
      quad: [[40, 30], [160, 30], [160, 190], [40, 190]], // prettier-ignore
      points: [[70, 90], [130, 90], [100, 125], [78, 155], [122, 155]], // prettier-ignore
    },
    outline: [
      ...keypointRing(17, [100, 110], 70),
      ...keypointRing(5, [70, 75], 12),
      ...keypointRing(5, [130, 75], 12),
      [100, 95], [100, 105], [100, 115], [100, 125], ...keypointRing(5, [100, 130], 8),
      ...keypointRing(6, [70, 90], 8),
      ...keypointRing(6, [130, 90], 8),
      ...keypointRing(12, [100, 155], 20),
      ...keypointRing(8, [100, 155], 12),
    ], // prettier-ignore
    description: { direction, place: new Float32Array(128) },
  }
}

/** One face, well seen. */
export const aFaceObservation: FaceObservation = {
  faces: 1,
  face: { quad: aDetectedFace().found.quad, score: 0.9, isLocated: true },
}

export const noFaceObservation: FaceObservation = { faces: 0, face: null }

/** A face whose eyes, nose and mouth were not located. */
export const noFaceKeypoints: FaceObservation = {
  faces: 1,
  face: { quad: aDetectedFace().found.quad, score: 0.7, isLocated: false },
}

/** A selfie of someone alive that is of the person on the document, unless told. */
export function someFaces(differing: Partial<DetectedFaces> = {}): FaceFacts {
  return {
    given: true,
    seen: {
      frames: [aFaceObservation],
      portrait: aFaceObservation,
      comparison: { similarity: 0.97, together: 1, identical: 0.02 },
      alive: { live: 0.9, recaptured: 0.1, reasons: [] },
      ...differing,
    },
  }
}

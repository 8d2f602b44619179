import weightsFile from 'weights:face-detector'
import { createFaceDetector, type FaceDetector } from './face-detector.ts'
import { halfFloats } from './half-floats.ts'

/**
 * Fetches the weights of the detector from the service of the page.
 *
 * @throws Error when they cannot be fetched; a later call may try again
 */
export async function loadFaceDetector(): Promise<FaceDetector> {
  const response = await fetch(new URL(weightsFile, import.meta.url))
  if (!response.ok) throw new Error(`The weights of the face detector: HTTP ${response.status}.`)
  return createFaceDetector(halfFloats(new Uint8Array(await response.arrayBuffer())))
}

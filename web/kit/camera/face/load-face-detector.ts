import weightsFile from 'weights:face-detector'
import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import type { RgbaPicture } from '../measures/rgba-picture.ts'
import { openFrameAnalyst } from '../worker/open-frame-analyst.ts'

/** Finds faces in a picture whose sides are multiples of 32 pixels, without holding up the page. */
export type LoadedFaceDetector = (picture: RgbaPicture) => Promise<readonly FoundFace[]>

/**
 * Fetches the weights of the detector from the service of the page.
 *
 * @throws Error when they cannot be fetched; a later call may try again
 */
export async function loadFaceDetector(): Promise<LoadedFaceDetector> {
  const response = await fetch(new URL(weightsFile, import.meta.url))
  if (!response.ok) throw new Error(`The weights of the face detector: HTTP ${response.status}.`)
  const analyst = openFrameAnalyst()
  await analyst.weights(new Uint8Array(await response.arrayBuffer()))
  return analyst.faces
}

import { faceSimilarity } from '../../src/engine/face/face-similarity.ts'
import type { FaceEmbeddings } from '../../src/vocabulary/face/face.ts'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { openFaceApi } from '../peers/face-api.ts'
import { openNetworks } from './networks.ts'

/** Anyone who describes faces and compares what was described. */
export interface Matcher<Face> {
  readonly name: string
  /** Null where no face is found. */
  readonly describe: (pixels: Pixels) => Promise<Face | null>
  /** Rises with likeness; 0.5 is where it says by itself that two are one person. */
  readonly score: (a: Face, b: Face) => number
}

export function ownMatcher(): Matcher<FaceEmbeddings> {
  const analyseFaces = openNetworks(1)
  return {
    name: 'ours',
    describe: async (pixels) => (await analyseFaces(pixels, 1)).seen[0]?.description ?? null,
    score: faceSimilarity,
  }
}

/** At this distance face-api takes two for one person unless told otherwise. */
const faceApiThreshold = 0.6

export async function faceApi(folder: string): Promise<Matcher<Float32Array>> {
  return {
    name: 'face-api',
    describe: await openFaceApi(folder),
    score: (a, b) => 1 - distance(a, b) / (2 * faceApiThreshold),
  }
}

function distance(a: Float32Array, b: Float32Array): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}

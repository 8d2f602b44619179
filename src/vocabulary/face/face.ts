import type { Point, Quad } from '../imaging/pixels.ts'

/**
 * Pupil and mouth corner on the left of an upright picture (the person's right), and so on: eye, eye, tip of the nose,
 * mouth corner, mouth corner, each pair from left to right. In pixels of the picture.
 */
export type FaceKeypoints = readonly [eye: Point, eye: Point, nose: Point, mouth: Point, mouth: Point]

/** A face as the detector saw it. */
export interface FoundFace {
  /** 0..1, how sure the detector is. */
  readonly score: number
  /** Forehead to chin, cheek to cheek, in pixels of the picture; may reach beyond it. */
  readonly quad: Quad
  readonly points: FaceKeypoints
}

/**
 * What tells one face from another: two recognisers' descriptions of it, which are wrong about different people.
 * Biometric data: it is compared, and otherwise treated like a picture of the face.
 */
export interface FaceEmbeddings {
  /** 128 numbers of length 1; the cosine of the angle tells how alike two are (SFace, Zhong et al. 2021). */
  readonly direction: Float32Array
  /** 128 numbers; the Euclidean distance tells how unlike two are (the descriptor of face-api.js). */
  readonly place: Float32Array
}

/** A face with its features. */
export interface OutlinedFace {
  readonly found: FoundFace
  /**
   * The 68 points of the Multi-PIE scheme in pixels of the picture: 17 of the jaw, 5 and 5 of the brows, 4 and 5 of the
   * nose, 6 and 6 of the eyes, 12 and 8 of the lips.
   */
  readonly outline: readonly Point[]
}

/** A face looked at closely. */
export interface DetectedFace extends OutlinedFace {
  readonly description: FaceEmbeddings
}

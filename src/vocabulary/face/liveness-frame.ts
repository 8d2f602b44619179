import type { FoundFace } from './face.ts'
import type { Point } from '../imaging/pixels.ts'

/**
 * What is measured of a frame around a face, each a plain number: traces that screens, prints and a second photograph
 * leave. `src/engine/face/liveness/measures` says what each is.
 */
export const frameMeasureNames = [
  'lumaPeak', 'lumaPeaks', 'chromaPeak', 'chromaPeaks', 'surroundLumaPeak', 'surroundChromaPeak', 'coarseLumaPeak', 'coarseChromaPeak',
  'lumaFine', 'lumaMiddle', 'lumaSlope', 'chromaFine', 'chromaMiddle', 'axisShare',
  'sharpness', 'surroundSharpness', 'grain', 'chromaGrain', 'blocks', 'banding',
  'specular', 'blackLevel', 'whiteLevel', 'contrast', 'saturation', 'colourSpread', 'colourLine',
  'rimLine', 'rimSecond', 'rimThird', 'rimStep', 'flatBorder', 'faceShare',
] as const // prettier-ignore

export type FrameMeasure = (typeof frameMeasureNames)[number]

/** Changed whenever a measure changes its meaning; a model judges only what was measured as it learnt. */
export const frameMeasuresVersion = 1

/** By what frames are recognised that come again. */
export interface FramePrint {
  /** Equal for two frames whose pixels are the same, byte for byte: 32 bits of a hash. */
  readonly exact: number
  /**
   * 256 bits in eight whole numbers, one bit a pair of neighbouring cells of a 16 × 16 grid: the more of them differ, the
   * less two frames show the same.
   */
  readonly likeness: readonly number[]
}

/** One frame, measured in the thread that holds its pixels: what crosses to the judging side shows no one. */
export interface FrameMeasures extends FramePrint {
  readonly version: number
  readonly values: Readonly<Record<FrameMeasure, number>>
}

/** One frame of someone, in the order in which frames were taken. */
export interface LivenessFrame {
  /** Null where the frame was not measured. */
  readonly measures: FrameMeasures | null
  /** Of a frame that was looked at only for its movements; others have it in their measures. */
  readonly print?: FramePrint
  /** Of the frame, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** Milliseconds since the first frame; null where it is not known. */
  readonly at: number | null
  /** The largest face of the frame; null where there is none. */
  readonly face: {
    readonly found: FoundFace
    readonly outline: readonly Point[]
    /** How dark the mouth is by the shade of the cheeks (`src/engine/face/liveness/measures/mouth-shade.ts`); null where it was not told. */
    readonly mouthShade: number | null
    /** How far the colours within the eyes lie apart (`src/engine/face/liveness/measures/eye-colours.ts`); null where it was not told. */
    readonly eyeColours: number | null
  } | null
}

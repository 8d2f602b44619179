import type { FaceKeypoints } from '../../../vocabulary/face/face.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'

/** A square into which faces are laid before a network sees them, and where the points of a face belong in it. */
export interface FaceChip {
  /** Pixels of a side. */
  readonly side: number
  readonly points: readonly Point[]
}

/** SFace was trained on faces laid so (the reference points of ArcFace, Deng et al. 2019). */
const recognised: FaceKeypoints = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
]

/** Mean places of the points 17 to 67 of the outline, 0..1 of the mean face's own box: the mean shape of dlib (King 2009). */
const meanShape: readonly Point[] = [
  [0.000213256, 0.106454], [0.0752622, 0.038915], [0.18113, 0.0187482],
  [0.29077, 0.0344891], [0.393397, 0.0773906], [0.586856, 0.0773906],
  [0.689483, 0.0344891], [0.799124, 0.0187482], [0.904991, 0.038915],
  [0.98004, 0.106454], [0.490127, 0.203352], [0.490127, 0.307009],
  [0.490127, 0.409805], [0.490127, 0.515625], [0.36688, 0.587326],
  [0.426036, 0.609345], [0.490127, 0.628106], [0.554217, 0.609345],
  [0.613373, 0.587326], [0.121737, 0.216423], [0.187122, 0.178758],
  [0.265825, 0.179852], [0.334606, 0.231733], [0.260918, 0.245099],
  [0.182743, 0.244077], [0.645647, 0.231733], [0.714428, 0.179852],
  [0.793132, 0.178758], [0.858516, 0.216423], [0.79751, 0.244077],
  [0.719335, 0.245099], [0.254149, 0.780233], [0.340985, 0.745405],
  [0.428858, 0.727388], [0.490127, 0.742578], [0.551395, 0.727388],
  [0.639268, 0.745405], [0.726104, 0.780233], [0.642159, 0.864805],
  [0.556721, 0.902192], [0.490127, 0.909281], [0.423532, 0.902192],
  [0.338094, 0.864805], [0.290379, 0.784792], [0.428096, 0.778746],
  [0.490127, 0.785343], [0.552157, 0.778746], [0.689874, 0.784792],
  [0.553364, 0.824182], [0.490127, 0.831803], [0.42689, 0.824182],
] // prettier-ignore

/** Part of the mean face's box that is left free on each side. */
const margin = 0.25

export const recogniserChip: FaceChip = { side: 112, points: recognised }

/** By the points 17 to 67 of the outline. */
export const descriptorChip: FaceChip = {
  side: 150,
  points: meanShape.map(([x, y]) => [
    ((x + margin) / (1 + 2 * margin)) * 150,
    ((y + margin) / (1 + 2 * margin)) * 150,
  ]),
}

/** The five points of the detector in the square in which the outline is looked for: the whole face with a margin. */
export const outlineChip: FaceChip = {
  side: 112,
  points: [
    [36.9388, 45.2381],
    [73.6932, 45.2381],
    [55.3144, 66.045],
    [38.9281, 84.4185],
    [71.7041, 84.4185],
  ],
}

import type { Size } from '../../imaging/geometry/rectify.ts'
import type { FaceKeypoints, FoundFace } from '../../../vocabulary/face/face.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** Pixels of the picture to one cell of each of the detector's three maps. */
const strides = [8, 16, 32] as const
/** Less sure than this is no face. */
const minScore = 0.6
/** Two boxes that share more than this part of what they cover are one face. */
const maxOverlap = 0.3

/**
 * Reads YuNet's maps: for each stride, one row a cell of `cls` and `obj` (probabilities), `bbox` (centre and logarithm
 * of size, in strides from the cell) and `kps` (five points, likewise).
 *
 * @param map by the name of an output, e.g. `bbox_16`
 * @param size of the picture that the network saw, in pixels
 * @returns in pixels of that picture, the surest first, one for each face
 * @throws Error when a face lies nowhere: its box or a point is no number
 */
export function facesInMaps(map: (name: string) => Float32Array, size: Size): readonly FoundFace[] {
  const found = strides.flatMap((stride) => facesOfStride(map, stride, size.width / stride))
  const stored: FoundFace[] = []
  for (const face of found.sort((a, b) => b.score - a.score))
    if (stored.every((other) => overlap(other.quad, face.quad) <= maxOverlap)) stored.push(face)
  return stored
}

function facesOfStride(
  map: (name: string) => Float32Array,
  stride: number,
  columns: number,
): readonly FoundFace[] {
  const [classes, objects] = [map(`cls_${stride}`), map(`obj_${stride}`)]
  const [boxes, points] = [map(`bbox_${stride}`), map(`kps_${stride}`)]
  const found: FoundFace[] = []
  for (let cell = 0; cell < classes.length; cell++) {
    const score = Math.sqrt(probability(classes[cell]) * probability(objects[cell]))
    if (!(score >= minScore)) continue
    const place = { x: cell % columns, y: Math.floor(cell / columns), stride }
    const quad = quadOf(boxes.subarray(cell * 4, cell * 4 + 4), place)
    const five = pointsOf(points.subarray(cell * 10, cell * 10 + 10), place)
    // Nowhere is black everywhere, and two black squares are alike.
    if (![...quad, ...five].flat().every(Number.isFinite))
      throw new Error('the face detector gave no numbers')
    found.push({ score, quad, points: five })
  }
  return found
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly stride: number
}

function probability(value = 0): number {
  return Math.min(1, Math.max(0, value))
}

function quadOf([dx = 0, dy = 0, width = 0, height = 0]: Float32Array, { x, y, stride }: Cell): Quad {
  const [centreX, centreY] = [(x + dx) * stride, (y + dy) * stride]
  const [half, tall] = [(Math.exp(width) * stride) / 2, (Math.exp(height) * stride) / 2]
  const [left, right, top, bottom] = [centreX - half, centreX + half, centreY - tall, centreY + tall]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

function pointsOf(offsets: Float32Array, { x, y, stride }: Cell): FaceKeypoints {
  const point = (index: number): Point => [
    ((offsets[index * 2] ?? 0) + x) * stride,
    ((offsets[index * 2 + 1] ?? 0) + y) * stride,
  ]
  return [point(0), point(1), point(2), point(3), point(4)]
}

/** Shared area of two upright boxes by the area that both cover. */
function overlap([[aLeft, aTop], , [aRight, aBottom]]: Quad, [[left, top], , [right, bottom]]: Quad): number {
  const width = Math.max(0, Math.min(aRight, right) - Math.max(aLeft, left))
  const height = Math.max(0, Math.min(aBottom, bottom) - Math.max(aTop, top))
  const shared = width * height
  return shared / ((aRight - aLeft) * (aBottom - aTop) + (right - left) * (bottom - top) - shared)
}

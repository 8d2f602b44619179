import { quadSize } from '../imaging/geometry/rectify.ts'
import type { FoundFace } from '../../vocabulary/face/face.ts'

/** Narrower, by so much of the widest face's width, is someone far behind, or a portrait on a card held to the camera. */
const minPart = 1 / 3

/** The faces of a picture that are large enough, beside the largest, to be taken for the one who is meant. */
export function countedFaces<Face extends Pick<FoundFace, 'quad'>>(found: readonly Face[]): readonly Face[] {
  const widest = Math.max(0, ...found.map(widthOf))
  return found.filter((face) => widthOf(face) >= widest * minPart)
}

function widthOf({ quad }: Pick<FoundFace, 'quad'>): number {
  return quadSize(quad).width
}

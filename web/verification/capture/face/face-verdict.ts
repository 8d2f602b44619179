import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import type { Region } from '../../../kit/camera/frame-canvas.ts'

/** What stands between a frame and a good picture of a face; one at a time, the first that holds. */
export type FaceVerdict =
  'none' | 'several' | 'far' | 'near' | 'beside' | 'dark' | 'bright' | 'turned' | 'good'

export interface LookedAtFace {
  /** The surest first. */
  readonly faces: readonly FoundFace[]
  /** The oval, in pixels of the picture that was looked at. */
  readonly oval: Region
  /** Mean brightness of the face, and of the whole picture, 0..255. */
  readonly brightness: number
  readonly surroundings: number
  /** `facePose`; 0 looks straight. */
  readonly yaw: number
}

const limits = {
  /** A face beside the largest one counts from this part of its height on. */
  other: 0.4,
  /** Height of the face, forehead to chin, in parts of the oval's. */
  far: 0.48,
  near: 1.05,
  /** How far the middle of the face lies from that of the oval, in parts of its width and height. */
  across: 0.22,
  down: 0.2,
  /**
   * In ordinary light the faces in `data/people` have a mean of 42 to 144, and their pictures of 67 to 131: a dark skin is no
   * darkness. Below `dark` no face is seen well; below `dim` none is where the whole picture is below `night`.
   */
  dark: 26,
  dim: 60,
  night: 40,
  bright: 232,
  turned: 0.17,
} as const

export function faceVerdict(seen: LookedAtFace): FaceVerdict {
  const { faces, oval, brightness, surroundings, yaw } = seen
  const face = largest(faces)
  if (face === null) return surroundings < limits.night ? 'dark' : 'none'
  const box = boxOf(face)
  if (faces.some((other) => other !== face && boxOf(other).height > limits.other * box.height))
    return 'several'
  const size = box.height / oval.height
  if (size < limits.far) return 'far'
  if (size > limits.near) return 'near'
  const across = Math.abs(box.left + box.width / 2 - oval.left - oval.width / 2) / oval.width
  const down = Math.abs(box.top + box.height / 2 - oval.top - oval.height / 2) / oval.height
  if (across > limits.across || down > limits.down) return 'beside'
  if (isDark(seen)) return 'dark'
  if (brightness > limits.bright) return 'bright'
  return Math.abs(yaw) > limits.turned ? 'turned' : 'good'
}

function isDark({ brightness, surroundings }: LookedAtFace): boolean {
  return brightness < limits.dark || (brightness < limits.dim && surroundings < limits.night)
}

export function largest(faces: readonly FoundFace[]): FoundFace | null {
  return faces.reduce<FoundFace | null>(
    (best, face) => (best === null || boxOf(face).height > boxOf(best).height ? face : best),
    null,
  )
}

/** Forehead to chin, cheek to cheek. */
export function boxOf({ quad: [[left, top], , [right, bottom]] }: FoundFace): Region {
  return { left, top, width: right - left, height: bottom - top }
}

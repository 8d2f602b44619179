import type { FaceCommand } from '../../../../flows/face/verify-face.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { parseImage, type ImageLimits } from '../../kit/request/image-input.ts'
import type { FaceBody, LivenessBody } from './schema.ts'
import { selfieOf } from './selfie.ts'

/** Body → command. Throws the refusals of `parseImage`, and ERROR_INVALID_VALUE where neither face nor video is sent. */
export function faceCommandOf(body: LivenessBody & Partial<FaceBody>, limits: ImageLimits): FaceCommand {
  const { reference } = body
  if (body.face === undefined && body.faceVideo === undefined)
    throw invalidValue('face', 'It or faceVideo is required.')
  return {
    reference: reference === undefined ? null : parseImage('reference', reference, limits),
    selfie: selfieOf(body, limits),
    profile: body.profile,
    profileOverride: body.profileOverride ?? null,
    customData: body.customData ?? '',
  }
}

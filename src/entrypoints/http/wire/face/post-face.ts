import { verifyFace } from '../../../../flows/face/verify-face.ts'
import { judgementEndpoint } from '../scan/judgement-endpoint.ts'
import { faceCommandOf } from './face-command.ts'
import { faceBody } from './schema.ts'

export const postFace = judgementEndpoint({
  path: '/face',
  tag: 'face',
  summary: 'Compare a selfie with a reference picture and decide',
  body: faceBody,
  commandOf: faceCommandOf,
  judge: verifyFace,
})

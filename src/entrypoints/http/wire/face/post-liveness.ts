import { verifyFace } from '../../../../flows/face/verify-face.ts'
import { judgementEndpoint } from '../scan/judgement-endpoint.ts'
import { faceCommandOf } from './face-command.ts'
import { livenessBody } from './schema.ts'

export const postLiveness = judgementEndpoint({
  path: '/liveness',
  tag: 'face',
  summary: 'Decide whether a selfie shows someone alive',
  body: livenessBody,
  commandOf: faceCommandOf,
  judge: verifyFace,
})

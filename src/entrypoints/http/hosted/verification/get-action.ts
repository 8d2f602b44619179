import { endpointWithAccess } from '../../kit/endpoint.ts'
import { answerAction } from './hosted-call.ts'
import { holderReply } from './session-schema.ts'

export const getAction = endpointWithAccess({
  method: 'GET',
  path: '/docupassappv3/get_action',
  tag: 'verification',
  summary: 'What the holder of a link does next; opens the link on this device',
  access: { kind: 'link', opens: true },
  audit: 'change',
  answer: holderReply,
  run: answerAction,
})

import { verifyCompany } from '../../../../flows/kyb/verify-company.ts'
import { judgementEndpoint } from '../scan/judgement-endpoint.ts'
import { kybCommandOf } from './kyb-command.ts'
import { kybBody, kybReply, presentKyb } from './schema.ts'

export const postKyb = judgementEndpoint({
  path: '/kyb',
  tag: 'companies',
  summary: 'Read a document of a company, check it against registers, screen it and its people, and decide',
  scope: 'screen',
  body: kybBody,
  reply: { schema: kybReply, present: presentKyb },
  commandOf: kybCommandOf,
  judge: verifyCompany,
})

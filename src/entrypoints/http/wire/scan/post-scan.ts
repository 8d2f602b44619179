import { scan } from '../../../../flows/scan/scan.ts'
import { judgementEndpoint } from './judgement-endpoint.ts'
import { scanCommandOf } from './scan-command.ts'
import { scanBody } from './schema.ts'

export const postScan = judgementEndpoint({
  path: '/scan',
  tag: 'scan',
  summary: 'Read an identity document, check it and decide',
  body: scanBody,
  commandOf: scanCommandOf,
  judge: scan,
})

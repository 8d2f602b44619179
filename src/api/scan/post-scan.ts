import type { ScanResult } from '../../flows/scan/scan-result.ts'
import { scan } from '../../flows/scan.ts'
import { keyed } from '../endpoint.ts'
import { ignoredKeysHeader } from '../ignored-keys.ts'
import { scanCommandOf } from './scan-command.ts'
import { presentScan, scanBody, scanReply } from './schema.ts'

export const postScan = keyed({
  method: 'POST',
  path: '/scan',
  tag: 'scan',
  summary: 'Read an identity document, check it and decide',
  scope: 'scan',
  audit: 'change',
  body: scanBody,
  bodySize: 'large',
  answer: scanReply,
  refusals: [
    'ERROR_INVALID_ENCODING',
    'ERROR_REMOTE_IMAGE_FAILED',
    'ERROR_IMAGE_CORRUPTED',
    'ERROR_OPERATION_FAILED',
    'ERROR_QUOTA_EXCEEDED',
  ],
  run: async ({ hands, principal, body, signal, settings, links, keeps }) => {
    const maxImageBytes = settings.limits.imageMegabytes * 1_048_576
    const { fetchTimeoutMs } = settings.limits
    const command = scanCommandOf(body, { maxBytes: maxImageBytes })
    const result = await scan(hands, principal, {
      command,
      limits: { maxImageBytes, fetchTimeoutMs, signal },
      // Where nothing may be stored, only that it was answered is.
      kept: keeps((done: ScanResult) => (done.stored ? presentScan(done, links.sign) : null)),
    })
    return { json: presentScan(result, links.sign), headers: ignoredKeysHeader(result.ignored) }
  },
})

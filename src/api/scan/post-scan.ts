import type { ScanResult } from '../../flows/scan/scan-result.ts'
import { scan } from '../../flows/scan.ts'
import { keyed } from '../endpoint.ts'
import { ignoredKeysHeader } from '../ignored-keys.ts'
import { refuseTraceTo, traceQuery } from '../trace-schema.ts'
import { scanCommandOf } from './scan-command.ts'
import { presentScan, scanBody, scanReply } from './schema.ts'

export const postScan = keyed({
  method: 'POST',
  path: '/scan',
  tag: 'scan',
  summary: 'Read an identity document, check it and decide',
  scope: 'scan',
  audit: 'change',
  query: traceQuery,
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
  run: async ({ hands, principal, query, body, signal, settings, links, keeps }) => {
    refuseTraceTo(principal, query)
    const maxImageBytes = settings.limits.imageMegabytes * 1_048_576
    const { fetchTimeoutMs } = settings.limits
    const present = (done: ScanResult) => ({
      ...presentScan(done, links.sign),
      ...(query.trace === true ? { trace: done.transaction.trace } : {}),
    })
    const command = scanCommandOf(body, { maxBytes: maxImageBytes })
    const result = await scan(hands, principal, {
      command,
      limits: { maxImageBytes, fetchTimeoutMs, signal },
      // Where nothing may be stored, only that it was answered is.
      kept: keeps((done: ScanResult) => (done.stored ? present(done) : null)),
    })
    return { json: present(result), headers: ignoredKeysHeader(result.ignored) }
  },
})

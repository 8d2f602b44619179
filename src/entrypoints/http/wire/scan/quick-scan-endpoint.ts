import { quickScan, type QuickScanCommand, type QuickScanResult } from '../../../../flows/scan/quick-scan.ts'
import { endpointWithKey, type Endpoint } from '../../kit/endpoint.ts'
import { presentQuickScan, quickScanBody, quickScanCommandOf, quickScanReply } from './quick-scan-schema.ts'

/** What both quick readings are but for their speed. */
export function quickScanEndpoint({
  path,
  summary,
  speed,
}: Pick<Endpoint, 'path' | 'summary'> & Pick<QuickScanCommand, 'speed'>): Endpoint {
  return endpointWithKey({
    method: 'POST',
    path,
    tag: 'scan',
    summary,
    scope: 'scan',
    audit: 'change',
    body: quickScanBody,
    bodySize: 'large',
    answer: quickScanReply,
    refusals: [
      'ERROR_INVALID_ENCODING',
      'ERROR_REMOTE_IMAGE_FAILED',
      'ERROR_IMAGE_CORRUPTED',
      'ERROR_OPERATION_FAILED',
      'ERROR_QUOTA_EXCEEDED',
    ],
    run: async ({ ports, principal, body, signal, settings, keeps }) => {
      const maxImageBytes = settings.limits.imageMegabytes * 1_048_576
      const { fetchTimeoutMs } = settings.limits
      const command = { ...quickScanCommandOf(body, { maxBytes: maxImageBytes }), speed }
      const result = await quickScan(ports, principal, {
        command,
        limits: { maxImageBytes, fetchTimeoutMs, signal },
        kept: keeps((done: QuickScanResult) => presentQuickScan(done)),
      })
      return { json: presentQuickScan(result) }
    },
  })
}

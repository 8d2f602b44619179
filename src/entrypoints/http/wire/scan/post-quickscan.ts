import { quickScanEndpoint } from './quick-scan-endpoint.ts'

export const postQuickScan = quickScanEndpoint({
  path: '/quickscan',
  summary: 'Read an identity document, without a decision',
  speed: 'whole',
})

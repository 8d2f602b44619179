import { quickScanEndpoint } from './quick-scan-endpoint.ts'

export const postVeryQuickScan = quickScanEndpoint({
  path: '/veryquickscan',
  summary: 'Read an identity document from its machine readable zone, as fast as can be, without a decision',
  speed: 'fast',
})

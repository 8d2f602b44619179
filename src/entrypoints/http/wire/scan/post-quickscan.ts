import { quickEndpoint } from './quick-endpoint.ts'

export const postQuickScan = quickEndpoint({
  path: '/quickscan',
  summary: 'Read an identity document, without a decision',
  speed: 'whole',
})

import { endpointWithKey } from '../../kit/endpoint.ts'
import { storeReport } from '../keys/schema.ts'

export const postFsck = endpointWithKey({
  method: 'POST',
  path: '/x/fsck',
  tag: 'operation',
  summary: 'Examine everything that is stored; changes nothing',
  scope: 'installation',
  audit: 'store.checked',
  answer: storeReport,
  timeoutMs: 1_800_000,
  run: async ({ ports }) => {
    const { isSound, checks, findings } = await ports.checker.checkStore()
    return { json: { success: true, isSound, checks, findings }, shown: { ids: [] } }
  },
})

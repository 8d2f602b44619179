import { refreshRegister } from '../../../../flows/companies/refresh-register.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentRegisterRefresh, registerRefreshBody, registerRefreshReply } from './schema.ts'

export const postRegistersRefresh = endpointWithKey({
  method: 'POST',
  path: '/x/registers/refresh',
  tag: 'companies',
  summary: 'Bring one register of companies up to date',
  scope: 'installation',
  audit: 'registers.refreshed',
  body: registerRefreshBody,
  answer: registerRefreshReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  timeoutMs: 6 * 3_600_000,
  // Registers serve the questions of every account.
  run: async ({ ports, body, signal }) => {
    const outcome = await refreshRegister(ports, { ...body, signal })
    return { json: presentRegisterRefresh(outcome), shown: { ids: [] } }
  },
})

import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentRegisterHit, registerSearchQuery, registerSearchReply } from './schema.ts'

export const getRegistersSearch = endpointWithKey({
  method: 'GET',
  path: '/x/registers/search',
  tag: 'companies',
  summary: 'Companies in registers by number or name, best first',
  scope: 'screen',
  audit: 'none',
  query: registerSearchQuery,
  answer: registerSearchReply,
  run: async ({ ports, principal, query, signal }) => {
    const { name, registrationNumber, taxNumber, lei } = query
    if ([name, registrationNumber, taxNumber, lei].every((one) => one === undefined))
      throw invalidValue('name', 'One of name, registrationNumber, taxNumber and lei is needed.')
    const hits = await ports.registers.search({ ...query, mode: principal.mode }, signal)
    return { json: { hits: hits.map(presentRegisterHit) } }
  },
})

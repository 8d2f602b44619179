import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentRegister, registersReply } from './schema.ts'

export const getRegisters = endpointWithKey({
  method: 'GET',
  path: '/x/registers',
  tag: 'companies',
  summary: 'Every register of companies: loaded or not, from when, how large',
  scope: 'operate',
  audit: 'none',
  answer: registersReply,
  run: async ({ ports, principal }) => {
    const registers = await ports.registers.status(principal.mode)
    return { json: { registers: registers.map(presentRegister) } }
  },
})

import { listKeys as list } from '../../flows/keys.ts'
import { keyed } from '../endpoint.ts'
import { keyList, presentKey } from './schema.ts'

export const listKeys = keyed({
  method: 'GET',
  path: '/x/keys',
  tag: 'extension',
  summary: 'List API keys; of each only its first characters are known',
  scope: 'operate',
  answer: keyList,
  run: async ({ hands, principal }) => ({ json: { items: (await list(hands, principal)).map(presentKey) } }),
})

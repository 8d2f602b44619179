import { keyed } from '../endpoint.ts'
import { listStatusReply, presentListStatus } from './schema.ts'

export const getLists = keyed({
  method: 'GET',
  path: '/x/lists',
  tag: 'extension',
  summary: 'Every list: loaded or not, from when, how large',
  scope: 'operate',
  answer: listStatusReply,
  run: ({ hands }) => Promise.resolve({ json: { items: hands.lists.status().map(presentListStatus) } }),
})

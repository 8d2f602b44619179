import { keyed } from '../endpoint.ts'
import { refreshingOf } from './refreshing.ts'
import { listStatusReply, presentListStatus } from './schema.ts'

export const getLists = keyed({
  method: 'GET',
  path: '/x/lists',
  tag: 'extension',
  summary: 'Every list: loaded or not, from when, how large',
  scope: 'operate',
  audit: 'none',
  answer: listStatusReply,
  run: ({ hands }) => {
    const lists = hands.lists.status().map(presentListStatus)
    return Promise.resolve({ json: { lists, refreshing: refreshingOf(hands.lists) } })
  },
})

import { listStatus } from '../../flows/list-status.ts'
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
  run: async ({ hands }) => {
    const lists = (await listStatus(hands)).map(presentListStatus)
    return { json: { lists, refreshing: refreshingOf(hands.lists) } }
  },
})

import { listStatus } from '../../../../flows/watchlists/list-status.ts'
import { keyed } from '../../kit/endpoint.ts'
import { refreshingOf } from './refreshing.ts'
import { listStatusReply, presentListStatus } from '../keys/schema.ts'

export const getLists = keyed({
  method: 'GET',
  path: '/x/lists',
  tag: 'watchlists',
  summary: 'Every list: loaded or not, from when, how large',
  scope: 'operate',
  audit: 'none',
  answer: listStatusReply,
  run: async ({ ports }) => {
    const lists = (await listStatus(ports)).map(presentListStatus)
    return { json: { lists, refreshing: refreshingOf(ports.lists) } }
  },
})

import { listStatus } from '../../../../flows/watchlists/list-status.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { runningRefresh } from './refresh-progress.ts'
import { listStatusReply, presentListStatus } from '../keys/schema.ts'

export const getLists = endpointWithKey({
  method: 'GET',
  path: '/x/lists',
  tag: 'watchlists',
  summary: 'Every list: loaded or not, from when, how large',
  scope: 'operate',
  audit: 'none',
  answer: listStatusReply,
  run: async ({ ports }) => {
    const lists = (await listStatus(ports)).map(presentListStatus)
    return { json: { lists, refreshing: runningRefresh(ports.lists) } }
  },
})

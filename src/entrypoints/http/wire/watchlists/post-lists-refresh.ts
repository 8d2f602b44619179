import { refreshLists } from '../../../../flows/watchlists/refresh-lists.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { trackRefresh } from './refresh-progress.ts'
import { presentRefresh, refreshBody, refreshReply } from '../keys/schema.ts'

export const postListsRefresh = endpointWithKey({
  method: 'POST',
  path: '/x/lists/refresh',
  tag: 'watchlists',
  summary: 'Bring one list up to date',
  scope: 'installation',
  audit: 'lists.refreshed',
  body: refreshBody,
  answer: refreshReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  timeoutMs: 1_800_000,
  // Lists serve the screenings of every account.
  run: async ({ ports, body, signal }) => {
    const outcome = await trackRefresh(ports.lists, body.source, (onProgress) =>
      refreshLists(ports, { ...body, signal, onProgress }),
    )
    return { json: presentRefresh(outcome), shown: { ids: [] } }
  },
})

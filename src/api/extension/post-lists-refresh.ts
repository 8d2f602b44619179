import { refreshLists } from '../../flows/refresh-lists.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { keyed } from '../endpoint.ts'
import { noted } from './refreshing.ts'
import { presentRefresh, refreshBody, refreshReply } from './schema.ts'

export const postListsRefresh = keyed({
  method: 'POST',
  path: '/x/lists/refresh',
  tag: 'extension',
  summary: 'Bring one list up to date',
  scope: 'operate',
  audit: 'lists.refreshed',
  body: refreshBody,
  answer: refreshReply,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_CONFLICT'],
  timeoutMs: 1_800_000,
  run: async ({ hands, principal, body, signal }) => {
    // Lists serve live screenings; a test key only ever searches the invented one.
    if (principal.mode !== 'live') throw new Refusal('ERROR_KEY_FORBIDDEN')
    const outcome = await noted(hands.lists, body.source, (onProgress) =>
      refreshLists(hands, { ...body, signal, onProgress }),
    )
    return { json: presentRefresh(outcome), shown: { ids: [] } }
  },
})

import { exportTransactions } from '../../../../flows/export/export-transactions.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { ignoredKeysHeader } from '../../kit/request/ignored-keys.ts'
import { filterOf, presentTransaction, transactionFilters } from '../transactions/schema.ts'
import { exportBody, exportLifetimeSeconds, exportPath, exportReply } from './schema.ts'

export const postExport = endpointWithKey({
  method: 'POST',
  path: '/export/transaction',
  tag: 'export',
  summary: 'Pack transactions into a ZIP archive to fetch',
  scope: 'records',
  audit: 'change',
  body: exportBody,
  answer: exportReply,
  timeoutMs: 300_000,
  refusesUnknownKeys: true,
  run: async ({ ports, principal, body, signal, links, keeps }) => {
    const { exportType = 'csv', transactionId = [], images = false, limit = 0, offset = 0, order } = body
    const replyHead = (id: string) => {
      const url = links.sign(exportPath(id), exportLifetimeSeconds)
      return { success: true, url, Url: url }
    }
    const archive = await exportTransactions(ports, principal, {
      command: {
        format: exportType,
        ids: transactionId.length === 0 ? null : transactionId,
        filter: filterOf(body),
        ignoring: {
          unrecognized: body.ignoreUnrecognized ?? false,
          duplicate: body.ignoreDuplicate ?? false,
        },
        newestFirst: order === -1,
        offset,
        limit: limit === 0 ? Infinity : limit,
        images,
        lifetimeSeconds: exportLifetimeSeconds,
        present: (transaction) => presentTransaction(transaction, links.sign),
      },
      signal,
      kept: keeps((done: { readonly id: string; readonly base64: string | null }) => {
        return { ...replyHead(done.id), ...(done.base64 === null ? {} : { Base64: done.base64 }) }
      }),
    })
    const headers = ignoredKeysHeader(transactionId.length === 0 ? [] : givenFilters(body))
    return archive.base64 === null
      ? { json: replyHead(archive.id), headers }
      : { parts: streamWithBase64(replyHead(archive.id), archive.base64), headers }
  },
})

/** Filters of a request that names its records: they choose nothing. */
const givenFilters = (body: object): readonly string[] =>
  Object.keys(transactionFilters).filter((key) => Object.hasOwn(body, key))

/** The answer with the archive in it, without ever having all of it in memory. */
async function* streamWithBase64(replyHead: object, base64: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(replyHead).slice(0, -1)},"Base64":"`
  yield* base64
  yield '"}'
}

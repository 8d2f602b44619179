import type { Call, Connection, Reply } from '../entrypoints/cli/connection.ts'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { holderOf } from '../platform/files/directory-lock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { silentLog } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Mode } from '../vocabulary/account/principal.ts'
import { keyLines } from './greeting.ts'
import { openHouse } from './open-service.ts'
import { admitOperator, findOperatorKeys, keyFor, makeOperatorKeys } from './operator-access.ts'
import { givenKeys } from './serve.ts'

/**
 * The way for commands: through the service that holds this data directory, if one does; otherwise through a server
 * that lives only in this process and listens nowhere.
 */
export async function connect(settings: Settings, mode: Mode): Promise<Connection> {
  const directory = settings.storage.dataDir
  const keys = findOperatorKeys(directory)
  const reach = settings.storage.databaseUrl === null ? (await holderOf(directory))?.reach : undefined
  return keys !== null && reach !== undefined ? overHttp(reach, keys[mode]) : inProcess(settings, mode)
}

function overHttp(reach: string, key: string): Connection {
  return {
    to: reach,
    news: [],
    request: async ({ method, path, body, account }: Call): Promise<Reply> => {
      const response = await fetch(new URL(path, reach), {
        method,
        headers: { 'x-api-key': keyFor(key, account), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const isJson = response.headers.get('content-type')?.includes('json') === true
      const answer: unknown = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
      return { status: response.status, body: answer }
    },
    close: () => Promise.resolve(),
  }
}

async function inProcess(settings: Settings, mode: Mode): Promise<Connection> {
  const house = await openHouse(settings, () => null)
  const keys = makeOperatorKeys(systemIds)
  const made = await house.records.bootstrap(givenKeys(settings))
  const webhookSecret = await house.records.bootstrapWebhookSecret(settings.account.webhookSecret)
  const hands = { ...house.hands, records: admitOperator(house.records, keys) }
  const app = buildServer({
    settings,
    hands,
    log: silentLog,
    linkKey: house.linkKey,
    endpoints: allEndpoints,
  })
  return {
    to: settings.storage.dataDir,
    news: keyLines(made, webhookSecret),
    request: async ({ method, path, body, account }) => {
      const headers = { 'x-api-key': keyFor(keys[mode], account), 'content-type': 'application/json' }
      const reply = await app.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const isJson = String(reply.headers['content-type']).includes('json')
      return { status: reply.statusCode, body: isJson ? reply.json<unknown>() : reply.rawPayload }
    },
    close: async () => {
      await app.close()
      await house.close()
    },
  }
}

import type { Call, Connection, Reply } from '../entrypoints/cli/connection.ts'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { holderOf } from '../platform/files/directory-lock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { silentLog } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Mode } from '../vocabulary/account/principal.ts'
import { keyLines } from './startup-banner.ts'
import { openService } from './open-service.ts'
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
  const service = await openService(settings, () => null)
  const keys = makeOperatorKeys(systemIds)
  const made = await service.records.bootstrap(givenKeys(settings))
  const webhookSecret = await service.records.bootstrapWebhookSecret(settings.account.webhookSecret)
  const ports = { ...service.ports, records: admitOperator(service.records, keys) }
  const app = buildServer({
    settings,
    ports,
    log: silentLog,
    linkKey: service.linkKey,
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
      await service.close()
    },
  }
}

import { Agent, fetch } from 'undici'
import type { ApiRequest, Connection, ApiResponse } from '../entrypoints/cli/connection.ts'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { findLockHolder } from '../platform/files/directory-lock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { silentLog } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Mode } from '../vocabulary/account/principal.ts'
import { keyLines } from './startup-banner.ts'
import { openService } from './open-service.ts'
import {
  withOperatorAccess,
  readOperatorKeys,
  operatorApiKey,
  generateOperatorKeys,
} from './operator-access.ts'
import { configuredKeys } from './serve.ts'

/**
 * The way for commands: through the service that holds this data directory, if one does; otherwise through a server
 * that lives only in this process and listens nowhere.
 */
export async function connect(settings: Settings, mode: Mode): Promise<Connection> {
  const directory = settings.storage.dataDir
  const operatorKeys = readOperatorKeys(directory)
  const serviceUrl =
    settings.storage.databaseUrl === null ? (await findLockHolder(directory))?.reach : undefined
  return operatorKeys !== null && serviceUrl !== undefined
    ? overHttp(serviceUrl, operatorKeys[mode], operatorKeys.certificate)
    : inProcess(settings, mode)
}

const ignoredHeader = 'x-ignored-keys'

/** @param certificate by which the service is known, whatever names are in it; null where it serves HTTP */
function overHttp(serviceUrl: string, operatorKey: string, certificate: string | null): Connection {
  const agent =
    certificate === null
      ? new Agent()
      : new Agent({
          connect: {
            ca: certificate,
            allowPartialTrustChain: true,
            checkServerIdentity: () => undefined,
          },
        })
  return {
    to: serviceUrl,
    notices: [],
    request: async ({ method, path, body, account }: ApiRequest): Promise<ApiResponse> => {
      const response = await fetch(new URL(path, serviceUrl), {
        method,
        dispatcher: agent,
        headers: { 'x-api-key': operatorApiKey(operatorKey, account), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const isJson = response.headers.get('content-type')?.includes('json') === true
      const answer: unknown = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
      const ignored = response.headers.get(ignoredHeader) ?? undefined
      return { status: response.status, body: answer, ignored }
    },
    close: () => agent.close(),
  }
}

async function inProcess(settings: Settings, mode: Mode): Promise<Connection> {
  const service = await openService(settings, () => null)
  const operatorKeys = generateOperatorKeys(systemIds)
  const bootstrapKeys = await service.records.bootstrap(configuredKeys(settings))
  const webhookSecret = await service.records.bootstrapWebhookSecret(settings.account.webhookSecret)
  const ports = { ...service.ports, records: withOperatorAccess(service.records, operatorKeys) }
  const app = buildServer({
    settings,
    ports,
    log: silentLog,
    linkKey: service.linkKey,
    endpoints: allEndpoints,
  })
  return {
    to: settings.storage.dataDir,
    notices: keyLines(bootstrapKeys, webhookSecret),
    request: async ({ method, path, body, account }) => {
      const headers = {
        'x-api-key': operatorApiKey(operatorKeys[mode], account),
        'content-type': 'application/json',
      }
      const reply = await app.inject({
        method,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const isJson = String(reply.headers['content-type']).includes('json')
      return {
        status: reply.statusCode,
        body: isJson ? reply.json<unknown>() : reply.rawPayload,
        ignored: reply.headers[ignoredHeader]?.toString(),
      }
    },
    close: async () => {
      await app.close()
      await service.close()
    },
  }
}

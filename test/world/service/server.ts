import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { z } from 'zod'
import { allEndpoints } from '../../../src/entrypoints/http/all.ts'
import { buildServer } from '../../../src/entrypoints/http/kit/server.ts'
import { openService, type Service } from '../../../src/main/open-service.ts'
import { operatorApiKey, withOperatorAccess } from '../../../src/main/operator-access.ts'
import type { Mode } from '../../../src/vocabulary/account/principal.ts'
import { silentLog, type Log } from '../../../src/platform/process/log.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { createDataDirectory } from '../stores/embedded.ts'
import { expectMatchesOpenApi, type ResponseLike } from './expect-matches-open-api.ts'
import { generousTimeouts, serviceKeys } from './service.ts'
import { createStores } from '../stores/stores.ts'
import { errorAnswer } from './wire-shapes.ts'

export interface RequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  readonly url: string
  /** Which key goes along: one of the account's, `operator`, or as it is written here; none when null. */
  readonly key?: keyof typeof serviceKeys | 'operator' | { readonly written: string } | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestResponse extends ResponseLike {
  readonly bytes: Buffer
  json(): unknown
  /** The answer as an object; fails when it is none. */
  record(): Record<string, unknown>
  /** What a refusal says; fails when it is none. */
  error(): z.output<typeof errorAnswer>['error']
}

/** The whole service with the real adapters, on the stores of the suite, asked without a socket. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly service: Service
  readonly directory: string
  /** What `key` of a request stands for: keys of the account that the file has. */
  readonly keys: Readonly<Record<keyof typeof serviceKeys, string>>
  /** The account for which commands act when they name none; undefined: the first one. */
  readonly account: string | undefined
  /** Sends, and fails unless the answer is one that openapi.json allows. */
  ask(request: RequestOptions): Promise<TestResponse>
  close(): Promise<void>
}

/** A service of its own, for files that give it settings or change what all accounts share. */
export async function openTestServer(
  environment: Readonly<Record<string, string>> = {},
  log: Log = silentLog,
): Promise<TestServer> {
  // Set by the suites that run on real servers; without them the embedded database and files. Anyone who names a database
  // has chosen already.
  const servers = 'SYMBOLON_DATABASE_URL' in environment ? null : inject('stores')
  const directory = await createDataDirectory()
  const stores = servers === undefined || servers === null ? {} : await createStores(servers)
  const settings = readSettings({
    SYMBOLON_DATA_DIR: directory,
    ...generousTimeouts,
    ...stores,
    ...environment,
  })
  const service = await openService(settings, () => null)
  await service.records.bootstrap(serviceKeys)
  const { ports, linkKey } = service
  const portsWithOperator = { ...ports, records: withOperatorAccess(service.records, operatorKeys) }
  const app = buildServer({ settings, ports: portsWithOperator, linkKey, log, endpoints: allEndpoints })
  return {
    app,
    service,
    directory,
    keys: serviceKeys,
    account: undefined,
    ask: (request) => sendRequest(app, { ...serviceKeys, operator: operatorKeys.live }, request),
    close: async () => {
      await app.close()
      await service.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** By the stores it is on; opened by the first file of a worker that needs it, and closed with the worker. */
const sharedServers = new Map<string, Promise<TestServer>>()

/**
 * A fresh account of the service that all files of a worker share: opening one takes seconds, and most files need nothing
 * but what an account owns. `operator` acts for this account. Closing leaves the service to the next file.
 */
export async function openTestAccount(): Promise<TestServer> {
  const stores = JSON.stringify(inject('stores') ?? null)
  const opening = sharedServers.get(stores) ?? openTestServer()
  sharedServers.set(stores, opening)
  const server = await opening
  const { records } = server.service
  const name = `account-${randomUUID()}`
  await records.createAccount(name)
  const operator = await records.operator(name)
  const keyOf = async (kind: 'server' | 'restricted', mode: Mode): Promise<string> =>
    (await records.createKey(operator, { kind, mode, label: '', expiresAt: null })).key
  const keys = {
    server: await keyOf('server', 'live'),
    restricted: await keyOf('restricted', 'live'),
    test: await keyOf('server', 'test'),
  }
  const presented = { ...keys, operator: operatorApiKey(operatorKeys.live, name) }
  return {
    ...server,
    keys,
    account: name,
    ask: (request) => sendRequest(server.app, presented, request),
    close: () => Promise.resolve(),
  }
}

type NamedKeys = Readonly<Record<Extract<RequestOptions['key'], string>, string>>

async function sendRequest(
  app: FastifyInstance,
  keys: NamedKeys,
  { method, url, key = 'server', body, headers }: RequestOptions,
): Promise<TestResponse> {
  const reply = await app.inject({
    method,
    url,
    headers: {
      ...(key === null ? {} : { 'x-api-key': typeof key === 'object' ? key.written : keys[key] }),
      // As clients of the wire do, with and without a body.
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (method !== 'OPTIONS' && method !== 'HEAD') expectMatchesOpenApi(method, url, reply)
  const { statusCode, rawPayload } = reply
  return {
    statusCode,
    headers: reply.headers,
    body: reply.body,
    bytes: rawPayload,
    json: () => reply.json<unknown>(),
    record: () => z.record(z.string(), z.unknown()).parse(reply.json<unknown>()),
    error: () => errorAnswer.parse(reply.json<unknown>()).error,
  }
}

/** Of anyone who could read the data directory; `@NAME` behind it names the account. */
export const operatorKeys = {
  live: 'DoorTestOperatorLiveKey000000001',
  test: 'DoorTestOperatorTestKey000000001',
} as const

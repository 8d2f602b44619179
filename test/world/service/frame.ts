import { keyActor } from '../../../src/vocabulary/account/actor.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  endpointWithKey,
  endpointWithAccess,
  type Endpoint,
} from '../../../src/entrypoints/http/kit/endpoint.ts'
import { buildServer } from '../../../src/entrypoints/http/kit/server.ts'
import { paging, text } from '../../../src/entrypoints/http/kit/shapes/value-schemas.ts'
import type { Inference, SharedInference } from '../../../src/flows/ports/inference/inference.ts'
import type { SharedPorts } from '../../../src/flows/ports/ports.ts'
import type { AccountRow } from '../../../src/flows/ports/account/accounts.ts'
import type { Vault } from '../../../src/flows/ports/vault/vault.ts'
import { systemClock } from '../../../src/platform/process/clock.ts'
import { systemIds } from '../../../src/platform/process/ids.ts'
import { silentLog, type Log } from '../../../src/platform/process/log.ts'
import { readSettings } from '../../../src/platform/settings/settings.ts'
import { scopes, type Principal } from '../../../src/vocabulary/account/principal.ts'
import { partialStub } from '../partial-stub.ts'

/** The keys that the frame of these tests knows. */
export const keys = { server: 's'.repeat(32), restricted: 'r'.repeat(32), test: 't'.repeat(32) } as const

export function anAccount(changes: Partial<AccountRow> = {}): AccountRow {
  return {
    id: 'a'.repeat(32),
    number: 1,
    name: 'first',
    createdAt: 0,
    hostList: '',
    banned: false,
    bannedReason: '',
    restrictedMayUseSecurityNone: false,
    screeningBand: null,
    requiredLists: null,
    falsePositivesNeedApproval: false,
    ...changes,
  }
}

function principalOf(key: string, accountId: string): Principal | null {
  switch (key) {
    case keys.server:
      return { accountId, actor: keyActor('k1'), kind: 'server', mode: 'live', scopes }
    case keys.restricted:
      return { accountId, actor: keyActor('k2'), kind: 'restricted', mode: 'live', scopes: ['scan'] }
    case keys.test:
      return { accountId, actor: keyActor('k3'), kind: 'server', mode: 'test', scopes }
    default:
      return null
  }
}

export interface TestHttpServerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly endpoints?: readonly Endpoint[]
  readonly account?: AccountRow
  readonly records?: Partial<SharedPorts['records']>
  readonly vault?: Partial<Vault>
  readonly log?: Log
}

/** The HTTP interface with ports that know three keys and nothing else: for testing the frame alone. */
export function testHttpServer(options: TestHttpServerOptions = {}): FastifyInstance {
  const account = options.account ?? anAccount()
  const records = partialStub<SharedPorts['records']>(
    {
      authenticate: (key) => {
        const principal = principalOf(key, account.id)
        return Promise.resolve(principal === null ? null : { principal, account })
      },
      ready: () => Promise.resolve(true),
      ...options.records,
    },
    'records',
  )
  const vault = partialStub<Vault>({ ready: () => Promise.resolve(true), ...options.vault }, 'vault')
  const inference = partialStub<SharedInference>(
    { chargedTo: () => partialStub<Inference>({}, 'inference') },
    'inference',
  )
  const ports = partialStub<SharedPorts>(
    { records, vault, inference, clock: systemClock, ids: systemIds },
    'ports',
  )
  return buildServer({
    settings: readSettings(options.env ?? {}),
    ports,
    log: options.log ?? silentLog,
    linkKey: Buffer.alloc(32, 1),
    endpoints: options.endpoints ?? echoEndpoints,
  })
}

const anything = z.record(z.string(), z.unknown())

/** Endpoints that give back what reached them. */
export const echoEndpoints: readonly Endpoint[] = [
  endpointWithKey({
    method: 'POST',
    path: '/echo',
    tag: 'operation',
    summary: 'Give back',
    scope: 'scan',
    audit: 'none',
    body: z.object({
      name: text().optional(),
      list: z.array(z.string()).optional(),
      free: z.unknown().optional(),
    }),
    answer: anything,
    run: ({ body, principal, clientAddress }) =>
      Promise.resolve({ json: { body, mode: principal.mode, clientAddress } }),
  }),
  endpointWithKey({
    method: 'POST',
    path: '/large',
    tag: 'operation',
    summary: 'Take a large body',
    scope: 'scan',
    audit: 'none',
    body: z.object({ document: z.string() }),
    bodySize: 'large',
    answer: anything,
    run: ({ body }) => Promise.resolve({ json: { length: body.document.length } }),
  }),
  endpointWithKey({
    method: 'GET',
    path: '/thing/:id',
    tag: 'operation',
    summary: 'Read',
    scope: 'records',
    audit: 'none',
    params: z.object({ id: z.string().regex(/^[0-9a-f]{4}$/) }),
    query: z.object(paging),
    answer: anything,
    run: ({ params, query }) => Promise.resolve({ json: { ...params, ...query } }),
  }),
  endpointWithKey({
    method: 'DELETE',
    path: '/thing/:id',
    tag: 'operation',
    summary: 'Delete',
    scope: 'records',
    audit: 'none',
    answer: anything,
    run: () => Promise.resolve({ json: { success: true } }),
  }),
  endpointWithAccess({
    method: 'GET',
    path: '/crash',
    tag: 'operation',
    summary: 'Fail',
    access: { kind: 'open' },
    audit: 'none',
    answer: anything,
    run: () => Promise.reject(new Error('a secret of the inside')),
  }),
  endpointWithAccess({
    method: 'GET',
    path: '/forever',
    tag: 'operation',
    summary: 'Work until told to stop',
    access: { kind: 'open' },
    audit: 'none',
    answer: anything,
    run: ({ signal }) =>
      new Promise((_, stopped) => {
        signal.addEventListener('abort', () => stopped(new Error('stopped')))
      }),
  }),
  endpointWithAccess({
    method: 'GET',
    path: '/signed/:name',
    tag: 'operation',
    summary: 'By address alone',
    access: { kind: 'signed' },
    audit: 'none',
    answer: ['text/plain'],
    run: () => Promise.resolve({ bytes: 'seen', contentType: 'text/plain' }),
  }),
]

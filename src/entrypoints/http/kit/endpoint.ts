import type { Permission } from '../../../vocabulary/account/permissions.ts'
import { z } from 'zod'
import type { StoredAnswer } from '../../../flows/ports/idempotency/idempotency.ts'
import type { Ports, SharedPorts } from '../../../flows/ports/ports.ts'
import type { Log } from '../../../platform/process/log.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { SignedUrls } from '../../../platform/sealing/signed-urls.ts'
import type { Scope } from '../../../vocabulary/account/principal.ts'
import type { RefusalCode } from '../../../vocabulary/refusals.table.ts'
import { invalidValue, Refusal } from '../../../vocabulary/refusals.ts'
import type { ViewAction } from '../../../vocabulary/audit/view-actions.ts'
import type { Caller } from './admission/authenticate.ts'
import type { LinkCaller } from './admission/link-caller.ts'
import { ignoredKeys, nameIgnoredKeys } from './request/ignored-keys.ts'
import { validationMessage } from './request/validation-message.ts'
import type { Representation } from './reply/range-response.ts'
import type { Metrics } from './metrics.ts'

/** What the HTTP interface knows all its life. */
export interface ServerContext {
  readonly settings: Settings
  readonly ports: SharedPorts
  readonly log: Log
  readonly links: SignedUrls
  readonly metrics: Metrics
}

/** What answers: JSON, whole or in parts; content that may be asked for in ranges; bytes, whole or as they are made. */
export type EndpointResponse = EndpointResponseBody & {
  readonly headers?: Readonly<Record<string, string>>
  /** What it shows; every answer of an endpoint that is a view says so. */
  readonly shown?: ViewedIds
}

type EndpointResponseBody =
  | { readonly json: unknown }
  /** JSON that was written already. */
  | { readonly jsonText: string }
  | { readonly parts: AsyncIterable<string> }
  | { readonly content: Representation }
  | { readonly bytes: Uint8Array | string; readonly contentType: string }
  | { readonly stream: AsyncIterable<Uint8Array>; readonly contentType: string }
  /** Relative address at which the same is found for good. */
  | { readonly movedTo: string }

/**
 * How an endpoint keeps its answer in the transaction of what it makes or changes; undefined when no one asked for that.
 * Null instead of an answer: only that it was given, because it shows a secret once or may not be stored.
 */
export type CreateIdempotentResponse = <Result>(
  present: (result: Result) => unknown,
) => StoredAnswer<Result> | undefined

/** What an answer shows, for the audit log. */
export interface ViewedIds {
  /** Ids of records, keys, profiles, …; never personal data, and never a secret. */
  readonly ids: readonly string[]
  /** Whose they are; needed only where no key says it. */
  readonly accountId?: string
}

/** One request on its way. */
export interface RequestContext extends Omit<ServerContext, 'ports'> {
  /** What costs much is charged to the caller. */
  readonly ports: Ports
  readonly requestId: string
  /** Address of the caller; what proxies say is believed only from trusted ones. */
  readonly clientAddress: string
  /** Monotonic milliseconds at which the request arrived. */
  readonly arrivedAt: number
  /** Aborts with a Refusal when the client goes away or the time is over. */
  readonly signal: AbortSignal
  readonly header: (name: string) => string | undefined
  /** Path as sent, without the query. */
  readonly path: string
  /** How the answer is kept with the record that the work makes. */
  readonly keeps: CreateIdempotentResponse
}

/** A call by someone with a key. */
export interface AuthenticatedRequest extends RequestContext, Caller {}

/** A call with what came in it, not looked at yet. */
export interface UnparsedRequest extends RequestContext {
  readonly caller: Caller | null
  /** Who came by a hosted link; null for everyone else. */
  readonly holder: LinkCaller | null
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Keys that were given with `""`, `null` or `{}`: as if they had not been given. */
  readonly emptyKeys: { readonly query: readonly string[]; readonly body: readonly string[] }
}

export type BeforeBody = (call: Omit<UnparsedRequest, 'body'>) => Promise<void>

/** The parts of a call after its schemas. */
export interface ParsedInput<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/** Subject of an endpoint, which is its folder too; `openapi.ts` says what each holds. */
export type Tag =
  | 'account'
  | 'agreements'
  | 'audit'
  | 'backup'
  | 'blocklist'
  | 'companies'
  | 'consents'
  | 'export'
  | 'face'
  | 'images'
  | 'installation'
  | 'keys'
  | 'operation'
  | 'profiles'
  | 'retention'
  | 'scan'
  | 'screening'
  | 'subjects'
  | 'transactions'
  | 'verification'
  | 'watchlists'
  | 'webhooks'

/**
 * open: anyone. signed: an address with our unexpired signature. key: X-API-KEY with this scope.
 * signed-or-key: either of the two. session: a user of the operator desk whose role has this permission.
 * link: the holder of a hosted link, by a session; where it `opens`, also by the link itself or a hand-off token.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'signed-or-key'; readonly scope: Scope }
  | { readonly kind: 'key'; readonly scope: Scope }
  | { readonly kind: 'session'; readonly permission: Permission }
  | { readonly kind: 'link'; readonly opens: boolean }

/**
 * Who an endpoint is for, which decides the headers of its answers (`reply/headers.ts`): clients of the wire, the page
 * behind a hosted link, the operator desk, or files of these pages.
 */
export type Audience = 'wire' | 'hosted' | 'desk' | 'assets'

/** What documentation, tests and the router see of an endpoint. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's form: `/transaction/:id`. */
  readonly path: string
  readonly tag: Tag
  readonly summary: string
  readonly access: Access
  readonly audience: Audience
  /** none: whatever is sent is ignored. small: 1 MB. large: up to the body limit. */
  readonly bodySize: 'none' | 'small' | 'large'
  /** Milliseconds it may work, where that is not the limit of every request. */
  readonly timeoutMs: number | null
  /** `""`, `null` and `{}` at the top of the body reach the handler, which tells them apart itself. */
  readonly keepsEmpty: boolean
  /** A key of the body that its shape does not know is refused, not only named in `X-Ignored-Keys`. */
  readonly refusesUnknownKeys: boolean
  readonly params: z.ZodType | null
  readonly query: z.ZodType | null
  readonly body: z.ZodType | null
  /** Schema of the JSON answer, or content types of a binary one. */
  readonly answer: z.ZodType | readonly string[]
  /**
   * What a call leaves in the account's audit log. The name of a view: the HTTP interface writes it, and only then does the
   * answer leave. change: the flow writes it, in the transaction of what it changes. none: nothing of any account is
   * shown or changed.
   */
  readonly audit: ViewAction | 'change' | 'none'
  /** Refusals beyond those that every endpoint of its kind may give. */
  readonly refusals: readonly RefusalCode[]
  /** Asked before a large body is read: throws what `run` would refuse whatever the body says. */
  readonly beforeBody: BeforeBody | null
  readonly run: (call: UnparsedRequest) => Promise<EndpointResponse>
}

interface EndpointDeclaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> extends Omit<
  Endpoint,
  | 'params'
  | 'query'
  | 'body'
  | 'access'
  | 'audience'
  | 'run'
  | 'bodySize'
  | 'refusals'
  | 'keepsEmpty'
  | 'refusesUnknownKeys'
  | 'timeoutMs'
  | 'beforeBody'
> {
  /** The wire where none is named. */
  readonly audience?: Audience
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly bodySize?: 'small' | 'large'
  readonly keepsEmpty?: boolean
  readonly refusesUnknownKeys?: boolean
  readonly timeoutMs?: number
  readonly refusals?: readonly RefusalCode[]
  readonly beforeBody?: BeforeBody
}

const unvalidated = z.unknown()
type Unvalidated = typeof unvalidated

/** An endpoint that needs a key. */
export function endpointWithKey<
  P extends z.ZodType = Unvalidated,
  Q extends z.ZodType = Unvalidated,
  B extends z.ZodType = Unvalidated,
>(
  declaration: EndpointDeclaration<P, Q, B> & {
    readonly scope: Scope
    readonly run: (
      call: AuthenticatedRequest & ParsedInput<z.output<P>, z.output<Q>, z.output<B>>,
    ) => Promise<EndpointResponse>
  },
): Endpoint {
  const { run, scope } = declaration
  return {
    ...endpointFields(declaration),
    access: { kind: 'key', scope },
    run: async (raw) => {
      if (raw.caller === null) throw new Refusal('ERROR_UNAUTHORIZED')
      const parsed = parseInput(declaration, raw)
      const ignored = ignoredOf(declaration, raw, parsed)
      const answer = await run({ ...raw, ...raw.caller, ...parsed })
      return { ...answer, headers: nameIgnoredKeys(answer.headers ?? {}, ignored) }
    },
  }
}

/** An endpoint that needs no key, or not always. */
export function endpointWithAccess<
  P extends z.ZodType = Unvalidated,
  Q extends z.ZodType = Unvalidated,
  B extends z.ZodType = Unvalidated,
>(
  declaration: EndpointDeclaration<P, Q, B> & {
    readonly access: Exclude<Access, { readonly kind: 'key' }>
    readonly run: (
      call: Omit<UnparsedRequest, 'params' | 'query' | 'body'> &
        ParsedInput<z.output<P>, z.output<Q>, z.output<B>>,
    ) => Promise<EndpointResponse>
  },
): Endpoint {
  const { run, access } = declaration
  return {
    ...endpointFields(declaration),
    access,
    run: async (raw) => run({ ...raw, ...parseInput(declaration, raw) }),
  }
}

function endpointFields<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: EndpointDeclaration<P, Q, B>,
): Omit<Endpoint, 'access' | 'run'> {
  const { method, path, tag, summary, answer, audit } = declaration
  const {
    params = null,
    query = null,
    body = null,
    refusals = [],
    keepsEmpty = false,
    refusesUnknownKeys = false,
    timeoutMs = null,
    beforeBody = null,
    audience = 'wire',
  } = declaration
  const bodySize = body === null ? 'none' : (declaration.bodySize ?? 'small')
  return {
    method,
    path,
    tag,
    summary,
    answer,
    audit,
    params,
    query,
    body,
    refusals,
    bodySize,
    keepsEmpty,
    refusesUnknownKeys,
    timeoutMs,
    beforeBody,
    audience,
  }
}

function parseInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: EndpointDeclaration<P, Q, B>,
  raw: UnparsedRequest,
): ParsedInput<z.output<P>, z.output<Q>, z.output<B>> {
  return {
    params: validate(declaration.params ?? unvalidated, raw.params, 'ERROR_NOT_FOUND') as z.output<P>,
    query: validate(declaration.query ?? unvalidated, raw.query, 'ERROR_INVALID_VALUE') as z.output<Q>,
    body: validate(declaration.body ?? unvalidated, raw.body, 'ERROR_INVALID_VALUE') as z.output<B>,
  }
}

/** Of a request with a key, what had no effect. Where a body chooses what leaves, an unknown key of it is refused. */
function ignoredOf(
  { query, body, refusesUnknownKeys = false }: EndpointDeclaration<z.ZodType, z.ZodType, z.ZodType>,
  raw: UnparsedRequest,
  parsed: ParsedInput<unknown, unknown, unknown>,
): readonly string[] {
  const ofQuery = ignoredKeys(raw.query, query === undefined ? {} : parsed.query)
  const ofBody = body === undefined ? [] : ignoredKeys(raw.body, parsed.body)
  const [unknown] = ofBody
  if (refusesUnknownKeys && unknown !== undefined)
    throw invalidValue(plainName(unknown), `It is unknown here: ${knownKeysOf(body)} are known.`)
  return [...ofQuery, ...raw.emptyKeys.query, ...ofBody, ...(refusesUnknownKeys ? raw.emptyKeys.body : [])]
}

const plainName = (key: string): string => (/^[\w.$[\]-]{1,64}$/.test(key) ? key : 'body')

const knownKeysOf = (body: z.ZodType | undefined): string =>
  body instanceof z.ZodObject ? Object.keys(body.shape).join(', ') : 'the keys of its reference'

/** Ids of the wrong form are simply not found; everything else names the parameter. */
function validate(
  schema: z.ZodType,
  value: unknown,
  code: 'ERROR_NOT_FOUND' | 'ERROR_INVALID_VALUE',
): unknown {
  const outcome = schema.safeParse(value, { error: validationMessage })
  if (outcome.success) return outcome.data
  if (code === 'ERROR_NOT_FOUND') throw new Refusal(code)
  const [issue] = outcome.error.issues
  throw invalidValue(issue?.path.map(String).join('.') ?? '', issue && `${issue.message}.`)
}

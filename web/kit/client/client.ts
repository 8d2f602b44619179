import type { Operations } from './shapes.generated.ts'

/** A method and a path of the HTTP interface, such as `GET /transaction/{id}`. */
export type OperationName = keyof Operations
type Parts<Name extends OperationName> = Pick<Operations[Name], 'path' | 'query' | 'body'>

/** Parts of a request that an operation has; those it lacks are left out. */
export type RequestParts<Name extends OperationName> = {
  readonly [
    Part in keyof Parts<Name> as Parts<Name>[Part] extends undefined ? never : Part
  ]: Parts<Name>[Part]
} & { readonly signal?: AbortSignal }

export type Answer<Name extends OperationName> = Operations[Name]['answer']

/** A refusal of the service, or `status` 0 where it gave no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** As in `docs/reference/refusals.md`; `NO_ANSWER` where the service did not answer. */
  readonly code: string
  readonly requestId: string | null

  constructor(message: string, about: Pick<ApiError, 'status' | 'code' | 'requestId'>) {
    super(message)
    this.status = about.status
    this.code = about.code
    this.requestId = about.requestId
  }
}

export interface Client {
  /** @throws ApiError for every refusal and where no answer came; the signal's reason where it was aborted */
  call<Name extends OperationName>(name: Name, parts: RequestParts<Name>): Promise<Answer<Name>>
}

/** A client of this service that sends one key with each request. The key is stored nowhere else. */
export function createClient(key: string, send: typeof fetch = (...request) => fetch(...request)): Client {
  return {
    async call(name, { signal, ...parts }) {
      const [method = 'GET', template = ''] = name.split(' ')
      const { path, query, body }: UntypedParts = parts
      const headers = new Headers({ 'x-api-key': key })
      if (body !== undefined) headers.set('content-type', 'application/json')
      const response = await reach(send, requestUrl(template, path, query), {
        method,
        headers,
        cache: 'no-store',
        credentials: 'omit',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      })
      if (!response.ok) throw await refusalOf(response)
      // The service's own tests hold its answers to the same document that these types were made of.
      return (await contentOf(response)) as Answer<typeof name>
    },
  }
}

interface UntypedParts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

async function reach(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, init)
  } catch (error) {
    if (init.signal?.aborted === true) throw error
    throw new ApiError('', { status: 0, code: 'NO_ANSWER', requestId: null })
  }
}

/** Fills a path's template and adds what of the query has a value; a flag that is set is sent as 1. */
export function requestUrl(
  template: string,
  path: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]): [string, string] => [name, value === true ? '1' : String(value)])
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`
}

function contentOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return isJson ? response.json() : response.blob()
}

async function refusalOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id')
  const body: unknown = await response.json().catch(() => null)
  const { code = 'ERROR_INTERNAL_ERROR', message = response.statusText } = errorOf(body)
  return new ApiError(message, { status: response.status, code, requestId })
}

function errorOf(body: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return {}
  const { error } = body
  if (typeof error !== 'object' || error === null) return {}
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('message' in error && typeof error.message === 'string' ? { message: error.message } : {}),
  }
}

import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request } from 'undici'
import { Refusal } from '../../vocabulary/refusals.ts'
import { readBounded } from './read-bounded.ts'
import type { CredentialProvider, Credentials } from './credentials/credentials.ts'
import { addressOf, type Bucket } from './object-address.ts'
import { adviceOn, silence } from './object-store-advice.ts'
import { parseList, parseErrorCode } from './object-store-xml.ts'

export interface ObjectStoreSettings extends Bucket {
  readonly region: string
  readonly credentials: CredentialProvider
  readonly retryPolicy?: Partial<RetryPolicy>
}

/** How long a store that does not answer well is borne with. */
export interface RetryPolicy {
  /** Tries of one request; 4 unless told. */
  readonly tries: number
  /** Before the second try, doubled for each one after; half of it is randomness. 200 ms unless told. */
  readonly pauseMs: number
  /** For one try with a small body; each megabyte adds a second. 10 s unless told. */
  readonly tryMs: number
}

export interface StoredObject {
  /** Without the prefix. */
  readonly name: string
  /** Milliseconds since 1970, UTC, by the clock of the store. */
  readonly modifiedAt: number
}

const retryPolicy: RetryPolicy = { tries: 4, pauseMs: 200, tryMs: 10_000 }

/** An error document, or a page of a list, is never as large as this. */
const maxDocumentBytes = 4 * 1024 * 1024
const connectMs = 5000

/** Credentials ended before their time (Amazon S3 API Reference, Error responses). */
const expiredCodes: ReadonlySet<string> = new Set([
  'ExpiredToken',
  'ExpiredTokenException',
  'TokenRefreshRequired',
])
const skewCode = 'RequestTimeTooSkewed'

/** May pass by themselves: too many requests, the same request under way, and everything of the 500s. */
function mayPass(status: number, code: string): boolean {
  return status === 408 || status === 429 || status >= 500 || code === 'ConditionalRequestConflict'
}

interface Ask {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Without the prefix; absent for the bucket itself. */
  readonly name?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

interface Reply {
  readonly status: number
  readonly bytes: Uint8Array
  /** Header Date: the clock of the store. */
  readonly date: string
}

interface Failure {
  readonly refusal: Refusal
  readonly mayPass: boolean
  /** What was wrong with the signature is mended: the request can be signed anew at once. */
  readonly mended?: Mended
}

type Mended = 'credentials' | 'clock'

type Signed = Awaited<ReturnType<AwsV4Signer['sign']>>

interface Answer extends Reply {
  /** Which try it was, from 1. */
  readonly attempt: number
}

/**
 * The few requests of the S3 interface that a vault needs, signed (AWS Signature Version 4), each with a time limit and
 * tried again when it failed by something that may pass. A single PUT is atomic: what was cut off leaves nothing.
 *
 * All throw Refusal SERVICE_UNAVAILABLE, its cause a sentence for the operator, when the store does not do what it
 * was asked for.
 */
export class ObjectStore {
  readonly #settings: ObjectStoreSettings
  readonly #retryPolicy: RetryPolicy
  /** Milliseconds that the clock of the store is ahead of this machine's, once the store objected. */
  #skewMs = 0
  readonly #agent = new Agent({ connect: { timeout: connectMs }, keepAliveTimeout: 10_000 })

  constructor(settings: ObjectStoreSettings) {
    this.#settings = settings
    this.#retryPolicy = { ...retryPolicy, ...settings.retryPolicy }
  }

  /** Writes an object that is not there yet; false when there is another one of its name, which stays. */
  async create(name: string, bytes: Uint8Array): Promise<boolean> {
    const headers = { 'if-none-match': '*', 'content-type': 'application/octet-stream' }
    const { status, attempt } = await this.#ask({ method: 'PUT', name, headers, body: bytes }, [412])
    if (status !== 412) return true
    // An earlier try may have been written although its answer was lost.
    return attempt > 1 && Buffer.from(bytes).equals((await this.read(name)) ?? new Uint8Array(0))
  }

  /** Null when there is none. */
  async read(name: string): Promise<Uint8Array | null> {
    const { status, bytes } = await this.#ask({ method: 'GET', name }, [404])
    return status === 404 ? null : bytes
  }

  /** What is not there is removed already. */
  async remove(name: string): Promise<void> {
    await this.#ask({ method: 'DELETE', name }, [404])
  }

  /** All objects whose name begins so, a page at a time. */
  async *list(start: string): AsyncGenerator<StoredObject> {
    const prefix = this.#settings.prefix
    let token: string | null = null
    do {
      const query = {
        'list-type': '2',
        prefix: prefix + start,
        ...(token === null ? {} : { 'continuation-token': token }),
      }
      const page = parseList(textOf(await this.#ask({ method: 'GET', query })))
      for (const { key, modifiedAt } of page.objects)
        if (key.startsWith(prefix)) yield { name: key.slice(prefix.length), modifiedAt }
      token = page.next
    } while (token !== null)
  }

  /** Writes and replaces one small object, in one try; rejects when that cannot be done within the time. */
  async probe(name: string, withinMs: number): Promise<void> {
    const ask: Ask = { method: 'PUT', name, body: new Uint8Array(0) }
    await this.#ask(ask, [], { ...this.#retryPolicy, tries: 1, tryMs: withinMs })
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  /** Succeeds with 2xx or one of the statuses expected. A signature is mended once for each reason, apart from the tries. */
  async #ask(ask: Ask, expected: readonly number[] = [], retryPolicy = this.#retryPolicy): Promise<Answer> {
    const mended = new Set<Mended>()
    for (let attempt = 1; ;) {
      const outcome = await this.#once(ask, expected, retryPolicy.tryMs)
      if ('status' in outcome) return { ...outcome, attempt }
      if (outcome.mended !== undefined && !mended.has(outcome.mended)) {
        mended.add(outcome.mended)
        continue
      }
      if (!outcome.mayPass || attempt >= retryPolicy.tries) throw outcome.refusal
      const pause = retryPolicy.pauseMs * 2 ** (attempt - 1)
      await sleep(pause / 2 + randomInt(Math.max(1, Math.floor(pause / 2))))
      attempt++
    }
  }

  async #once(ask: Ask, expected: readonly number[], tryMs: number): Promise<Reply | Failure> {
    const credentials = await this.#settings.credentials
      .current()
      .catch((cause: unknown) => noCredentials(cause))
    if (!('accessKey' in credentials)) return credentials
    const signed = await this.#sign(ask, credentials)
    const signal = AbortSignal.timeout(Math.ceil(tryMs + (ask.body?.length ?? 0) / 1000))
    try {
      const reply = await this.#send(ask, { signed, signal })
      const code = reply.status < 300 ? '' : parseErrorCode(reply.bytes)
      const isMissingBucket = reply.status === 404 && code === 'NoSuchBucket'
      if (reply.status < 300 || (expected.includes(reply.status) && !isMissingBucket)) return reply
      return {
        refusal: unavailable(adviceOn(this.#settings, { status: reply.status, code })),
        mayPass: mayPass(reply.status, code),
        ...this.#mend(code, { credentials, date: reply.date }),
      }
    } catch (error) {
      return { refusal: unavailable(silence(this.#settings), error), mayPass: true }
    }
  }

  /** Drops credentials that the store calls expired; takes over its clock when this machine's is too far off. */
  #mend(
    code: string,
    { credentials, date }: { readonly credentials: Credentials; readonly date: string },
  ): Pick<Failure, 'mended'> {
    if (expiredCodes.has(code) && this.#settings.credentials.expire(credentials))
      return { mended: 'credentials' }
    const storeTime = Date.parse(date)
    if (code !== skewCode || Number.isNaN(storeTime)) return {}
    this.#skewMs = storeTime - Date.now()
    return { mended: 'clock' }
  }

  async #sign(
    { method, name, query = {}, headers = {}, body }: Ask,
    credentials: Credentials,
  ): Promise<Signed> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signer = new AwsV4Signer({
      method,
      url: addressOf(this.#settings, name, query),
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: credentials.accessKey,
      secretAccessKey: credentials.secretKey,
      ...(credentials.sessionToken === null ? {} : { sessionToken: credentials.sessionToken }),
      service: 's3',
      region: this.#settings.region,
      datetime: new Date(Date.now() + this.#skewMs).toISOString().replace(/[-:]|\.\d{3}/g, ''),
    })
    return signer.sign()
  }

  async #send(
    { method, name, body }: Ask,
    { signed, signal }: { readonly signed: Signed; readonly signal: AbortSignal },
  ): Promise<Reply> {
    const answer = await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: body ?? null,
      dispatcher: this.#agent,
      signal,
    })
    const isDocument = answer.statusCode >= 300 || name === undefined
    const bytes = await readBounded(answer.body, isDocument ? maxDocumentBytes : Infinity)
    return { status: answer.statusCode, bytes, date: String(answer.headers['date']) }
  }
}

function noCredentials(cause: unknown): Failure {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const sentence = `There are no credentials for the object store: ${reason} See docs/operate/cluster.md.`
  return { refusal: unavailable(sentence, cause), mayPass: true }
}

function unavailable(sentence: string, cause?: unknown): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', {
    retryAfterSeconds: 2,
    cause: new Error(sentence, { cause }),
  })
}

function textOf({ bytes }: Answer): string {
  return Buffer.from(bytes).toString('utf8')
}

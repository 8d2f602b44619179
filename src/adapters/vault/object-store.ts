import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request } from 'undici'
import { Refusal } from '../../vocabulary/refusals.ts'
import { parseList, parseErrorCode } from './object-store-xml.ts'

export interface ObjectStoreSettings {
  /** `https://host[:port]`, without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Before the name of every object; letters, digits and `._/-`. */
  readonly prefix: string
  /** `endpoint/bucket/name`; false: `bucket.endpoint/name`. */
  readonly pathStyle: boolean
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

/** May pass by themselves: too many requests, a twin under way, and everything of the 500s. */
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
}

interface Failure {
  readonly refusal: Refusal
  readonly mayPass: boolean
}

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
  readonly #patience: RetryPolicy
  readonly #agent = new Agent({ connect: { timeout: connectMs }, keepAliveTimeout: 10_000 })

  constructor(settings: ObjectStoreSettings) {
    this.#settings = settings
    this.#patience = { ...retryPolicy, ...settings.retryPolicy }
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
    await this.#ask(ask, [], { ...this.#patience, tries: 1, tryMs: withinMs })
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  /** Succeeds with 2xx or one of the statuses expected. */
  async #ask(ask: Ask, expected: readonly number[] = [], retryPolicy = this.#patience): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#once(ask, expected, retryPolicy.tryMs)
      if ('status' in outcome) return { ...outcome, attempt }
      if (!outcome.mayPass || attempt >= retryPolicy.tries) throw outcome.refusal
      const pause = retryPolicy.pauseMs * 2 ** (attempt - 1)
      await sleep(pause / 2 + randomInt(Math.max(1, Math.floor(pause / 2))))
    }
  }

  async #once(ask: Ask, expected: readonly number[], tryMs: number): Promise<Reply | Failure> {
    const signed = await this.#sign(ask)
    const signal = AbortSignal.timeout(Math.ceil(tryMs + (ask.body?.length ?? 0) / 1000))
    try {
      const reply = await this.#send(ask, { signed, signal })
      const code = reply.status < 300 ? '' : parseErrorCode(reply.bytes)
      const isMissingBucket = reply.status === 404 && code === 'NoSuchBucket'
      if (reply.status < 300 || (expected.includes(reply.status) && !isMissingBucket)) return reply
      return {
        refusal: unavailable(this.#adviceOn(reply.status, code)),
        mayPass: mayPass(reply.status, code),
      }
    } catch (error) {
      return { refusal: unavailable(this.#silence(), error), mayPass: true }
    }
  }

  async #sign({ method, name, query = {}, headers = {}, body }: Ask): Promise<Signed> {
    const { accessKey, secretKey, region } = this.#settings
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signer = new AwsV4Signer({
      method,
      url: this.#address(name, query),
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
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
    const bytes = await bounded(answer.body, isDocument ? maxDocumentBytes : Infinity)
    return { status: answer.statusCode, bytes }
  }

  #address(name: string | undefined, query: Readonly<Record<string, string>>): string {
    const { endpoint, bucket, prefix, pathStyle } = this.#settings
    const path = name === undefined ? '' : prefix + name
    const url = new URL(endpoint)
    if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}/${path}`
    else {
      url.hostname = `${bucket}.${url.hostname}`
      url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`
    }
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    return url.href
  }

  #silence(): string {
    return `The object store ${this.#settings.endpoint} does not answer. Check SYMBOLON_S3_ENDPOINT, the network and the store.`
  }

  #adviceOn(status: number, code: string): string {
    const { endpoint, bucket } = this.#settings
    const said = `The object store ${endpoint} answered ${status}${code === '' ? '' : ` ${code}`}.`
    if (status === 403)
      return `${said} Check SYMBOLON_S3_ACCESS_KEY, SYMBOLON_S3_SECRET_KEY, what they may do in the bucket, and this machine's clock.`
    if (code === 'NoSuchBucket')
      return `${said} Create the bucket ${bucket}, or set SYMBOLON_S3_BUCKET to another.`
    if (status < 400)
      return `${said} Set SYMBOLON_S3_ENDPOINT and SYMBOLON_S3_REGION to where the bucket is; redirects are not followed.`
    if (status === 501)
      return `${said} It must know conditional writes (If-None-Match), or a blob could be written over.`
    return `${said} ${status < 500 ? 'Check the settings SYMBOLON_S3_*.' : 'Look at the store.'}`
  }
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

async function bounded(body: AsyncIterable<unknown>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) throw new Error('The object store sent something that is no bytes.')
    length += part.length
    if (length > most) throw new Error('The object store sent more than was asked for.')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts, length))
}

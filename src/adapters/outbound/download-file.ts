import { closeSync, fsyncSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { CacheValidator, DownloadResult, EgressLimits } from '../../flows/ports/outbound/egress.ts'
import { conditionalHeaders, discardBody, firstValue } from './response-parts.ts'

/** Sends a request with these headers, and reads what comes. */
export type SendGet = (
  headers: Readonly<Record<string, string>>,
  read: (reply: Dispatcher.ResponseData) => Promise<DownloadResult>,
) => Promise<DownloadResult>

/** A file, or what of it has arrived, with the mark of the publisher's that it was fetched by. */
interface KeptFile {
  readonly bytes: number
  readonly validator: CacheValidator
}

/**
 * Fetches a file to a path, by way of `PATH.part`. Beside each lies its mark (`.mark`): only of the same file are the missing
 * bytes asked for (RFC 9110, 13.1.5 and 14.2).
 */
export async function downloadFile(
  path: string,
  limits: EgressLimits,
  send: SendGet,
): Promise<DownloadResult> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const whole = await keptFile(path)
  const begun = whole === null ? await keptFile(`${path}.part`) : null
  const range = begun === null ? null : rangeHeaders(begun)
  return send(range ?? conditionalHeaders(whole?.validator ?? limits.known), async (reply) => {
    const marked = marksOf(reply)
    const { validator } = marked
    try {
      if (reply.statusCode === 304 && (whole !== null || limits.known !== undefined))
        return { ...marked, unchanged: whole === null, resumedAt: whole?.bytes ?? 0 }
      const resumedAt = reply.statusCode === 206 && range !== null ? (begun?.bytes ?? 0) : 0
      if (reply.statusCode !== 200 && resumedAt === 0) throw new Error(`status ${reply.statusCode}`)
      await keepBody(reply, { path, resumedAt, validator, limits })
      return { ...marked, unchanged: false, resumedAt }
    } finally {
      discardBody(reply.body)
    }
  })
}

function marksOf({ headers }: Dispatcher.ResponseData): Pick<DownloadResult, 'validator' | 'lastModified'> {
  const validator = {
    etag: firstValue(headers['etag']),
    lastModified: firstValue(headers['last-modified']),
  }
  const modified = Date.parse(validator.lastModified)
  return { validator, lastModified: Number.isNaN(modified) ? null : modified }
}

async function keptFile(path: string): Promise<KeptFile | null> {
  try {
    // Written by `keepBody` alone.
    const validator = JSON.parse(await readFile(`${path}.mark`, 'utf8')) as CacheValidator
    return { bytes: (await stat(path)).size, validator }
  } catch {
    return null
  }
}

/** Null of a file whose mark does not say for certain that it is the same. */
function rangeHeaders({ bytes, validator }: KeptFile): Readonly<Record<string, string>> | null {
  const mark = validator.etag.startsWith('W/') ? '' : validator.etag || validator.lastModified
  return bytes === 0 || mark === '' ? null : { range: `bytes=${bytes}-`, 'if-range': mark }
}

async function keepBody(
  { headers, body }: Dispatcher.ResponseData,
  given: {
    readonly path: string
    readonly resumedAt: number
    readonly validator: CacheValidator
    readonly limits: EgressLimits
  },
): Promise<void> {
  const { path, resumedAt, validator, limits } = given
  const part = `${path}.part`
  const length = firstValue(headers['content-length'])
  const total = length === '' ? null : resumedAt + Number(length)
  if (total !== null && total > limits.maxBytes) throw new Error('too large')
  writeFileSync(`${part}.mark`, JSON.stringify(validator), { mode: 0o600 })
  const file = openSync(part, resumedAt === 0 ? 'w' : 'a', 0o600)
  try {
    const received = await writeBody(body, { file, begin: resumedAt, total, limits })
    if (total !== null && received !== total) throw new Error('cut off')
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  await rename(part, path)
  await rename(`${part}.mark`, `${path}.mark`)
  await rm(part, { force: true })
}

/** Writes chunks as they come, never holding them back (see `highWaterMark` of the egress). Each takes microseconds. */
function writeBody(
  body: Readable,
  given: {
    readonly file: number
    readonly begin: number
    readonly total: number | null
    readonly limits: EgressLimits
  },
): Promise<number> {
  const { file, begin, total, limits } = given
  let received = begin
  return new Promise((resolve, reject) => {
    body.on('data', (chunk: unknown) => {
      try {
        if (!(chunk instanceof Uint8Array)) throw new Error('unexpected chunk')
        received += chunk.byteLength
        if (received > limits.maxBytes) throw new Error('too large')
        for (let at = 0; at < chunk.byteLength;) at += writeSync(file, chunk, at)
        limits.onProgress?.(received, total)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
        body.destroy()
      }
    })
    body.on('end', () => resolve(received))
    body.on('error', reject)
    body.on('close', () => reject(new Error('cut off')))
  })
}

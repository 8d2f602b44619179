import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { canary, containsCanary } from '../world/facts/canary.ts'
import { type Cluster, startCluster } from '../world/service/cluster.ts'
import { sendHttpRequest, type HttpResponse } from '../world/service/http-call.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { serviceKeys } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

describe('after everything about someone was deleted', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'symbolon-remains-'))
  let cluster: Cluster
  let receiver: WebhookReceiver
  let folders: readonly string[] = []

  beforeAll(async () => {
    const servers = inject('stores')
    if (servers === undefined || servers === null) throw new Error('No servers.')
    receiver = await openWebhookReceiver()
    // A receiver answers with whatever it likes.
    receiver.answer(() => ({ status: 500, body: canary }))
    cluster = await startCluster(servers, {
      program: 'built',
      apis: 1,
      workers: 1,
      environment: {
        SYMBOLON_LOG_LEVEL: 'debug',
        SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1',
        TMPDIR: temporary,
      },
    })
    folders = [temporary, ...[...cluster.apis, ...cluster.workers].map(({ directory }) => directory)]
  })
  afterAll(async () => {
    await cluster.stop()
    await receiver.close()
    rmSync(temporary, { recursive: true, force: true })
  })

  async function ask(method: string, path: string, body?: unknown): Promise<HttpResponse> {
    const headers = {
      'x-api-key': serviceKeys.server,
      'content-type': 'application/json',
      ...(method === 'POST' ? { 'idempotency-key': `${canary}-${path}-${performance.now()}` } : {}),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return sendHttpRequest(cluster.apis[0]?.url ?? '', { method, path, headers, ...sent })
  }

  async function scanned(): Promise<string> {
    const passport = await specimenFile({ kind: 'passport', today: todayInUtc() })
    const made = await ask('POST', '/scan', {
      document: passport.base64,
      profile: 'security_low',
      profileOverride: { webhook: `${receiver.url}/${canary}` },
      customData: canary,
      verifyName: canary,
    })
    return scanAnswer.parse(made.json()).transactionId ?? ''
  }

  async function subjectOf(id: string): Promise<string> {
    const trace = await ask('GET', `/x/transactions/${id}/trace`)
    return z.object({ subjectId: z.string() }).parse(trace.json()).subjectId
  }

  /** The whole database as its own tool writes it out, and every file of its server, logs included. */
  async function database(): Promise<ReadonlyMap<string, Uint8Array>> {
    const url = cluster.environment['SYMBOLON_DATABASE_URL'] ?? ''
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // So that what is in memory alone lies in the files, too.
    await client.query('checkpoint')
    const { rows } = await client.query('show data_directory')
    await client.end()
    const { data_directory: directory } = z.object({ data_directory: z.string() }).parse(rows[0])
    const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
    const dump = execFileSync(`/usr/lib/postgresql/${version}/bin/pg_dump`, [url], { maxBuffer: 1 << 29 })
    return new Map([['pg_dump', dump], ...filesIn(dirname(directory))])
  }

  function filesIn(folder: string): [string, Uint8Array][] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => bytesOf(path).map((bytes): [string, Uint8Array] => [path, bytes]))
  }

  /** Its bytes; none when it is gone by now, as files of a server that runs may be. */
  function bytesOf(path: string): Uint8Array[] {
    try {
      return [readFileSync(path)]
    } catch (error) {
      if (existsSync(path)) throw error
      return []
    }
  }

  async function objects(): Promise<ReadonlyMap<string, Uint8Array>> {
    const { environment } = cluster
    const client = new AwsClient({
      accessKeyId: environment['SYMBOLON_S3_ACCESS_KEY'] ?? '',
      secretAccessKey: environment['SYMBOLON_S3_SECRET_KEY'] ?? '',
      service: 's3',
      region: 'us-east-1',
    })
    const bucket = `${environment['SYMBOLON_S3_ENDPOINT'] ?? ''}/${environment['SYMBOLON_S3_BUCKET'] ?? ''}`
    const listed = await (await client.fetch(`${bucket}?list-type=2`)).text()
    const found = new Map<string, Uint8Array>([['the list of objects', Buffer.from(listed)]])
    for (const [, key = ''] of listed.matchAll(/<Key>([^<]+)<\/Key>/g))
      found.set(key, new Uint8Array(await (await client.fetch(`${bucket}/${key}`)).arrayBuffer()))
    return found
  }

  const personalTexts = (places: ReadonlyMap<string, Uint8Array>): string[] =>
    [...places].filter(([, bytes]) => containsCanary(bytes)).map(([name]) => name)

  it('#117 neither dump, database files, objects, folders of the processes nor logs name the person, the webhook log included', async () => {
    const [deleted, erased] = [await scanned(), await scanned()]
    await ask('PATCH', `/transaction/${erased}`, { decision: 'review', reason: canary, note: canary })
    await ask('POST', '/export/transaction', { customData: canary })
    await ask('POST', '/aml', { name: canary })
    await ask('GET', `/transaction/${canary}`)
    await ask('GET', `/transaction?customData=${canary}`)
    await ask('POST', '/scan', { document: `http://127.0.0.1:9/${canary}.jpg`, profile: canary })
    await expect.poll(() => receiver.received.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(2)
    // It was all there: who may read it reads it.
    expect(containsCanary((await ask('GET', `/transaction/${deleted}`)).bytes)).toBe(true)
    expect(containsCanary((await ask('GET', '/webhook')).bytes)).toBe(true)
    expect((await objects()).size).toBeGreaterThan(1)
    const subject = await subjectOf(erased)
    expect((await ask('DELETE', `/transaction/${deleted}`)).status).toBe(200)
    expect((await ask('DELETE', `/x/subjects/${subject}`)).status).toBe(200)
    expect(personalTexts(await database())).toEqual([])
    expect(personalTexts(await objects())).toEqual([])
    const all = [...cluster.apis, ...cluster.workers]
    const duringErasure = folders.flatMap((folder) => filesIn(folder))
    expect(duringErasure.length).toBeGreaterThan(0)
    await Promise.all(all.map((running) => running.stop()))
    const afterwards = folders.flatMap((folder) => filesIn(folder))
    expect(personalTexts(new Map([...duringErasure, ...afterwards]))).toEqual([])
    expect(all.map(({ said }) => said()).filter((said) => containsCanary(Buffer.from(said)))).toEqual([])
    expect(all[0]?.said()).toContain('"msg":"answered"')
  })
})

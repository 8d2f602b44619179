import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { MoveReport } from '../../src/entrypoints/cli/program.ts'
import { moveStore } from '../../src/main/store/move-store.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { startWebhookDispatcher } from '../../src/entrypoints/worker/start-webhook-dispatcher.ts'
import { type TestServer, openTestServer } from '../world/service/server.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../world/service/receiver.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { storeScanWithPicture } from '../world/facts/scans.ts'
import { serviceKeys } from '../world/service/service.ts'
import { createStores } from '../world/stores/stores.ts'

/** The embedded database and files, whatever the servers of the suite. */
const embeddedOnly = { SYMBOLON_DATABASE_URL: '', SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1' }
const endedArgs = { from: undefined, fromVault: undefined, withFindings: false }
const noProgress = (): undefined => undefined
const archiveShape = z.looseObject({ url: z.string() })

describe('an embedded store that is moved to PostgreSQL and an object store', () => {
  const home = mkdtempSync(join(tmpdir(), 'symbolon-move-'))
  const elsewhere = join(home, 'node')
  let directory = ''
  let receiver: WebhookReceiver
  let servers: Record<string, string> = {}
  let report: MoveReport
  let unreportedId = ''
  const before = new Map<string, unknown>()
  const deletedId: string[] = []
  /** Addresses that are signed, and open without a key. */
  const open: { readonly url: string; readonly bytes: Buffer }[] = []
  const profile = { name: 'Moved', webhook: 'https://example.com/hook' }
  let made: unknown

  beforeAll(async () => {
    const addresses = inject('stores')
    if (addresses === undefined || addresses === null) throw new Error('No servers.')
    servers = await createStores(addresses)
    receiver = await openWebhookReceiver()
    directory = await createDataDirectory()
    const server = await openTestServer({ ...embeddedOnly, SYMBOLON_DATA_DIR: directory })
    try {
      await live(server)
      await snapshotResponses(server)
    } finally {
      await server.app.close()
      await server.service.close()
    }
  })
  afterAll(async () => {
    await receiver.close()
    for (const folder of [home, directory]) rmSync(folder, { recursive: true, force: true })
  })

  /** Scans, one of them with an event, an archive, a profile, a key, a hold, a rule, and an erased person. */
  async function live(server: TestServer): Promise<void> {
    const { records, ports } = server.service
    await records.bootstrapWebhookSecret(null)
    const principal = await principalOf(records, serviceKeys.server)
    const scans = []
    for (let i = 0; i < 4; i++)
      scans.push(
        await storeScanWithPicture({ records, vault: ports.vault }, principal, { customData: `u${i}` }),
      )
    unreportedId = (await storeScan(records, principal, { webhook: `${receiver.url}/told` })).id
    made = (await repeated(server)).json()
    const exported = await server.ask({
      method: 'POST',
      url: '/export/transaction',
      body: { transactionId: [scans[0]?.transaction.id, scans[1]?.transaction.id], images: true },
    })
    const { pathname, search } = new URL(archiveShape.parse(exported.json()).url)
    open.push({ url: pathname + search, bytes: Buffer.alloc(0) })
    const subjects = await Promise.all(scans.map(({ transaction }) => subjectOf(server, transaction.id)))
    const hold = { target: subjects[2], reason: 'a lawsuit' }
    expect((await server.ask({ method: 'POST', url: '/x/legal-holds', body: hold })).statusCode).toBe(200)
    expect((await server.ask({ method: 'DELETE', url: `/x/subjects/${subjects[3]}` })).statusCode).toBe(200)
    deletedId.push(`/transaction/${scans[3]?.transaction.id}`, `/x/subjects/${subjects[3]}`)
    for (const { transaction, token } of scans.slice(0, 3))
      for (const url of [
        `/transaction/${transaction.id}`,
        `/x/transactions/${transaction.id}/trace`,
        `/imagevault/${token}`,
      ])
        before.set(url, null)
    before.set(`/x/subjects/${subjects[3]}/certificate`, null)
  }

  async function snapshotResponses(server: TestServer): Promise<void> {
    for (const url of [
      '/transaction',
      '/profile',
      '/webhook',
      '/x/events',
      '/x/legal-holds',
      '/x/retention',
      '/x/subjects',
      '/x/keys',
      '/x/account',
      '/x/audit?limit=100',
    ])
      before.set(url, null)
    for (const url of before.keys()) before.set(url, (await reported(server, url)).body)
    for (const one of open)
      Object.assign(one, { bytes: (await server.ask({ method: 'GET', url: one.url, key: null })).bytes })
  }

  const reported = (server: TestServer, url: string) => server.ask({ method: 'GET', url })
  const repeated = (server: TestServer) =>
    server.ask({
      method: 'POST',
      url: '/profile',
      body: profile,
      headers: { 'idempotency-key': 'one-profile-and-no-more' },
    })
  async function subjectOf(server: TestServer, id: string): Promise<string> {
    return z.string().parse((await reported(server, `/x/transactions/${id}/trace`)).record()['subjectId'])
  }

  const settings = () => readSettings({ SYMBOLON_DATA_DIR: elsewhere, ...servers })
  const request = () => ({ ...endedArgs, from: directory })

  it('is as it was, and nothing is in the new one, when the move is cut off in its middle', async () => {
    for (const cutAt of ['blobs', 'rows', 'check']) {
      const cut = (stage: string): void => {
        if (stage === cutAt) throw new Error('The power went.')
      }
      await expect(moveStore(settings(), request(), cut), cutAt).rejects.toThrow('The power went.')
    }
    const server = await openTestServer({ ...embeddedOnly, SYMBOLON_DATA_DIR: directory })
    expect((await reported(server, '/transaction')).body).toBe(before.get('/transaction'))
    await expect(moveStore(settings(), request(), noProgress)).rejects.toThrow(/in use|belongs to|held by/i)
    await server.app.close()
    await server.service.close()
  })

  it('is moved whole: compared, examined, and no longer served from where it was', async () => {
    const stages = new Set<string>()
    report = await moveStore(settings(), request(), (stage) => void stages.add(stage))
    expect(report).toMatchObject({ moved: true, findings: [], from: directory })
    expect(report.rows).toMatchObject({ transactions: 4, images: 3, erasure_ledger: 2, exports: 1 })
    expect(report.to).not.toContain('@')
    expect([...stages]).toEqual(['blobs', 'rows', 'compare', 'check'])
    expect(existsSync(join(elsewhere, 'master.key'))).toBe(true)
    await expect(openTestServer({ ...embeddedOnly, SYMBOLON_DATA_DIR: directory })).rejects.toThrow(
      /was moved to/,
    )
  })

  it('is not moved into a store that is there', async () => {
    await expect(moveStore(settings(), request(), noProgress)).rejects.toThrow(/is not empty/)
  })

  it('answers everything from its new place as it did from the old one', async () => {
    const server = await openTestServer({
      ...servers,
      SYMBOLON_DATA_DIR: elsewhere,
      SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1',
    })
    try {
      for (const [url, body] of before)
        if (!url.startsWith('/x/keys') && !url.startsWith('/x/audit'))
          expect((await reported(server, url)).body, url).toBe(body)
      for (const { url, bytes } of open)
        expect((await server.ask({ method: 'GET', url, key: null })).bytes.equals(bytes), url).toBe(true)
      for (const url of deletedId) expect((await reported(server, url)).statusCode, url).toBe(404)
      expect((await repeated(server)).json()).toEqual(made)
      await expectSound(server)
    } finally {
      await server.close()
    }
  })

  async function expectSound(server: TestServer): Promise<void> {
    const { records, ports } = server.service
    const audit = await server.ask({ method: 'POST', url: '/x/audit/verify', body: {} })
    expect(audit.record()).toMatchObject({ isWhole: true })
    const principal = await principalOf(records, serviceKeys.server)
    await storeScanWithPicture({ records, vault: ports.vault }, principal)
    const dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, idleMs: 20 })
    while (receiver.received.length === 0) await new Promise((soon) => setTimeout(soon, 50))
    await dispatcher.stop()
    expect(receiver.received.map(({ body }) => body['transactionId'])).toEqual([unreportedId])
    const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
    expect(checked.record()).toMatchObject({ isSound: true })
  }
})

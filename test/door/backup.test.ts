import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { restoreStore } from '../../src/main/store/restore-store.ts'
import { openStore } from '../../src/main/open-store.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { type TestServer, openTestServer } from '../world/service/server.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'
import { specimenFile, todayInUtc } from '../world/pictures/specimen-file.ts'
import { scanAnswer } from '../world/service/wire-shapes.ts'

interface Scanned {
  readonly id: string
  readonly subjectId: string
  /** Path of the signed link to its picture. */
  readonly link: string
}

const backupStatus = z.looseObject({
  state: z.string(),
  trouble: z.string().nullable(),
  masterKeyExported: z.boolean(),
  report: z.looseObject({ counts: z.record(z.string(), z.number()) }).nullable(),
})
const nothing = {
  dataDir: undefined,
  ledger: undefined,
  withoutNewerLedger: false,
  masterKey: undefined,
  force: false,
}

// Each restore examines and opens a whole store: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

describe('a backup made under load, and put back after someone was erased', () => {
  const home = mkdtempSync(join(tmpdir(), 'symbolon-backup-'))
  const backup = join(home, 'backup')
  let directory = ''
  let survivingScan: Scanned
  let erasedSubject: Scanned
  /** Wrapped keys of anyone who was erased, as they lie in the backup. */
  let keysOfGone: readonly Buffer[] = []
  const before: string[] = []
  let made: z.output<typeof backupStatus>

  beforeAll(async () => {
    directory = await createDataDirectory()
    const server = await openTestServer({ SYMBOLON_DATA_DIR: directory })
    try {
      survivingScan = await scanned(server, 1)
      erasedSubject = await scanned(server, 2)
      keysOfGone = await wrappedKeys(server, erasedSubject)
      made = await backupUnderLoad(server)
      expect(
        (await server.ask({ method: 'DELETE', url: `/x/subjects/${erasedSubject.subjectId}` })).statusCode,
      ).toBe(200)
    } finally {
      await server.close()
    }
  }, 300_000)
  afterAll(() => {
    for (const folder of [home, directory]) rmSync(folder, { recursive: true, force: true })
  })

  async function scanned(server: TestServer, seed: number): Promise<Scanned> {
    const document = (await specimenFile({ kind: 'passport', today: todayInUtc(), seed })).base64
    const body = { document, profile: 'security_low' }
    const reply = await server.ask({ method: 'POST', url: '/scan', key: 'test', body })
    const { transactionId: id = '', outputImage } = scanAnswer.parse(reply.json())
    const link = new URL(outputImage?.front ?? '')
    const trace = await server.ask({ method: 'GET', url: `/x/transactions/${id}/trace` })
    const subjectId = z.string().parse(trace.record()['subjectId'])
    return { id, subjectId, link: link.pathname + link.search }
  }

  async function wrappedKeys(server: TestServer, { id, subjectId }: Scanned): Promise<readonly Buffer[]> {
    // The service shows no keys; a store of its own would find the directory taken. The rows are read in a copy.
    const copy = mkdtempSync(join(home, 'copy-'))
    await runBackup(server, join(copy, 'b'))
    cpSync(join(copy, 'b', 'database'), join(copy, 'd', 'database'), { recursive: true })
    cpSync(join(directory, 'master.key'), join(copy, 'd', 'master.key'))
    const closing: (() => Promise<void>)[] = []
    const { database } = await openStore(readSettings({ SYMBOLON_DATA_DIR: join(copy, 'd') }), closing)
    const records = await database.kysely
      .selectFrom('record_keys')
      .select('wrapped')
      .where('record_id', '=', id)
      .execute()
    const subjects = await database.kysely
      .selectFrom('subject_keys')
      .select('wrapped')
      .where('subject_id', '=', subjectId)
      .execute()
    for (const part of closing.reverse()) await part()
    rmSync(copy, { recursive: true })
    return [...records, ...subjects].map(({ wrapped }) => Buffer.from(wrapped))
  }

  async function runBackup(server: TestServer, folder: string): Promise<z.output<typeof backupStatus>> {
    const begun = await server.ask({ method: 'POST', url: '/x/backup', key: 'operator', body: { folder } })
    let now = backupStatus.parse(begun.json())
    while (now.state === 'running') {
      await sleep(20)
      now = backupStatus.parse(
        (await server.ask({ method: 'GET', url: '/x/backup', key: 'operator' })).json(),
      )
    }
    expect(now.trouble).toBeNull()
    return now
  }

  /** Records are stored all the while; the test keeps which of them were acknowledged before it began. */
  async function backupUnderLoad(server: TestServer): Promise<z.output<typeof backupStatus>> {
    const { records } = server.service
    const live = await principalOf(records, serviceKeys.server)
    const going = { on: true }
    const stored: string[] = []
    const load = (async () => {
      while (going.on) stored.push((await storeScan(records, live)).id)
    })()
    while (stored.length < 20) await sleep(5)
    before.push(...stored)
    const done = await runBackup(server, backup)
    going.on = false
    await load
    expect(stored.length).toBeGreaterThan(before.length)
    return done
  }

  const into = (folder: string) => readSettings({ SYMBOLON_DATA_DIR: join(home, folder) })
  const request = () => ({ ...nothing, backup, masterKey: join(directory, 'master.key') })
  const ledger = () => join(directory, 'erasures.jsonl')

  it('says that the master key was never exported, and does not hold it', () => {
    expect(made.masterKeyExported).toBe(false)
    expect(readdirSync(backup).sort()).toEqual([
      'SHA256SUMS',
      'database',
      'erasures.jsonl',
      'lists',
      'manifest.json',
      'vault',
    ])
  })

  it('is not put back while it is not known what was erased since', async () => {
    await expect(restoreStore(into('unknown'), request(), () => undefined)).rejects.toThrow(/--ledger/)
    const truncatedBackup = join(home, 'torn.jsonl')
    writeFileSync(truncatedBackup, `${readFileSync(ledger(), 'utf8')}{"half a line"}\n`)
    await expect(
      restoreStore(into('unknown'), { ...request(), ledger: truncatedBackup }, () => undefined),
    ).rejects.toThrow(/damaged/)
    expect(readdirSync(home)).not.toContain('unknown')
  })

  it('leaves anyone who was erased unreadable, and everyone else as they were', async () => {
    const report = await restoreStore(into('back'), { ...request(), ledger: ledger() }, () => undefined)
    expect(report.findings).toEqual([])
    expect(report.erasedAgain).toBeGreaterThanOrEqual(2)
    expect(keysOfGone).toHaveLength(2)
    expect(filesHolding(join(backup), keysOfGone)).not.toEqual([])
    expect(filesHolding(join(home, 'back'), keysOfGone)).toEqual([])

    const server = await openTestServer({ SYMBOLON_DATA_DIR: join(home, 'back') })
    try {
      for (const url of [
        `/transaction/${erasedSubject.id}`,
        `/x/transactions/${erasedSubject.id}/trace`,
        `/x/subjects/${erasedSubject.subjectId}`,
        `/x/subjects/${erasedSubject.subjectId}/export`,
      ])
        expect((await server.ask({ method: 'GET', url })).statusCode, url).toBe(404)
      expect((await server.ask({ method: 'GET', url: erasedSubject.link, key: null })).statusCode).toBe(404)
      expect((await server.ask({ method: 'GET', url: survivingScan.link, key: null })).statusCode).toBe(200)
      for (const id of [survivingScan.id, ...before])
        expect((await server.ask({ method: 'GET', url: `/transaction/${id}` })).statusCode).toBe(200)
      const checked = await server.ask({ method: 'POST', url: '/x/fsck', key: 'operator' })
      expect(checked.record()).toMatchObject({ isSound: true })
    } finally {
      await server.close()
    }
  })

  it('is not put back over a store, unless that one is moved aside', async () => {
    const again = { ...request(), masterKey: undefined }
    await expect(restoreStore(into('back'), again, () => undefined)).rejects.toThrow(/--force/)
    // The ledger that lies beside the store is the newest one.
    const report = await restoreStore(into('back'), { ...again, force: true }, () => undefined)
    expect(report.erasedAgain).toBeGreaterThanOrEqual(2)
    expect(readdirSync(report.formerDirectory ?? '')).toContain('database')
  })

  it('is never served half restored, and starts over when it is run again', async () => {
    const stopping = () => {
      throw new Error('The power went.')
    }
    const half = (stage: string): void => (stage === 'copy' ? stopping() : undefined)
    const run = { ...request(), ledger: ledger() }
    await expect(restoreStore(into('half'), run, half)).rejects.toThrow('The power went.')
    await expect(openTestServer({ SYMBOLON_DATA_DIR: join(home, 'half') })).rejects.toThrow(/being restored/)
    expect((await restoreStore(into('half'), run, () => undefined)).findings).toEqual([])
  })

  it('is refused when a byte of it is another, by the name of the file', async () => {
    const [blob = ''] = filesBelow(join(backup, 'vault'))
    appendFileSync(blob, 'x')
    const run = restoreStore(into('broken'), { ...request(), ledger: ledger() }, () => undefined)
    await expect(run).rejects.toThrow(`${blob} is damaged.`)
    expect(readdirSync(home)).not.toContain('broken')
  })
})

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function filesHolding(folder: string, needles: readonly Buffer[]): readonly string[] {
  return filesBelow(folder).filter((path) => {
    const bytes = readFileSync(path)
    return needles.some((needle) => bytes.includes(needle))
  })
}

import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { buildServer } from '../../src/entrypoints/http/kit/server.ts'
import { openService } from '../../src/main/open-service.ts'
import { silentLog } from '../../src/platform/process/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { principalOf } from '../world/stores/records.ts'
import { storeScanWithPicture } from '../world/facts/scans.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'

describe('A start on a data directory that was used before', () => {
  let directory = ''
  const open = () => openService(readSettings({ SYMBOLON_DATA_DIR: directory }), () => null)
  const key = () => join(directory, 'master.key')
  beforeAll(async () => {
    directory = await createDataDirectory()
    const service = await open()
    await service.records.bootstrap({})
    await service.close()
  })
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true })
  })

  it('without its master.key is refused, and no other key is written', async () => {
    renameSync(key(), `${key()}.elsewhere`)
    await expect(open()).rejects.toThrow(/There is no master key at .*Restore it from where you keep it/)
    expect(existsSync(key())).toBe(false)
    renameSync(`${key()}.elsewhere`, key())
    await (await open()).close()
  })

  it('with a database that lost a file does not claim that nothing is lost, and names the backup', async () => {
    const lost = join(directory, 'database', 'global', 'pg_control')
    renameSync(lost, join(directory, 'pg_control.elsewhere'))
    const failure = await open().then(
      () => '',
      (error: unknown) => String(error),
    )
    renameSync(join(directory, 'pg_control.elsewhere'), lost)
    expect(failure).toContain('restore a backup')
    expect(failure).not.toContain('Nothing that was acknowledged is lost')
  })

  it('by a version older than its tables is refused in one sentence', async () => {
    const database = await openDatabase({ kind: 'embedded', directory })
    const session = await database.engine.acquire()
    await session.script(`insert into symbolon_migrations values ('9999-of-tomorrow', 'ab', 1)`)
    session.release()
    await database.close()
    await expect(open()).rejects.toThrow(
      'A newer version of Symbolon has migrated this database (9999-of-tomorrow): start that version or a later one.',
    )
  })
})

describe('Files that this service keeps', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer({ SYMBOLON_S3_ENDPOINT: '', SYMBOLON_DATABASE_URL: '' })
  })
  afterAll(() => server.close())

  const filesBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))

  it.each<[string, (path: string) => void]>([
    ['was changed', (path) => writeFileSync(path, Buffer.from('not what was stored'))],
    ['is gone', (path) => rmSync(path)],
  ])('have a code of their own where one %s', async (_, harm) => {
    const { records, ports } = server.service
    const principal = await principalOf(records, server.keys.server)
    const { token, blobId } = await storeScanWithPicture({ records, vault: ports.vault }, principal)
    const request = { method: 'GET', url: `/imagevault/${token}` } as const
    expect((await server.ask(request)).statusCode).toBe(200)
    const [path] = filesBelow(join(server.directory, 'vault')).filter((file) => file.includes(blobId))
    harm(path ?? '')
    const refused = (await server.ask(request)).error()
    expect(refused).toMatchObject({ status: 500, code: 'ERROR_STORED_FILE_DAMAGED' })
    expect(refused.message).toMatch(/Incident [0-9a-f]{32}\.$/)
  })

  it('are readable by their owner alone in a backup', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'symbolon-modes-')), 'backup')
    await server.ask({ method: 'POST', url: '/x/backup', key: 'operator', body: { folder } })
    await expect.poll(() => existsSync(folder)).toBe(true)
    const open = filesBelow(folder).filter((path) => (statSync(path).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(filesBelow(join(folder, 'database')).length).toBeGreaterThan(100)
  })
})

describe('A machine without ffmpeg', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it.each([[[]], [['ffmpeg']]])('is reported in /readyz: %j', async (missingPrograms) => {
    const { ports, linkKey } = server.service
    const inference = { ...ports.inference, missingPrograms: () => missingPrograms }
    const settings = readSettings({ SYMBOLON_DATA_DIR: server.directory })
    const app = buildServer({
      settings,
      ports: { ...ports, inference },
      linkKey,
      log: silentLog,
      endpoints: allEndpoints,
    })
    const reply = await app.inject({ method: 'GET', url: '/readyz' })
    expect(reply.json()).toMatchObject({ status: 'ready', missingPrograms })
    await app.close()
  })
})

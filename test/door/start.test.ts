import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/adapters/records/engine/database.ts'
import { allEndpoints } from '../../src/entrypoints/http/all.ts'
import { buildServer } from '../../src/entrypoints/http/kit/server.ts'
import { openService } from '../../src/main/open-service.ts'
import { silentLog } from '../../src/platform/process/log.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { createDataDirectory } from '../world/embedded.ts'
import { openTestServer, type TestServer } from '../world/server.ts'

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

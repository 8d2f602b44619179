import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemIds } from '../../src/platform/process/ids.ts'
import { openFileVault } from '../../src/adapters/vault/file-vault.ts'
import { aTransaction } from '../world/facts/a-transaction.ts'
import { canary, containsCanary } from '../world/facts/canary.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import { aChange, historyOf, holderOf, openLinkSession, storeLink } from '../world/verification/store-link.ts'
import { startPostgres } from '../world/stores/postgres.ts'
import { openTestRecords, principalOf, type TestRecords } from '../world/stores/records.ts'

const postgres = await startPostgres()
const storeLocations = [
  { name: 'the embedded database', url: null },
  ...(postgres === null ? [] : [{ name: 'PostgreSQL', url: postgres.database() }]),
]

describe.each(storeLocations)('what lies on the disk with $name', ({ url }) => {
  let directory = ''
  let world: TestRecords

  beforeAll(async () => {
    directory = await createDataDirectory()
    world = await openTestRecords(url === null ? { kind: 'embedded', directory } : { kind: 'postgres', url })
  })

  afterAll(() => {
    rmSync(directory, { recursive: true, force: true })
    if (url !== null) postgres?.stop()
  })

  async function storeCanary(): Promise<{ id: string; subjectId: string }> {
    const { records } = world
    const made = await records.bootstrap({})
    const live = made[0] === undefined ? await records.operator() : await principalOf(records, made[0].key)
    const vault = await openFileVault({ directory: join(directory, 'vault'), alone: true })
    const record = await records.fresh(live)
    const [token, blobId] = [systemIds.token(), systemIds.token()]
    const { sha256, size } = await vault.keep({ id: blobId }, Buffer.from(canary.repeat(50)), record.seal)
    const request = { key: `${canary} ${record.id}`, bodyHash: 'b' }
    await records.claim(live, request, 120_000)
    const transaction = aTransaction(record, live, {
      customData: canary,
      docupass: canary,
      images: { front: token },
      fields: { lastName: [{ value: canary, confidence: 1, source: 'mrz', index: 0 }] },
    })
    await records.commit(live, {
      record,
      transaction,
      images: [{ token, blobId, side: 'front', contentType: 'image/jpeg', sha256, size }],
      reservation: await records.reserve(live, 1),
      webhook: `https://example.com/${canary}`,
      idempotency: { ...request, answer: () => ({ name: canary }) },
    })
    await records.decide(live, record.id, { decision: 'review', reason: canary, note: canary })
    await records.createProfile(live, { name: canary, settings: { docupass: { companyName: canary } } })
    const screened = await records.recordScreening(live, {
      query: { name: canary },
      hits: [{ entityId: canary, score: 1, facts: canary }],
      versions: [],
      matcher: '1',
      reservation: await records.reserve(live, 1),
    })
    await records.noteFalsePositive(live, {
      ...{ recordId: screened.id, entityId: canary, reason: canary, expiresAt: null, needsApproval: false },
    })
    await records.linkRecord(live, { subjectId: record.subjectId, recordId: screened.id })
    await linkWithCanary(records, live, record.subjectId)
    expect(await records.get(live, record.id)).toMatchObject({ customData: canary })
    return record
  }

  /** A link of the same person, under way. */
  async function linkWithCanary(
    records: TestRecords['records'],
    live: Principal,
    subjectId: string,
  ): Promise<void> {
    const link = await storeLink(records, live, { customData: canary, userPhone: canary })
    const holder = await holderOf(records, link)
    const session = await openLinkSession(records, holder, { at: 1 })
    const deed = { kind: 'form', answers: { name: canary } } as const
    await records.changeLink(holder.principal, await aChange(records, holder, { deed, at: 2, session }))
    await records.countSend(holder.principal, [{ name: canary, windowMs: 60_000, most: 9 }])
    await records.linkRecord(live, { subjectId, recordId: link.id })
    expect((await historyOf(records, holder)).events).toMatchObject([{}, { deed }])
  }

  function filesWithCanary(): readonly string[] {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => containsCanary(readFileSync(path)))
  }

  async function rowsWithCanary(): Promise<readonly string[]> {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(world.database.kysely)
    const found: string[] = []
    for (const { name } of tables.rows) {
      const dump = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        world.database.kysely,
      )
      if (dump.rows.some(({ row }) => containsCanary(Buffer.from(row)))) found.push(name)
    }
    return found
  }

  it('#117 #130 names no one, neither in a dump nor in any file, before a deletion and after it', async () => {
    const first = await storeCanary()
    const second = await storeCanary()
    expect(await rowsWithCanary()).toEqual([])
    const live = await world.records.operator()
    await world.records.remove(live, first.id)
    await world.records.eraseSubject(live, second.subjectId)
    expect(await rowsWithCanary()).toEqual([])
    await world.records.close()
    expect(filesWithCanary()).toEqual([])
  })

  it('would be noticed if it did', () => {
    expect(containsCanary(Buffer.from(`…${canary}…`))).toBe(true)
  })
})

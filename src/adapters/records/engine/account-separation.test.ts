import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { aContractTemplate } from '../../../../test/world/facts/contracts.ts'
import {
  aPopulatedAccount,
  type AccountContents,
  type PopulatedAccount,
} from '../../../../test/world/stores/populated-account.ts'
import { openTestRecords, storeScan, type TestRecords } from '../../../../test/world/stores/records.ts'
import { systemIds } from '../../../platform/process/ids.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { StoredRecords } from '../open-records.ts'

const everything = { limit: 100, offset: 0, newestFirst: true } as const
const day = 86_400_000

/** Everything that an account can read without naming it. */
const lists: Readonly<Record<string, (records: StoredRecords, as: Principal) => Promise<unknown>>> = {
  transactions: (records, as) => records.list(as, {}, everything),
  'one day of transactions': (records, as) =>
    records.list(as, { createdAtMin: 1_790_000_000_000 - 1, createdAtMax: 1_790_000_000_000 }, everything),
  'transactions of a profile': (records, as) =>
    records.list(as, { profileId: 'security_medium' }, everything),
  'transactions by custom data': (records, as) => records.list(as, { customData: 'equal' }, everything),
  'transactions to export': (records, as) =>
    records.recordsToExport(as, {}, { limit: 100, newestFirst: true }),
  keys: (records, as) => records.listKeys(as),
  profiles: (records, as) => records.listProfiles(as, everything),
  subjects: (records, as) => records.listSubjects(as, { limit: 100, after: null }),
  holds: (records, as) => records.listHolds(as),
  'false positives': (records, as) => records.falsePositives(as, { limit: 100, after: undefined }),
  'blocked documents': (records, as) => records.blockedDocuments(as, { limit: 100, after: undefined }),
  consents: (records, as) => records.consents(as, { limit: 100, after: undefined }),
  'consents of customData': (records, as) =>
    records.consents(as, { limit: 100, after: undefined, customData: 'equal' }),
  'templates of faces': (records, as) => records.templateChanges(as, { recogniser: 'equal', after: null }),
  'consent texts': (records, as) => records.consentTexts(as),
  'what someone agreed to': (records, as) => records.consentStatus(as, 'equal'),
  'templates of contracts': (records, as) => records.listContractTemplates(as, everything),
  'hosted links': (records, as) => records.listLinks(as, { ...everything, sort: 'created', filter: {} }),
  'hosted links by custom data': (records, as) =>
    records.listLinks(as, { ...everything, sort: 'completed', filter: { customData: 'equal' } }),
  'what is known of a document': (records, as) => records.knownDocument(as, 'XX equal'),
  retention: (records, as) => records.retention(as),
  deliveries: (records, as) => records.listDeliveries(as, {}, everything),
  endpoints: (records, as) => records.listEndpoints(as),
  events: (records, as) => records.eventsAfter(as, { place: 0, limit: 100 }),
  'the audit log': (records, as) => records.auditEntries(as, { after: 0, limit: 1000 }),
  'the end of the audit log': (records, as) => records.auditCheckpoint(as),
  settings: (records, as) => records.accountSettings(as),
  'what is left': (records, as) => records.allowance(as),
  'settings, use and keys': (records, as) => records.accountOverview(as, 7),
}

/** Everything that is asked for by an id. */
const byId: readonly (readonly [
  what: string,
  keyof AccountContents,
  (records: StoredRecords, as: Principal, id: string) => Promise<unknown>,
])[] = [
  ['a transaction', 'transaction', (records, as, id) => records.get(as, id)],
  ['transactions by id', 'transaction', (records, as, id) => records.recordsById(as, [id])],
  [
    'a decision',
    'transaction',
    (records, as, id) => records.decide(as, id, { decision: 'reject', reason: '', note: '' }),
  ],
  ['a deletion', 'spare', (records, as, id) => records.remove(as, id)],
  ['a picture', 'image', (records, as, id) => records.image(as, id, 'any')],
  ['a file', 'fileName', (records, as, id) => records.file(as, id)],
  ['a contract', 'contractName', (records, as, id) => records.file(as, id)],
  ['the key of a file', 'transaction', (records, as, id) => records.sealOf(as, id)],
  ['a profile', 'profile', (records, as, id) => records.getProfile(as, id)],
  ['versions of a profile', 'profile', (records, as, id) => records.profileVersions(as, id, everything)],
  ['a version of a profile', 'profile', (records, as, id) => records.profileVersion(as, id, 1)],
  [
    'a change of a profile',
    'profile',
    (records, as, id) => records.replaceProfile(as, id, { name: 'x', settings: {} }),
  ],
  ['the end of a profile', 'profile', (records, as, id) => records.removeProfile(as, id)],
  ['a template', 'template', (records, as, id) => records.getContractTemplate(as, id)],
  [
    'a template in a list',
    'template',
    (records, as, id) => records.listContractTemplates(as, { ...everything, id }),
  ],
  [
    'a change of a template',
    'template',
    (records, as, id) => records.replaceContractTemplate(as, id, aContractTemplate('x')),
  ],
  ['the end of a template', 'template', (records, as, id) => records.removeContractTemplate(as, id)],
  ['a hosted link', 'link', (records, as, id) => records.getLink(as, id)],
  ['a hosted link by its reference', 'reference', (records, as, id) => records.linkByReference(as, id)],
  ['the end of a hosted link', 'reference', (records, as, id) => records.removeLink(as, id)],
  ['a transaction of a link', 'link', (records, as, id) => records.freshOfLink(as, id)],
  [
    'a step on a link',
    'link',
    (records, as, linkId) => {
      const head = { at: 2, session: '', ip: '', location: null }
      const deed = { kind: 'forgotten' } as const
      const more = { blobs: [], forgotten: [], isLastStep: false, events: [] }
      return records.changeLink(as, { linkId, seen: 1, head, deed, ...more })
    },
  ],
  [
    'a session of a link',
    'link',
    (records, as, linkId) => {
      const head = { at: 2, session: '0'.repeat(8), ip: '', location: null }
      const session = { linkId, digest: '0'.repeat(64), party: null, device: 'equal' }
      return records.openSession(as, session, { seen: 1, head, language: 'en' })
    },
  ],
  [
    'a token for another device',
    'link',
    (records, as, linkId) =>
      records.keepHandOff(as, { linkId, digest: '0'.repeat(64), party: null, expiresAt: 2 ** 42 }),
  ],
  ['a new key for an old one', 'key', (records, as, id) => records.rotateKey(as, { id, overlapMs: 1 })],
  ['the end of a key', 'key', (records, as, id) => records.revokeKey(as, id)],
  ['a person', 'subject', (records, as, id) => records.subject(as, id)],
  ['who may be the same person', 'subject', (records, as, id) => records.candidates(as, id)],
  ['all that is held of a person', 'subject', (records, as, id) => records.exportSubject(as, id)],
  ['an erasure', 'spareSubject', (records, as, id) => records.eraseSubject(as, id)],
  ['a certificate', 'certificate', (records, as, id) => records.certificate(as, id)],
  [
    'a hold',
    'spareSubject',
    (records, as, id) => records.placeHold(as, { target: id, reason: 'x', endsAt: null }),
  ],
  [
    'a hold by a record',
    'spare',
    (records, as, id) => records.placeHold(as, { target: id, reason: 'x', endsAt: null }),
  ],
  ['the end of a hold', 'hold', (records, as, id) => records.liftHold(as, id)],
  [
    'a false positive of a screening',
    'screening',
    (records, as, id) =>
      records.noteFalsePositive(as, {
        ...{ recordId: id, entityId: 'equal', reason: 'x', expiresAt: null, needsApproval: false },
      }),
  ],
  ['a second approval', 'falsePositive', (records, as, id) => records.approveFalsePositive(as, id)],
  [
    'the end of a false positive',
    'falsePositive',
    (records, as, id) => records.withdrawFalsePositive(as, id),
  ],
  ['false positives of a person', 'subject', (records, as, id) => records.rulesOf(as, id)],
  ['the end of a block', 'blocked', (records, as, id) => records.unblockDocument(as, id)],
  ['a delivery', 'delivery', (records, as, id) => records.getDelivery(as, id)],
  ['a delivery once more', 'delivery', (records, as, id) => records.resendDelivery(as, id)],
  ['the end of a delivery', 'delivery', (records, as, id) => records.removeDelivery(as, id)],
  ['an endpoint', 'endpoint', (records, as, id) => records.getEndpoint(as, id)],
  ['a rule for success', 'endpoint', (records, as, id) => records.changeEndpoint(as, id, '2xx')],
  ['the end of a pause', 'endpoint', (records, as, id) => records.resumeEndpoint(as, id)],
  ['a test of an endpoint', 'endpoint', (records, as, id) => records.makeTestDelivery(as, id, 1000)],
  [
    'a secret of an endpoint',
    'endpoint',
    (records, as, id) => records.rotateSecret(as, { endpointId: id, overlapMs: 1000 }),
  ],
  ['what an archive holds', 'export', (records, as, id) => records.exported(as, id, { after: '', limit: 9 })],
  ['a record more in an archive', 'export', (records, as, id) => records.noteExported(as, id, ['x'])],
  ['the end of an archive', 'export', (records, as, id) => records.dropExport(as, id)],
  [
    'a finished archive',
    'export',
    (records, as, id) => records.finishExport(as, id, { size: 1, sha256: '00'.repeat(32) }),
  ],
]

/** What comes of it, also when it is refused. */
async function outcome(request: Promise<unknown>): Promise<unknown> {
  try {
    return (await request) ?? null
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, message: error.message }
    throw error
  }
}

describe.each([testDatabase])('two accounts on $name that have the same', ({ fresh }) => {
  let world: TestRecords
  let mine: PopulatedAccount
  let theirs: PopulatedAccount
  const before = new Map<string, unknown>()

  beforeAll(async () => {
    world = await openTestRecords(await fresh())
    const { records } = world
    mine = await aPopulatedAccount(records, 'mine')
    for (const [what, read] of Object.entries(lists)) before.set(what, await read(records, mine.principal))
    before.set('candidates', await records.candidates(mine.principal, mine.ids.subject))
    before.set('all of a person', await records.exportSubject(mine.principal, mine.ids.subject))
    theirs = await aPopulatedAccount(records, 'theirs')
  }, 120_000)
  afterAll(() => world.records.close())

  /** Every row of an account, as text. */
  async function rowsOf({ accountId }: Principal): Promise<Readonly<Record<string, readonly string[]>>> {
    const { kysely } = world.database
    const tables = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attname = 'account_id' order by 1`.execute(kysely)
    const found: Record<string, readonly string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t where account_id = ${accountId} order by 1`.execute(
        kysely,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  }

  it.each(Object.entries(lists))('#19 #22 read the same %s as when each was alone', async (what, read) => {
    expect(await read(world.records, mine.principal)).toEqual(before.get(what))
  })

  it('#22 are offered no person of the other account, and none of its data', async () => {
    const { records } = world
    expect(await records.candidates(mine.principal, mine.ids.subject)).toEqual(before.get('candidates'))
    expect(await records.exportSubject(mine.principal, mine.ids.subject)).toEqual(
      before.get('all of a person'),
    )
  })

  it.each(byId)('#19 #21 find %s of the other no more than what never was', async (_, owned, ask) => {
    const untouched = await rowsOf(theirs.principal)
    const unknown = await outcome(ask(world.records, mine.principal, systemIds.id()))
    expect(await outcome(ask(world.records, mine.principal, theirs.ids[owned]))).toEqual(unknown)
    expect(await rowsOf(theirs.principal)).toEqual(untouched)
  })

  it('#19 link no record to a person of the other account, and no record of the other to their own', async () => {
    const { records } = world
    const untouched = await rowsOf(theirs.principal)
    for (const [subjectId, recordId] of [
      [mine.ids.spareSubject, theirs.ids.spare],
      [theirs.ids.spareSubject, mine.ids.spare],
    ] as const) {
      expect(await records.linkRecord(mine.principal, { subjectId, recordId })).toBe(false)
      expect(await records.unlinkRecord(mine.principal, { subjectId, recordId })).toBeNull()
    }
    expect(await rowsOf(theirs.principal)).toEqual(untouched)
  })

  it('#19 show a test key nothing of what is live', async () => {
    const trial: Principal = { ...mine.principal, mode: 'test' }
    for (const what of [
      'transactions',
      'subjects',
      'profiles',
      'holds',
      'false positives',
      'blocked documents',
      'what is known of a document',
      'consents',
      'consent texts',
      'templates of contracts',
      'hosted links',
      'templates of faces',
      'deliveries',
      'endpoints',
      'events',
    ])
      expect(JSON.stringify(await lists[what]?.(world.records, trial)), what).not.toMatch(/[0-9a-f]{32}/)
    for (const [what, owned, ask] of byId.filter(([, owned]) => owned !== 'export')) {
      const unknown = await outcome(ask(world.records, trial, systemIds.id()))
      expect(await outcome(ask(world.records, trial, mine.ids[owned])), what).toEqual(unknown)
    }
  })

  it('#22 see their own limits and rules alone', async () => {
    const { records } = world
    const own = { quota: 50, quotaPeriod: 'month', credit: 5, retentionDays: 2 } as const
    await records.changeAccount(mine.principal, own)
    const reported = async ({ principal }: PopulatedAccount) => {
      const { quota, credit, retentionDays } = await records.accountSettings(principal)
      return [quota.limit, quota.period, credit.limit, retentionDays]
    }
    expect([await reported(mine), await reported(theirs)]).toEqual([
      [50, 'month', 5, 2],
      [1000, 'day', 1000, 400],
    ])
    for (const { principal } of [mine, theirs]) {
      const { quota, credit } = await records.accountSettings(principal)
      expect(await records.allowance(principal)).toEqual({ quota: quota.left, credit: credit.left })
      const reserved = await records.reserve(principal, 1)
      expect(await records.settle(principal, reserved)).toEqual({
        quota: quota.left - 1,
        credit: credit.left,
      })
    }
  })

  it('#22 see their own use of days alone', async () => {
    const { records } = world
    const used = async ({ principal }: PopulatedAccount) => {
      const { usageByDay } = await records.accountOverview(principal, 7)
      return usageByDay.reduce((sum, { quota }) => sum + quota, 0)
    }
    const [before, other] = [await used(mine), await used(theirs)]
    await records.settle(theirs.principal, await records.reserve(theirs.principal, 3))
    expect([await used(mine), await used(theirs)]).toEqual([before, other + 3])
  })

  /** As a process of an earlier version held quota, until its lease is over. */
  async function holdOnDisk({ accountId }: Principal, leaseMs: number): Promise<void> {
    const { kysely } = world.database
    const now = world.clock.now()
    const row = { account_id: accountId, kind: 'quota', cost: 2, created_at: now } as const
    await kysely
      .insertInto('quota_reservations')
      .values({ ...row, id: systemIds.id(), leased_until: now + leaseMs })
      .execute()
    const counter = kysely.updateTable('quota_counters').where('account_id', '=', accountId)
    await counter.where('kind', '=', 'quota').set({ reserved: 2 }).execute()
  }

  it('#19 change nothing of the other by what they do with their own', async () => {
    const { records, clock } = world
    const { principal: as, ids } = mine
    await records.eventsAfter(theirs.principal, { place: 0, limit: 100 })
    await holdOnDisk(as, day)
    await holdOnDisk(theirs.principal, 9 * day)
    const untouched = await rowsOf(theirs.principal)
    await records.eventsAfter(as, { place: 0, limit: 100 })
    await records.decide(as, ids.spare, { decision: 'reject', reason: '', note: '' })
    await records.release(as, await records.reserve(as, 1))
    await Promise.all([1, 1, 1].map(async (cost) => records.settle(as, await records.reserve(as, cost))))
    await records.changeAccount(as, { quota: 50, quotaPeriod: 'day', credit: 5, retentionDays: 2 })
    await records.rotateSecret(as, { endpointId: null, overlapMs: 1000 })
    await records.rotateSecret(as, { endpointId: ids.endpoint, overlapMs: 1000 })
    await records.giveUp(as, 'equal')
    await records.linkRecord(as, { subjectId: ids.spareSubject, recordId: (await storeScan(records, as)).id })
    await records.finishExport(as, ids.export, { size: 1, sha256: '00'.repeat(32) })
    await records.liftHold(as, ids.hold)
    await records.withdrawFalsePositive(as, ids.falsePositive)
    await records.unblockDocument(as, ids.blocked)
    await records.remove(as, ids.transaction)
    await records.eraseSubject(as, ids.spareSubject)
    clock.move(3 * day)
    await storeScan(records, as)
    await records.purge(new AbortController().signal)
    expect(await records.reapReservations()).toBe(1)
    await records.setRetention(as, [])
    expect(await rowsOf(theirs.principal)).toEqual(untouched)
  })
})

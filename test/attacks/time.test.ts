import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemIds } from '../../src/platform/process/ids.ts'
import type { StoredRecords } from '../../src/adapters/records/open-records.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { recordStatements, type StatementLog } from '../world/stores/record-statements.ts'
import { openTestRecords, principalOf, storeScan, type TestRecords } from '../world/stores/records.ts'
import { serviceKeys } from '../world/service/service.ts'

type ForeignQuery = (records: StoredRecords, principal: Principal, id: string) => Promise<unknown>

interface OwnedIds {
  readonly record: string
  readonly subject: string
  readonly profile: string
  readonly hold: string
  readonly key: string
  readonly delivery: string
  readonly endpoint: string
}

/** What someone asks about an id, and whose id it is. */
const foreignQueries: readonly (readonly [string, keyof OwnedIds, ForeignQuery])[] = [
  ['a record', 'record', (records, who, id) => records.get(who, id)],
  ['a decision on a record', 'record', (records, who, id) => records.decide(who, id, { decision: 'review', reason: '', note: '' })],
  ['a deletion', 'record', (records, who, id) => records.remove(who, id)],
  ['a profile', 'profile', (records, who, id) => records.getProfile(who, id)],
  ['a deletion of a profile', 'profile', (records, who, id) => records.removeProfile(who, id)],
  ['a delivery', 'delivery', (records, who, id) => records.getDelivery(who, id)],
  ['a delivery sent again', 'delivery', (records, who, id) => records.resendDelivery(who, id)],
  ['an address of webhooks', 'endpoint', (records, who, id) => records.getEndpoint(who, id)],
  ['an address that goes on', 'endpoint', (records, who, id) => records.resumeEndpoint(who, id)],
  ['a subject', 'subject', (records, who, id) => records.subject(who, id)],
  ['an erasure', 'subject', (records, who, id) => records.eraseSubject(who, id)],
  ['the end of a hold', 'hold', (records, who, id) => records.liftHold(who, id)],
  ['the end of a key', 'key', (records, who, id) => records.revokeKey(who, id)],
] // prettier-ignore

describe('what an id costs to look for', () => {
  let world: TestRecords
  let me: Principal
  let theirs: OwnedIds
  let log: StatementLog

  beforeAll(async () => {
    world = await openTestRecords({ kind: 'embedded', directory: await createDataDirectory() })
    const { records } = world
    await records.bootstrap(serviceKeys)
    me = await principalOf(records, serviceKeys.server)
    await records.createAccount('other')
    theirs = await createOwnedRows(records, await records.operator('other'))
    log = recordStatements(world.database.engine)
  }, 120_000)
  afterAll(() => world.records.close())

  async function createOwnedRows(records: StoredRecords, owner: Principal): Promise<OwnedIds> {
    const stored = await storeScan(records, owner, { webhook: 'https://example.com/hook' })
    const profile = await records.createProfile(owner, { name: 'theirs', settings: {} })
    const request = { kind: 'server', mode: 'live', label: '', expiresAt: null } as const
    const key = await records.createKey(owner, request)
    const { leased } = await records.takeDeliveries(1, 60_000)
    const [delivery] = leased
    const held = await storeScan(records, owner)
    const hold = await records.placeHold(owner, { target: held.id, reason: 'r', endsAt: null })
    return {
      record: stored.id,
      subject: stored.subjectId,
      profile: profile.id,
      hold: hold?.id ?? '',
      key: key.row.id,
      delivery: delivery?.id ?? '',
      endpoint: delivery?.endpointId ?? '',
    }
  }

  async function statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
    log.clear()
    await work()
    return [...log.statements]
  }

  it.each(foreignQueries)(
    '#30 %s: a foreign id is answered as an unknown one, by the very same statements',
    async (...[, kind, ask]) => {
      const { records } = world
      const answers: unknown[] = []
      const look = (id: string) => async () => answers.push(await ask(records, me, id))
      expect(theirs[kind]).not.toBe('')
      // Some keys are made when they are needed first, whatever the id.
      await ask(records, me, systemIds.id())
      const foreign = await statementsDuring(look(theirs[kind]))
      const unknown = await statementsDuring(look(systemIds.id()))
      expect(answers[0]).toEqual(answers[1])
      expect(foreign).toEqual(unknown)
      expect(foreign.length).toBeGreaterThan(1)
    },
  )

  it('is more where the id is one’s own, so that the comparison would tell', async () => {
    const { id } = await storeScan(world.records, me)
    const manual = { decision: 'review', reason: '', note: '' } as const
    const own = await statementsDuring(() => world.records.decide(me, id, manual))
    const unknown = await statementsDuring(() => world.records.decide(me, systemIds.id(), manual))
    expect(own.length).toBeGreaterThan(unknown.length)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import {
  aBlob,
  aChange,
  anEnd,
  aReference,
  aSessionId,
  historyOf,
  holderOf,
  openLinkSession,
  storeLink,
} from '../../../../test/world/verification/store-link.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { linkActor } from '../../../vocabulary/account/actor.ts'
import type { LinkDeed } from '../../../vocabulary/verification/link-events.ts'
import { aHostedLink } from '../../../../test/world/verification/store-link.ts'

let world: TestRecords
let live: Principal
let test: Principal

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
  const { key } = await world.records.createKey(live, {
    ...{ kind: 'server', mode: 'test', label: '', expiresAt: null },
  })
  test = await principalOf(world.records, key)
}, 120_000)
afterAll(() => world.records.close())

const now = () => world.clock.now()
const selected: LinkDeed = { kind: 'selected', country: 'DE', type: 'P' }

async function openedLink(given: Parameters<typeof storeLink>[2] = {}) {
  const link = await storeLink(world.records, live, { createdAt: now(), ...given })
  const holder = await holderOf(world.records, link)
  const session = await openLinkSession(world.records, holder, { at: now() })
  return { link, holder, session }
}

describe('A hosted link', () => {
  it('is read as it was made, by its reference and by its id', async () => {
    const deed: LinkDeed = {
      ...{ kind: 'face', isAccepted: true, codes: [], evidence: aBlob(), pictures: [] },
    }
    const link = await storeLink(world.records, live, { customData: 'u-17', deeds: [deed], blobs: [aBlob()] })
    const found = await world.records.linkByReference(live, link.reference)
    expect(found).toMatchObject({ link, completion: null })
    expect(found?.events).toEqual([{ seq: 1, at: link.createdAt, session: '', ip: '', location: null, deed }])
    expect(await world.records.getLink(live, link.id)).toMatchObject({ link })
  })

  it('takes its price from the account when it is made', async () => {
    const before = await world.records.allowance(live)
    await storeLink(world.records, live)
    expect((await world.records.allowance(live)).quota).toBe(before.quota - 2)
    await storeLink(world.records, live, { kind: 'document' })
    expect((await world.records.allowance(live)).quota).toBe(before.quota - 3)
  })

  it('ends by a job when its time is over', async () => {
    const expiresAt = now() + 3_600_000
    const link = await storeLink(world.records, live, { expiresAt })
    const job = await world.database.kysely
      .selectFrom('jobs')
      .select(['run_at', 'payload'])
      .where('kind', '=', 'expire-link')
      .where('payload', 'like', `%${link.id}%`)
      .executeTakeFirstOrThrow()
    expect(job.run_at).toBe(expiresAt)
    expect(JSON.parse(job.payload)).toEqual({ accountId: live.accountId, linkId: link.id })
  })

  it('ends by another job when its person was given more time', async () => {
    const expiresAt = now() + 60_000
    const { link, holder, session } = await openedLink({ expiresAt })
    const deed: LinkDeed = { kind: 'extended', until: expiresAt + 900_000 }
    const change = await aChange(world.records, holder, { deed, at: now(), session })
    expect(await world.records.changeLink(holder.principal, change)).toBe(true)
    const jobs = await world.database.kysely
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'expire-link')
      .where('payload', 'like', `%${link.id}%`)
      .orderBy('run_at')
      .execute()
    expect(jobs.map((job) => job.run_at)).toEqual([expiresAt, expiresAt + 900_000])
  })

  it('is unknown to a test key when it is live, and to a caller who guesses a reference', async () => {
    const link = await storeLink(world.records, live)
    expect(await world.records.linkByReference(test, link.reference)).toBeNull()
    expect(await world.records.getLink(test, link.id)).toBeNull()
    expect(await world.records.removeLink(test, link.reference)).toBe(false)
    expect(await world.records.holderByReference(aReference())).toBeNull()
  })

  it('lies nowhere in clear, its reference neither', async () => {
    const link = await storeLink(world.records, live, { customData: 'the-custom-data' })
    const row = await world.database.kysely
      .selectFrom('hosted_links')
      .selectAll()
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow()
    const stored = Buffer.from(JSON.stringify(row)).toString() + Buffer.from(row.sealed).toString('latin1')
    for (const secret of [link.reference, 'the-custom-data']) expect(stored).not.toContain(secret)
  })
})

describe('The holder of a link', () => {
  it('is found by its reference, and may do nothing that a key may', async () => {
    const link = await storeLink(world.records, live)
    expect(await world.records.holderByReference(link.reference)).toEqual({
      linkId: link.id,
      principal: {
        ...{ accountId: live.accountId, actor: linkActor(link.id), kind: 'restricted' },
        ...{ mode: 'live', scopes: [] },
      },
    })
  })

  it('is found by a session, whose event is the first', async () => {
    const { holder, session } = await openedLink()
    expect(await world.records.holderBySession(session)).toEqual({
      ...holder,
      session: { linkId: holder.linkId, digest: session, party: null, device: 'Firefox desktop' },
    })
    expect((await historyOf(world.records, holder)).events).toMatchObject([
      { seq: 1, deed: { kind: 'opened', device: 'Firefox desktop' } },
    ])
    expect(await world.records.holderBySession(aSessionId())).toBeNull()
  })

  it('opens another device by a token that works once, in its time, and alone', async () => {
    const { holder } = await openedLink()
    const token = (digest: string, expiresAt = now() + 600_000) => {
      return { linkId: holder.linkId, digest, party: null, expiresAt }
    }
    const [earlier, later, late] = [aSessionId(), aSessionId(), aSessionId()]
    await world.records.keepHandOff(holder.principal, token(earlier))
    await world.records.keepHandOff(holder.principal, token(later))
    expect(await world.records.takeHandOff(earlier, null)).toBeNull()
    const uses = await Promise.all([1, 2].map(() => world.records.takeHandOff(later, null)))
    expect(uses.filter((use) => use !== null)).toEqual([{ ...holder, party: null }])
    await world.records.keepHandOff(holder.principal, token(late, now()))
    expect(await world.records.takeHandOff(late, null)).toBeNull()
  })

  it('finds the link again for the device that took its token, until that ends, and for no other', async () => {
    const { holder } = await openedLink()
    const [digest, own, other] = [aSessionId(), aSessionId(), aSessionId()]
    const token = { linkId: holder.linkId, digest, party: null, expiresAt: now() + 60_000 }
    await world.records.keepHandOff(holder.principal, token)
    const uses = await Promise.all([own, other].map((device) => world.records.takeHandOff(digest, device)))
    expect(uses.filter((use) => use !== null)).toHaveLength(1)
    const [first, second] = uses[0] === null ? [other, own] : [own, other]
    expect(await world.records.takeHandOff(digest, first)).toEqual({ ...holder, party: null })
    expect(await world.records.takeHandOff(digest, second)).toBeNull()
    expect(await world.records.takeHandOff(digest, null)).toBeNull()
    await world.records.keepHandOff(holder.principal, { ...token, digest: aSessionId() })
    expect(await world.records.takeHandOff(digest, first)).toBeNull()
  })
})

describe('What happens on a link', () => {
  it('is appended in order, and only by who saw all that happened before', async () => {
    const { holder, session } = await openedLink()
    const change = await aChange(world.records, holder, { deed: selected, at: now(), session })
    expect(await world.records.changeLink(holder.principal, change)).toBe(true)
    expect(await world.records.changeLink(holder.principal, change)).toBe(false)
    const { events } = await historyOf(world.records, holder)
    expect(events.map(({ seq, deed }) => [seq, deed.kind])).toEqual([
      [1, 'opened'],
      [2, 'selected'],
    ])
  })

  it('is stored once of many who come at once', async () => {
    const { holder, session } = await openedLink()
    const change = await aChange(world.records, holder, { deed: selected, at: now(), session })
    const done = await Promise.all(
      Array.from({ length: 8 }, () => world.records.changeLink(holder.principal, change)),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect((await historyOf(world.records, holder)).events).toHaveLength(2)
  })

  it('is refused from a session that is not in force', async () => {
    const { holder } = await openedLink()
    const change = await aChange(world.records, holder, {
      ...{ deed: selected, at: now(), session: aSessionId() },
    })
    expect(await world.records.changeLink(holder.principal, change)).toBe(false)
  })

  it('takes blobs along, and has a job unlink those that are needed no more', async () => {
    const { holder, session } = await openedLink()
    const [kept, gone] = [aBlob(), aBlob()]
    const first = await aChange(world.records, holder, {
      ...{ deed: selected, at: now(), session, blobs: [kept, gone] },
    })
    await world.records.changeLink(holder.principal, first)
    expect(await world.records.orphans([kept.blobId, gone.blobId])).toEqual([])
    const second = await aChange(world.records, holder, {
      ...{ deed: selected, at: now(), session, forgotten: [gone] },
    })
    await world.records.changeLink(holder.principal, second)
    expect(await world.records.orphans([kept.blobId, gone.blobId])).toEqual([gone.blobId])
    expect(await jobsOf('forget-blobs', gone.blobId)).toEqual([{ blobIds: [gone.blobId] }])
  })

  it('has a job complete the link when the last step is done, one however often', async () => {
    const { holder, session } = await openedLink()
    for (let times = 0; times < 2; times++) {
      const change = await aChange(world.records, holder, {
        ...{ deed: selected, at: now(), session, isLastStep: true },
      })
      await world.records.changeLink(holder.principal, change)
    }
    expect(await jobsOf('complete-link', holder.linkId)).toHaveLength(1)
  })
})

async function jobsOf(kind: string, about: string): Promise<unknown[]> {
  const rows = await world.database.kysely
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', kind)
    .where('payload', 'like', `%${about}%`)
    .execute()
  return rows.map(({ payload }) => JSON.parse(payload) as unknown)
}

describe('The end of a link', () => {
  it('is one transaction of its subject, reported to the address of its profile', async () => {
    const webhook = 'https://example.com/hook'
    const { profile } = aHostedLink({ id: '', subjectId: '' }, live)
    const { link, holder, session } = await openedLink({ profile: { ...profile, webhook } })
    const before = await world.records.allowance(live)
    const end = await anEnd(world.records, holder)
    expect(end.record.subjectId).toBe(link.subjectId)
    expect(await world.records.completeLink(holder.principal, end)).toBe(true)
    expect(await world.records.get(live, end.transaction.id)).toEqual(end.transaction)
    const { completion } = await historyOf(world.records, holder)
    expect(completion).toEqual({ ...end.completion, transactionId: end.transaction.id })
    const event = await world.database.kysely
      .selectFrom('outbox')
      .select(['event', 'seq', 'state'])
      .where('transaction_id', '=', end.transaction.id)
      .execute()
    expect(event).toEqual([{ event: 'docupass_conclusive', seq: 1, state: 'pending' }])
    expect(await world.records.allowance(live)).toEqual(before)
    // Its holder still sees the end.
    expect(await world.records.holderBySession(session)).not.toBeNull()
  })

  it('comes once of many who end it at once', async () => {
    const { holder } = await openedLink()
    const ends = await Promise.all(Array.from({ length: 6 }, () => anEnd(world.records, holder)))
    const done = await Promise.all(ends.map((end) => world.records.completeLink(holder.principal, end)))
    expect(done.filter(Boolean)).toHaveLength(1)
    const stored = await Promise.all(ends.map((end) => world.records.get(live, end.transaction.id)))
    expect(stored.filter((one) => one !== null)).toHaveLength(1)
  })

  it('is refused where something happened since it was judged, and then nothing is stored of it', async () => {
    const { holder, session } = await openedLink()
    const end = await anEnd(world.records, holder)
    const change = await aChange(world.records, holder, { deed: selected, at: now(), session })
    await world.records.changeLink(holder.principal, change)
    expect(await world.records.completeLink(holder.principal, end)).toBe(false)
    expect(await world.records.get(live, end.transaction.id)).toBeNull()
  })

  it('lets nothing happen after it', async () => {
    const { holder, session } = await openedLink()
    const change = await aChange(world.records, holder, { deed: selected, at: now(), session })
    await world.records.completeLink(holder.principal, await anEnd(world.records, holder))
    expect(await world.records.changeLink(holder.principal, change)).toBe(false)
    await expect(openLinkSession(world.records, holder, { at: now() })).rejects.toThrow(/moved on/)
  })

  it('has a job unlink everything that the link kept', async () => {
    const kept = aBlob()
    const { holder } = await openedLink({ blobs: [kept] })
    await world.records.completeLink(holder.principal, await anEnd(world.records, holder))
    expect(await world.records.orphans([kept.blobId])).toEqual([kept.blobId])
    expect(await jobsOf('forget-blobs', kept.blobId)).toHaveLength(1)
  })
})

describe('Sending', () => {
  it('is counted for all limits together or for none, and the first that is used up is named', async () => {
    const hour = { name: 'number 1', windowMs: 3_600_000, most: 2 }
    const day = { name: 'number 1', windowMs: 86_400_000, most: 3 }
    const count = () => world.records.countSend(live, [day, hour])
    expect(await count()).toBeNull()
    expect(await count()).toBeNull()
    expect(await count()).toEqual(hour)
    world.clock.move(hour.windowMs)
    expect(await count()).toBeNull()
    expect(await count()).toEqual(day)
  })

  it('is counted within any stretch of the time, not by the clock', async () => {
    const limit = { name: 'number 3', windowMs: 60_000, most: 2 }
    const count = () => world.records.countSend(live, [limit])
    // Where a window by the clock ends, both of its end and both of the next one's beginning would go out together.
    world.clock.move(limit.windowMs - (world.clock.now() % limit.windowMs) - 1)
    expect([await count(), await count()]).toEqual([null, null])
    world.clock.move(2)
    expect(await count()).toEqual(limit)
    world.clock.move(limit.windowMs - 3)
    expect(await count()).toEqual(limit)
    world.clock.move(1)
    expect([await count(), await count(), await count()]).toEqual([null, null, limit])
  })

  it('is counted exactly when many come at once', async () => {
    const limit = { name: 'number 2', windowMs: 3_600_000, most: 5 }
    const done = await Promise.all(Array.from({ length: 12 }, () => world.records.countSend(live, [limit])))
    expect(done.filter((used) => used === null)).toHaveLength(5)
  })
})

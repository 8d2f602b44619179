import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import {
  openTestRecords,
  principalOf,
  storeScan,
  type TestRecords,
} from '../../../../test/world/stores/records.ts'
import {
  aBlob,
  aChange,
  aHostedLink,
  anEnd,
  historyOf,
  holderOf,
  openLinkSession,
  storeLink,
} from '../../../../test/world/verification/store-link.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { LinkDeed } from '../../../vocabulary/verification/link-events.ts'

let world: TestRecords
let live: Principal
const day = 86_400_000

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
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

async function completedLink() {
  const { link, holder, session } = await openedLink()
  const end = await anEnd(world.records, holder)
  await world.records.completeLink(holder.principal, end)
  return { link, holder, session, transactionId: end.transaction.id }
}

/** How many rows of a link there are, by table. */
async function rowsOf(linkId: string): Promise<number> {
  let rows = 0
  for (const table of [
    'hosted_link_events',
    'hosted_link_completions',
    'hosted_link_sessions',
    'hosted_link_hand_offs',
    'hosted_link_blobs',
  ] as const) {
    const found = await world.database.kysely
      .selectFrom(table)
      .select('link_id')
      .where('link_id', '=', linkId)
      .execute()
    rows += found.length
  }
  const own = await world.database.kysely
    .selectFrom('hosted_links')
    .select('id')
    .where('id', '=', linkId)
    .execute()
  return rows + own.length
}

describe('The end of a person', () => {
  it('takes a link that no one finished, with everything that it keeps', async () => {
    const blob = aBlob()
    const { link, holder, session } = await openedLink({ blobs: [blob] })
    const token = { linkId: link.id, digest: 'ab'.repeat(32), party: null, expiresAt: now() + day }
    await world.records.keepHandOff(holder.principal, token)
    expect(await rowsOf(link.id)).toBe(5)
    const erased = await world.records.eraseSubject(live, link.subjectId)
    expect(erased?.blobIds).toEqual([blob.blobId])
    expect(erased?.certificate).toMatchObject({
      destroyed: { links: 1, recordKeys: 1, images: 1 },
      records: [{ kind: 'link', id: link.id }],
    })
    expect(await rowsOf(link.id)).toBe(0)
    expect(await world.records.holderByReference(link.reference)).toBeNull()
    expect(await world.records.holderBySession(session)).toBeNull()
    expect(await world.records.takeHandOff(token.digest, null)).toBeNull()
  })

  it('takes the transaction and its link together, also where they were linked to another person', async () => {
    const { link, transactionId } = await completedLink()
    const known = await storeScan(world.records, live)
    await world.records.linkRecord(live, { subjectId: known.subjectId, recordId: transactionId })
    const moved = await world.records.linkByReference(live, link.reference)
    expect(moved?.link.subjectId).toBe(known.subjectId)
    expect(await world.records.subject(live, link.subjectId)).toBeNull()
    const erased = await world.records.eraseSubject(live, known.subjectId)
    expect(erased?.certificate.destroyed).toMatchObject({ transactions: 2, links: 1 })
    expect(await world.records.linkByReference(live, link.reference)).toBeNull()
    expect(await world.records.get(live, transactionId)).toBeNull()
  })

  it('is refused while it is under legal hold, as is that of its link', async () => {
    const { link, holder } = await openedLink()
    const hold = await world.records.placeHold(live, { target: link.id, reason: 'r', endsAt: null })
    const refused = { code: 'ERROR_OPERATION_FAILED' }
    await expect(world.records.eraseSubject(live, link.subjectId)).rejects.toMatchObject(refused)
    await expect(world.records.removeLink(live, link.reference)).rejects.toMatchObject(refused)
    expect((await historyOf(world.records, holder)).events).toHaveLength(1)
    await world.records.liftHold(live, hold?.id ?? '')
    expect(await world.records.removeLink(live, link.reference)).toBe(true)
  })

  it('is repeated on a copy of the store that still has the link', async () => {
    const { link } = await openedLink()
    const entry = { accountId: live.accountId, targetId: link.id, at: now(), actor: 'cli', lastSeq: 0 }
    const ledger = [{ ...entry, kind: 'link' as const, digest: '' }]
    expect(await world.records.replayErasures(ledger)).toBe(1)
    expect(await world.records.replayErasures(ledger)).toBe(0)
    expect(await rowsOf(link.id)).toBe(0)
  })
})

describe('A link for the person of another link', () => {
  it('is a record under the same subject, and goes with it', async () => {
    const { link } = await completedLink()
    const next = await storeLink(world.records, live, { after: link.id, createdAt: now() })
    expect(next.subjectId).toBe(link.subjectId)
    const held = await world.records.exportSubject(live, link.subjectId)
    expect(held?.links.map((one) => one.link.id).toSorted()).toEqual([link.id, next.id].toSorted())
    const erased = await world.records.eraseSubject(live, link.subjectId)
    expect(erased?.certificate.destroyed).toMatchObject({ links: 2, transactions: 1 })
    expect(await rowsOf(next.id)).toBe(0)
  })

  it('is not stored where the person was erased meanwhile, and takes nothing', async () => {
    const { link } = await completedLink()
    const before = await world.records.allowance(live)
    const record = await world.records.freshLinkAfter(live, link.id)
    await world.records.eraseSubject(live, link.subjectId)
    const reservation = await world.records.reserve(live, 1)
    const made = { record, link: aHostedLink(record, live), blobs: [], deeds: [], reservation }
    await expect(world.records.createLink(live, made)).rejects.toMatchObject({ code: 'ERROR_CONFLICT' })
    await world.records.release(live, reservation)
    expect(await world.records.allowance(live)).toEqual(before)
    await expect(world.records.freshLinkAfter(live, link.id)).rejects.toMatchObject({
      code: 'ERROR_NOT_FOUND',
    })
  })
})

describe('Everything that is held of a person', () => {
  it('has the link with what happened, and what it keeps', async () => {
    const blob = aBlob()
    const { link } = await openedLink({ blobs: [blob] })
    const held = await world.records.exportSubject(live, link.subjectId)
    expect(held?.links).toMatchObject([{ link, completion: null, blobs: [blob] }])
    expect(held?.links[0]?.events.map(({ deed }) => deed.kind)).toEqual(['opened'])
    expect(held?.audit.map(({ action }) => action)).toEqual(['link.created'])
  })
})

describe('A link that is removed', () => {
  it('leaves its transaction, and nothing of itself', async () => {
    const { link, session, transactionId } = await completedLink()
    expect(await world.records.removeLink(live, link.reference)).toBe(true)
    expect(await world.records.removeLink(live, link.reference)).toBe(false)
    expect(await rowsOf(link.id)).toBe(0)
    expect(await world.records.holderBySession(session)).toBeNull()
    expect(await world.records.get(live, transactionId)).not.toBeNull()
  })

  it('takes along what persons began by a reusable one, and leaves what they ended', async () => {
    const parent = await storeLink(world.records, live, { version: 2, isReusable: true })
    const { principal } = await holderOf(world.records, parent)
    const child = () =>
      storeLink(world.records, principal, { reference: parent.reference, parentId: parent.id })
    const before = await world.records.allowance(live)
    const [begun, ended] = [await child(), await child()]
    expect((await world.records.allowance(live)).quota).toBe(before.quota - 4)
    const holder = { principal, linkId: ended.id }
    expect(await world.records.completeLink(principal, await anEnd(world.records, holder))).toBe(true)
    expect(await world.records.holderByReference(parent.reference)).toMatchObject({ linkId: parent.id })
    await world.records.removeLink(live, parent.reference)
    expect(await world.records.getLink(live, begun.id)).toBeNull()
    expect(await world.records.getLink(live, ended.id)).toMatchObject({ link: { parentId: parent.id } })
  })

  it('is one whose time is over by the rule of the account', async () => {
    const { link, transactionId } = await completedLink()
    await world.records.setRetention(live, [{ kind: 'link', profileId: '', days: 10 }])
    world.clock.move(10 * day)
    const young = await storeLink(world.records, live, { createdAt: now() })
    await world.records.purge(new AbortController().signal)
    await world.records.setRetention(live, [])
    expect(await world.records.linkByReference(live, link.reference)).toBeNull()
    expect(await world.records.linkByReference(live, young.reference)).not.toBeNull()
    expect(await world.records.get(live, transactionId)).not.toBeNull()
  })
})

describe('Pictures that a link needs no more', () => {
  it('stay under legal hold, and go once it is lifted', async () => {
    const [given, replaced] = [aBlob(), aBlob()]
    const { link, holder, session } = await openedLink({ blobs: [given] })
    const change = async (
      more: { blobs: readonly [typeof given] } | { forgotten: readonly [typeof given] },
    ) =>
      world.records.changeLink(
        holder.principal,
        await aChange(world.records, holder, { deed: selected, at: now(), session, ...more }),
      )
    await change({ blobs: [replaced] })
    const hold = await world.records.placeHold(live, { target: link.id, reason: 'r', endsAt: null })
    await change({ forgotten: [replaced] })
    await world.records.completeLink(holder.principal, await anEnd(world.records, holder))
    const blobs = [given.blobId, replaced.blobId]
    expect(await world.records.forgetReleased()).toBe(0)
    expect(await world.records.orphans(blobs)).toEqual([])
    const held = await world.records.exportSubject(live, link.subjectId)
    expect(held?.links[0]?.blobs.map(({ blobId }) => blobId)).toEqual(blobs)
    await world.records.liftHold(live, hold?.id ?? '')
    expect(await world.records.forgetReleased()).toBe(2)
    expect(await world.records.forgetReleased()).toBe(0)
    expect((await world.records.orphans(blobs)).toSorted()).toEqual(blobs.toSorted())
    const jobs = await world.database.kysely
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'forget-blobs')
      .execute()
    const unlinked = jobs.filter(({ payload }) => blobs.every((blob) => payload.includes(blob)))
    expect(unlinked).toHaveLength(1)
  })

  it('of an open link stay while it needs them, whether or not a hold is lifted', async () => {
    const kept = aBlob()
    const { link, holder } = await openedLink({ blobs: [kept] })
    const hold = await world.records.placeHold(live, { target: link.id, reason: 'r', endsAt: null })
    await world.records.liftHold(live, hold?.id ?? '')
    expect(await world.records.forgetReleased()).toBe(0)
    expect(await world.records.orphans([kept.blobId])).toEqual([])
    await world.records.completeLink(holder.principal, await anEnd(world.records, holder))
    expect(await world.records.orphans([kept.blobId])).toEqual([kept.blobId])
  })
})

describe('A flow that is not finished', () => {
  const found: LinkDeed = { kind: 'face', isAccepted: true, codes: [], evidence: aBlob(), pictures: [] }

  it('is forgotten after its days, and the link begins anew with what the account gave', async () => {
    const [given, kept] = [aBlob(), aBlob()]
    const { link, holder, session } = await openedLink({ blobs: [given], deeds: [found] })
    const change = await aChange(world.records, holder, {
      ...{ deed: selected, at: now(), session, blobs: [kept] },
    })
    await world.records.changeLink(holder.principal, change)
    const late = await aChange(world.records, holder, { deed: selected, at: now(), session })
    world.clock.move(30 * day - 1)
    expect(await world.records.forgetUnfinished(30)).toBe(0)
    world.clock.move(1)
    expect(await world.records.forgetUnfinished(30)).toBe(1)
    expect(await world.records.forgetUnfinished(30)).toBe(0)
    const { events } = await historyOf(world.records, holder)
    expect(events.map(({ seq, deed }) => [seq, deed.kind])).toEqual([
      [1, 'face'],
      [2, 'forgotten'],
    ])
    expect(await world.records.orphans([given.blobId, kept.blobId])).toEqual([kept.blobId])
    expect(await world.records.holderBySession(session)).toBeNull()
    expect(await world.records.changeLink(holder.principal, { ...late, seen: 2 })).toBe(false)
    await openLinkSession(world.records, await holderOf(world.records, link), { at: now() })
    expect((await historyOf(world.records, holder)).events).toHaveLength(3)
  })

  it('is kept where the link has ended or its person is under legal hold', async () => {
    const ended = await completedLink()
    const held = await openedLink()
    await world.records.placeHold(live, { target: held.link.id, reason: 'r', endsAt: null })
    world.clock.move(40 * day)
    await world.records.forgetUnfinished(30)
    for (const { holder } of [ended, held])
      expect((await historyOf(world.records, holder)).events.map(({ deed }) => deed.kind)).toEqual(['opened'])
  })
})

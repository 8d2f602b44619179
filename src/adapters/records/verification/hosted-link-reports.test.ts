import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import {
  aChange,
  aHostedLink,
  anEnd,
  holderOf,
  openLinkSession,
  storeLink,
} from '../../../../test/world/verification/store-link.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { LinkDeed } from '../../../vocabulary/verification/link-events.ts'

let world: TestRecords
let live: Principal
beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  await world.records.bootstrap(serviceKeys)
  live = await principalOf(world.records, serviceKeys.server)
}, 120_000)
afterAll(() => world.records.close())

const now = () => world.clock.now()

async function openedLink(version: 2 | 3 = 2) {
  const { profile } = aHostedLink({ id: '', subjectId: '' }, live)
  const withWebhook = { ...profile, webhook: 'https://example.com/hook' }
  const given = { createdAt: now(), version, profile: withWebhook, customData: 'u-17' }
  const link = await storeLink(world.records, live, given)
  const holder = await holderOf(world.records, link)
  return { link, holder, session: await openLinkSession(world.records, holder, { at: now() }) }
}

const outboxOf = (id: string) =>
  world.database.kysely
    .selectFrom('outbox')
    .select(['event', 'seq', 'state', 'subject_kind'])
    .where('transaction_id', '=', id)
    .orderBy('seq')
    .execute()

const refused: LinkDeed = {
  ...{ kind: 'document', isAccepted: false, codes: ['IMAGE_TOO_BLURRY'], evidence: null, pictures: [] },
}

/** A picture that is refused, and reported. */
async function refuse({ holder, session }: Awaited<ReturnType<typeof openedLink>>, attemptsLeft: number) {
  const inconclusive = { step: 'document', codes: ['IMAGE_TOO_BLURRY'], attemptsLeft } as const
  const change = await aChange(world.records, holder, { deed: refused, at: now(), session, inconclusive })
  return world.records.changeLink(holder.principal, change)
}

const inconclusive = { event: 'docupass_inconclusive', subject_kind: 'link' }

describe('A picture that was refused', () => {
  it('is reported in order with the change, and by its bare codes', async () => {
    const opened = await openedLink()
    expect(await refuse(opened, 4)).toBe(true)
    expect(await refuse(opened, 3)).toBe(true)
    expect(await outboxOf(opened.link.id)).toEqual([
      { ...inconclusive, seq: 1, state: 'pending' },
      { ...inconclusive, seq: 2, state: 'pending' },
    ])
    const events = await world.records.eventsAfter(live, { place: 0, limit: 100 })
    const [first] = events.filter(({ subject: { kind, id } }) => kind === 'link' && id === opened.link.id)
    expect(first?.body).toMatchObject({
      docupass: opened.link.reference,
      customData: 'u-17',
      attemptsLeft: 4,
    })
  })

  it('is not reported where the change was not stored', async () => {
    const opened = await openedLink()
    const stale = { deed: refused, at: now(), session: opened.session, seen: 0 } as const
    const change = await aChange(world.records, opened.holder, {
      ...stale,
      inconclusive: { step: 'document', codes: [], attemptsLeft: 1 },
    })
    expect(await world.records.changeLink(opened.holder.principal, change)).toBe(false)
    expect(await outboxOf(opened.link.id)).toEqual([])
  })

  it('is reported on after an unfinished flow began anew, and no more when the link is removed', async () => {
    const opened = await openedLink()
    await refuse(opened, 4)
    world.clock.move(30 * 86_400_000)
    await world.records.forgetUnfinished(30)
    const session = await openLinkSession(world.records, opened.holder, { at: now() })
    expect(await refuse({ ...opened, session }, 3)).toBe(true)
    await world.records.removeLink(live, opened.link.reference)
    expect(await outboxOf(opened.link.id)).toEqual([
      { ...inconclusive, seq: 1, state: 'cancelled' },
      { ...inconclusive, seq: 2, state: 'cancelled' },
    ])
  })
})

describe('The end of a link whose time is over', () => {
  it.each([
    [2, true, 'docupass_expired'],
    [2, false, 'docupass_conclusive'],
    [3, true, 'docupass_conclusive'],
  ] as const)('of version %s, expired %s, is reported as %s', async (version, isExpired, event) => {
    const { holder } = await openedLink(version)
    const completion = { completedAt: now(), isExpired, validatedPhone: '', ip: '' }
    const end = await anEnd(world.records, holder, { completion })
    expect(await world.records.completeLink(holder.principal, end)).toBe(true)
    expect(await outboxOf(end.transaction.id)).toMatchObject([{ event, subject_kind: 'transaction', seq: 1 }])
  })
})

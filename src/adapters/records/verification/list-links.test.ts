import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceKeys } from '../../../../test/world/service/service.ts'
import { testDatabase } from '../../../../test/world/stores/databases.ts'
import { recordStatements } from '../../../../test/world/stores/record-statements.ts'
import { openTestRecords, principalOf, type TestRecords } from '../../../../test/world/stores/records.ts'
import { anEnd, holderOf, storeLink } from '../../../../test/world/verification/store-link.ts'
import type { LinkFilter } from '../../../flows/ports/verification/hosted-links.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'

let world: TestRecords
let live: Principal
/** a, b and c were made in this order; c and a ended in that one, with reject and accept. */
let made: Readonly<Record<'a' | 'b' | 'c', HostedLink>>

beforeAll(async () => {
  world = await openTestRecords(await testDatabase.fresh())
  const { records } = world
  await records.bootstrap(serviceKeys)
  live = await principalOf(records, serviceKeys.server)
  made = {
    a: await storeLink(records, live, { createdAt: 1000, customData: 'u-1' }),
    b: await storeLink(records, live, { createdAt: 2000, customData: 'u-2', profileId: 'other' }),
    c: await storeLink(records, live, { createdAt: 3000, customData: 'u-1' }),
  }
  await end(made.c, { completedAt: 4000, decision: 'reject' })
  await end(made.a, { completedAt: 5000, decision: 'accept' })
}, 120_000)
afterAll(() => world.records.close())

async function end(
  link: HostedLink,
  { completedAt, decision }: { readonly completedAt: number; readonly decision: 'accept' | 'reject' },
): Promise<void> {
  const { records } = world
  const holder = await holderOf(records, link)
  const completion = { completedAt, isExpired: false, validatedPhone: '', ip: '' }
  const ending = await anEnd(records, holder, { completion, transaction: { decision } })
  if (!(await records.completeLink(holder.principal, ending))) throw new Error('The link has moved on.')
}

const newest = { limit: 10, offset: 0, newestFirst: true, sort: 'created', filter: {} } as const

async function listed(given: Partial<Parameters<typeof world.records.listLinks>[1]> = {}): Promise<string> {
  const { rows } = await world.records.listLinks(live, { ...newest, ...given })
  const names = Object.entries(made)
  return rows.map(({ link }) => names.find(([, { id }]) => id === link.id)?.[0] ?? '?').join('')
}

describe('A list of links', () => {
  it('shows each with its end and the decision of its transaction', async () => {
    const { rows, total } = await world.records.listLinks(live, newest)
    expect(total).toBe(3)
    expect(rows.map(({ completion, decision }) => [completion?.completedAt ?? null, decision])).toEqual([
      [4000, 'reject'],
      [null, null],
      [5000, 'accept'],
    ])
    expect(rows.map(({ link }) => link)).toEqual([made.c, made.b, made.a])
  })

  it('is ordered by when they were made or ended, open ones before all that ended', async () => {
    expect(await listed()).toBe('cba')
    expect(await listed({ newestFirst: false })).toBe('abc')
    expect(await listed({ sort: 'completed' })).toBe('acb')
    expect(await listed({ sort: 'completed', newestFirst: false })).toBe('bca')
  })

  it('comes in pages', async () => {
    const page = await world.records.listLinks(live, { ...newest, limit: 2, offset: 1 })
    expect(page).toMatchObject({ total: 3, hasMore: false })
    expect(page.rows.map(({ link }) => link.id)).toEqual([made.b.id, made.a.id])
    expect(await world.records.listLinks(live, { ...newest, limit: 2 })).toMatchObject({ hasMore: true })
  })

  const filters: readonly (readonly [LinkFilter, string])[] = [
    [{ customData: 'u-1' }, 'ca'],
    [{ profileId: 'other' }, 'b'],
    [{ decision: 'reject' }, 'c'],
    [{ createdAtMin: 2000 }, 'cb'],
    [{ createdAtMax: 2000 }, 'ba'],
    [{ completedAtMin: 5000 }, 'a'],
    [{ completedAtMax: 4999 }, 'c'],
    [{ customData: 'u-1', decision: 'accept' }, 'a'],
    [{ customData: 'u-3' }, ''],
  ]
  it.each(filters)('holds those that match %o', async (filter, expected) => {
    expect(await listed({ filter })).toBe(expected)
  })

  it('finds a link by its reference', async () => {
    expect(await listed({ filter: { reference: made.b.reference } })).toBe('b')
  })

  it('leaves out what persons began by a reusable link', async () => {
    const { principal } = await holderOf(world.records, made.b)
    await storeLink(world.records, principal, { reference: made.b.reference, parentId: made.b.id })
    expect(await listed()).toBe('cba')
  })
})

describe(`Round trips on the ${testDatabase.kind} database`, () => {
  it('of one link with all that happened are at most two', async () => {
    const log = recordStatements(world.database.engine)
    await world.records.getLink(live, made.a.id)
    await world.records.linkByReference(live, made.a.reference)
    expect(log.roundTrips.length).toBeLessThanOrEqual(4)
  })
})

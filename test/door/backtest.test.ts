import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeProfile, effectiveProfile } from '../../src/engine/profiles/effective-profile.ts'
import type { Facts } from '../../src/vocabulary/decision/facts.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import type { ProfileOverride } from '../../src/vocabulary/profiles/profile.ts'
import { decidedTransaction } from '../world/facts/decided-transaction.ts'
import { openTestAccount, type TestServer } from '../world/service/server.ts'
import { aPassport, annaMaria, aSide, someFacts, someFields } from '../world/facts/facts.ts'
import { principalOf, storeScan } from '../world/stores/records.ts'

let server: TestServer
let principal: Principal
let profileId: string
const settings = { name: 'Shop', decisions: { UNDER_21: { review: 0 } } }
const profile = completeProfile(settings)

const good = someFacts()
const expired = someFacts({
  front: aSide(aPassport({ fields: someFields({ ...annaMaria, expiry: '2020-01-01' }) })),
})
const young = someFacts({
  front: aSide(aPassport({ fields: someFields({ ...annaMaria, dob: '2006-05-05' }) })),
})
const birthday = Date.UTC(2026, 10, 21, 12)

const counts = z.object({ accept: z.int(), review: z.int(), reject: z.int() })
const backtestShape = z.object({
  examined: z.int(),
  partly: z.int(),
  flips: z.int(),
  matrix: z.object({ accept: counts, review: counts, reject: counts }),
  examples: z.array(
    z.looseObject({ id: z.string(), from: z.string(), to: z.string(), sentence: z.string() }),
  ),
  notReplayed: z.array(z.object({ path: z.string(), records: z.int() })),
})
const planShape = z.looseObject({
  version: z.int(),
  changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
  backtest: backtestShape,
})

async function stored(facts: Facts, override: ProfileOverride = {}): Promise<string> {
  const judged = decidedTransaction({ ...facts, at: birthday }, effectiveProfile(profile, override))
  const { id } = await storeScan(server.service.records, principal, {
    ...judged,
    profileId,
    profileVersion: 1,
  })
  return id
}

beforeAll(async () => {
  server = await openTestAccount()
  principal = await principalOf(server.service.records, server.keys.server)
  const made = await server.ask({ method: 'POST', url: '/profile', body: settings })
  profileId = z.looseObject({ id: z.string() }).parse(made.json()).id
  for (const facts of [good, good, expired, young]) await stored(facts)
})
afterAll(() => server.close())

const run = async (body: object) =>
  backtestShape.parse((await server.ask({ method: 'POST', url: '/x/backtest', body })).json())
const row = (given: Partial<z.output<typeof counts>>) => ({ accept: 0, review: 0, reject: 0, ...given })

describe('A backtest', () => {
  it('flips nothing under the profiles that judged, whether each its own or by name', async () => {
    for (const body of [{ createdAtMin: 0 }, { profile: profileId }])
      expect(await run(body)).toMatchObject({
        ...{ examined: 4, partly: 0, flips: 0, examples: [], notReplayed: [] },
        matrix: { accept: row({ accept: 2 }), review: row({ review: 1 }), reject: row({ reject: 1 }) },
      })
  })

  it('tells what another profile would have decided, with examples', async () => {
    const { flips, matrix, examples } = await run({ profile: 'security_none' })
    expect(flips).toBe(2)
    expect(matrix).toEqual({
      accept: row({ accept: 2 }),
      review: row({ accept: 1 }),
      reject: row({ accept: 1 }),
    })
    expect(examples).toMatchObject([{ to: 'accept' }, { to: 'accept' }])
    expect(await run({ profile: 'security_none', examples: 0 })).toMatchObject({ flips: 2, examples: [] })
  })

  it('predicts what a scan would really be decided', async () => {
    const override = { decisions: { UNDER_21: { reject: 0 } } }
    const { examples } = await run({ profile: profileId, profileOverride: override })
    const real = decidedTransaction({ ...young, at: birthday }, effectiveProfile(profile, override))
    expect(examples).toMatchObject([{ from: 'review', to: real.decision, sentence: real.trace?.sentence }])
  })

  it('keeps for each record what its own request had laid over the profile', async () => {
    const id = await stored(expired, { decisions: { DOCUMENT_EXPIRED: { enabled: false } } })
    expect(await run({ profile: profileId })).toMatchObject({ examined: 5, flips: 0 })
    const { examples } = await run({
      profile: profileId,
      profileOverride: { decisionTrigger: { review: 0 } },
    })
    expect(examples.filter((example) => example.id === id)).toMatchObject([{ from: 'accept', to: 'review' }])
  })

  it('counts the day where the other profile counts its days, and says what it cannot follow', async () => {
    const birthdayEve = { ...someFields({ ...annaMaria, expiry: '2026-11-21' }) }
    const facts = someFacts({ front: aSide(aPassport({ fields: birthdayEve })) })
    const id = await stored(facts)
    const deletedRecord = { timezone: 'Pacific/Kiritimati', canvasSize: 2000 }
    const { examples, notReplayed } = await run({ profile: profileId, profileOverride: deletedRecord })
    expect(examples.map((example) => example.id)).toEqual([id])
    expect(notReplayed).toEqual([{ path: 'canvasSize', records: 6 }])
  })

  it('looks at the records that the filter leaves, and at no one else’s', async () => {
    expect(await run({ profileId: 'security_medium' })).toMatchObject({ examined: 0, flips: 0 })
    expect(await run({ createdAtMin: 4_000_000_000 })).toMatchObject({ examined: 0 })
    const reply = await server.ask({ method: 'POST', url: '/x/backtest', key: 'test', body: { examples: 1 } })
    expect(reply.json()).toMatchObject({ examined: 0 })
  })

  it('is refused under a profile that is not there', async () => {
    const reported = (
      await server.ask({ method: 'POST', url: '/x/backtest', body: { profile: 'nobody' } })
    ).error()
    expect(reported.code).toBe('ERROR_INVALID_VALUE')
  })

  it('is written down', async () => {
    const log = z.looseObject({ items: z.array(z.looseObject({ action: z.string() })) })
    const { items } = log.parse((await server.ask({ method: 'GET', url: '/x/audit?limit=1000' })).json())
    expect(items.map(({ action }) => action)).toContain('transaction.replayed')
  })
})

describe('The plan of a change', () => {
  const plan = (body: object, id = profileId) =>
    server.ask({ method: 'POST', url: `/x/profiles/${id}/plan`, body })

  it('tells the settings that change and the decisions that would, and changes nothing', async () => {
    const before = (await server.ask({ method: 'GET', url: `/profile/${profileId}` })).json()
    const reply = await plan({ decisions: { UNDER_21: { review: -1 } }, sizes: 1 })
    expect(reply.headers['x-ignored-keys']).toBe('sizes')
    const { version, changes, backtest } = planShape.parse(reply.json())
    expect([version, changes]).toEqual([1, [{ path: 'decisions.UNDER_21.review', from: 0, to: -1 }]])
    expect(backtest.matrix.review).toEqual(row({ accept: 1 }))
    expect((await server.ask({ method: 'GET', url: `/profile/${profileId}` })).json()).toEqual(before)
  })

  it('is refused for a preset, and for a value that is wrong', async () => {
    expect((await plan({ crop: true }, 'security_low')).error().code).toBe('ERROR_OPERATION_FAILED')
    expect((await plan({ crop: 7 })).error().message).toContain("'crop'")
  })
})

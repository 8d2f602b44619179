import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { createScanQueue } from './scan-queue.ts'

const signal = new AbortController().signal
const byKey = (account: string) => ({ account, link: null })
const never = () => new Promise<never>(() => undefined)

describe('the line before scans', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  function filled() {
    const queue = createScanQueue(() => 0)
    queue.bodyComes('flooding key', byKey('flood'))()
    queue.bodyComes('modest key', byKey('modest'))()
    // Fourteen at once, and thirty-two who wait.
    for (let many = 0; many < 46; many++)
      queue.line.submit(never, { payer: 'flood', signal }).catch(() => undefined)
    return queue
  }

  it('refuses a key of the account that fills it before anyone is asked whose key it is', async () => {
    await expect(filled().refuseWhenFull('flooding key')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 1,
    })
  })

  it('refuses later who is refused very often, and no other account', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const queue = filled()
    let refused = 0
    const all = Array.from({ length: 102 }, () =>
      queue.refuseWhenFull('flooding key').catch(() => {
        refused += 1
      }),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(refused).toBe(100)
    await queue.refuseWhenFull('modest key')
    await vi.advanceTimersByTimeAsync(10)
    expect(refused).toBe(101)
    await vi.advanceTimersByTimeAsync(10)
    await Promise.all(all)
    expect(refused).toBe(102)
  })

  it('lets other accounts pass on, and keys that it does not know', async () => {
    const queue = filled()
    await expect(queue.refuseWhenFull('modest key')).resolves.toBeUndefined()
    await expect(queue.refuseWhenFull('unknown key')).resolves.toBeUndefined()
  })

  it('lets everyone pass while nothing waits', async () => {
    const queue = createScanQueue(() => 0)
    queue.bodyComes('key', byKey('account'))()
    await expect(queue.refuseWhenFull('key')).resolves.toBeUndefined()
  })

  it('takes in no more bodies of one key than may wait, and asks no one else to wait for them', async () => {
    const queue = createScanQueue(() => 0)
    const bodiesIn = Array.from({ length: 46 }, () => queue.bodyComes('key', byKey('account')))
    await expect(queue.refuseWhenFull('key')).rejects.toThrow()
    expect(() => queue.bodyComes('key', byKey('account'))).toThrow()
    expect(() => queue.bodyComes('other key', byKey('account'))).not.toThrow()
    bodiesIn[0]?.()
    bodiesIn[0]?.()
    expect(() => queue.bodyComes('key', byKey('account'))).not.toThrow()
    expect(() => queue.bodyComes('key', byKey('account'))).toThrow()
  })

  it('counts answers that are held back as waiting, for as long as they are', async () => {
    const queue = createScanQueue(() => 0)
    const { undecodable } = queue
    while (undecodable.count('account') === 0);
    const gone = new AbortController()
    const corrupted = () => Promise.reject(new Refusal('ERROR_IMAGE_CORRUPTED'))
    const held = Array.from({ length: 46 }, () => undecodable.answering('account', gone.signal, corrupted()))
    const refused = Promise.allSettled(held)
    await Promise.resolve()
    expect(() => queue.bodyComes('key', byKey('account'))).toThrow()
    expect(() => queue.bodyComes('other key', byKey('other account'))).not.toThrow()
    gone.abort()
    await refused
    expect(() => queue.bodyComes('key', byKey('account'))).not.toThrow()
  })

  it('counts bodies of all hosted links of an account together, whatever their sessions', async () => {
    const queue = createScanQueue(() => 0)
    const comes = (session: number, account = 'account') =>
      queue.bodyComes(`session ${session}`, { account, link: `link ${session % 20}` })
    const bodiesIn = Array.from({ length: 46 }, (_, session) => comes(session))
    expect(() => comes(46)).toThrow()
    await expect(queue.refuseWhenFull('session 46')).rejects.toThrow()
    expect(() => comes(46, 'other account')).not.toThrow()
    expect(() => queue.bodyComes('key', byKey('account'))).not.toThrow()
    bodiesIn[0]?.()
    expect(() => comes(46)).not.toThrow()
  })

  it('takes in few bodies of one hosted link, so that its person keeps no other out', () => {
    const queue = createScanQueue(() => 0)
    const comes = (session: string, link: string) => queue.bodyComes(session, { account: 'account', link })
    const bodiesIn = Array.from({ length: 4 }, (_, each) => comes(`session ${each}`, 'one'))
    expect(() => comes('session 5', 'one')).toThrow()
    expect(() => comes('session 6', 'other')).not.toThrow()
    bodiesIn[0]?.()
    expect(() => comes('session 5', 'one')).not.toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { createScanQueue } from './scan-queue.ts'

const signal = new AbortController().signal
const never = () => new Promise<never>(() => undefined)

describe('the line before scans', () => {
  function filled() {
    const queue = createScanQueue(() => 0)
    queue.bodyComes('flooding key', 'flood')()
    queue.bodyComes('modest key', 'modest')()
    // Fourteen at once, and thirty-two who wait.
    for (let many = 0; many < 46; many++)
      queue.line.submit(never, { payer: 'flood', signal }).catch(() => undefined)
    return queue
  }

  it('refuses a key of the account that fills it before anyone is asked whose key it is', () => {
    const busy = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 1 }) as unknown
    let refused: unknown = null
    try {
      filled().refuseWhenFull('flooding key')
    } catch (error) {
      refused = error
    }
    expect(refused).toEqual(busy)
  })

  it('lets other accounts pass on, and keys that it does not know', () => {
    const queue = filled()
    expect(() => queue.refuseWhenFull('modest key')).not.toThrow()
    expect(() => queue.refuseWhenFull('unknown key')).not.toThrow()
  })

  it('lets everyone pass while nothing waits', () => {
    const queue = createScanQueue(() => 0)
    queue.bodyComes('key', 'account')()
    expect(() => queue.refuseWhenFull('key')).not.toThrow()
  })

  it('takes in no more bodies of one key than may wait, and asks no one else to wait for them', () => {
    const queue = createScanQueue(() => 0)
    const bodiesIn = Array.from({ length: 46 }, () => queue.bodyComes('key', 'account'))
    expect(() => queue.refuseWhenFull('key')).toThrow()
    expect(() => queue.bodyComes('key', 'account')).toThrow()
    expect(() => queue.bodyComes('other key', 'account')).not.toThrow()
    bodiesIn[0]?.()
    bodiesIn[0]?.()
    expect(() => queue.bodyComes('key', 'account')).not.toThrow()
    expect(() => queue.bodyComes('key', 'account')).toThrow()
  })
})

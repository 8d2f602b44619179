import { describe, expect, it } from 'vitest'
import { jobOf, payloadOf } from './jobs.table.ts'

describe('A job of the table', () => {
  it('is read as it was enqueued', () => {
    const job = jobOf('forget-blobs', { blobIds: ['ab'] })
    expect(payloadOf('forget-blobs', JSON.parse(JSON.stringify(job)) as typeof job)).toEqual({
      blobIds: ['ab'],
    })
  })

  it.each([
    ['of a later version', { version: 2, payload: { blobIds: [] } }],
    ['of another shape', { version: 1, payload: { blobIds: 'ab' } }],
    ['without a payload', { version: 1, payload: null }],
  ])('is refused rather than half done: %s', (_, stored) => {
    expect(() => payloadOf('forget-blobs', stored)).toThrow(/forget-blobs/)
  })
})

import { describe, expect, it } from 'vitest'
import { timeNotice } from './use-time-limits.ts'

const minute = 60_000
const at = { now: 100 * minute, touchedAt: 100 * minute, expiresAt: 0, isExpiryRead: false }

describe('What the page says of time', () => {
  it.each([
    ['nothing at first', {}, 'none'],
    ['a question after ten minutes', { touchedAt: 90 * minute }, 'idle'],
    ['a cover two minutes later', { touchedAt: 88 * minute }, 'hidden'],
    ['nothing while the link works for long', { expiresAt: 110 * minute }, 'none'],
    ['that the link ends in two minutes', { expiresAt: 102 * minute }, 'expiry'],
    ['that once', { expiresAt: 102 * minute, isExpiryRead: true }, 'none'],
    ['nothing of it afterwards', { expiresAt: 99 * minute }, 'none'],
    ['nothing once the end has moved', { expiresAt: 117 * minute }, 'none'],
  ])('%s', (_, change, notice) => {
    expect(timeNotice({ ...at, ...change })).toBe(notice)
  })
})

import { describe, expect, it } from 'vitest'
import { readReply } from './reply.ts'

const reply = (body: unknown, status = 200, retryAfter: string | null = null) =>
  readReply({ status, retryAfter, body })
const refusal = (code: string, message: string, more: object = {}) => ({
  success: false,
  error: { status: 200, code, message, ...more },
})

describe('An answer of the service', () => {
  it.each([
    ['DOCUPASS_ACCEPTED', 'accepted'],
    ['DOCUPASS_UNDER_REVIEW', 'under-review'],
    ['DOCUPASS_FAILED', 'failed'],
    ['DOCUPASS_COMPLETED', 'completed'],
    ['DOCUPASS_REDIRECT', 'completed'],
  ])('%s is an end', (code, reason) => {
    expect(reply(refusal(code, 'A text.'))).toEqual({ kind: 'ended', reason, redirect: null })
  })

  it('says the reason of an end where the service does', () => {
    expect(reply(refusal('DOCUPASS_FAILED', '', { reason: 'expired' }))).toMatchObject({ reason: 'expired' })
    expect(reply(refusal('DOCUPASS_FAILED', '', { reason: 'because' }))).toMatchObject({ reason: 'failed' })
  })

  it.each([
    ['https://shop.example/back?reference=1', 'https://shop.example/back?reference=1'],
    ['northquay://done?reference=1', 'northquay://done?reference=1'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['Thank you: all is well.', null],
    ['', null],
  ])('goes on to %s: %s', (message, redirect) => {
    expect(reply(refusal('DOCUPASS_ACCEPTED', message))).toMatchObject({ redirect })
  })

  it.each([
    [429, '7', 7_000],
    [503, null, 3_000],
    [503, 'soon', 3_000],
    [429, '0', 3_000],
    [429, '86400', 60_000],
  ])('of status %s with Retry-After %s is waited for', (status, retryAfter, waitMs) => {
    expect(reply({}, status, retryAfter)).toEqual({ kind: 'busy', waitMs })
  })

  it('that is no answer of this API is a fault', () => {
    expect(reply(null, 502)).toEqual({ kind: 'failed', status: 502, code: '' })
    expect(reply('<html>', 200)).toEqual({ kind: 'refused', code: '', message: '' })
    expect(reply(refusal('ERROR_IMAGE_CORRUPTED', 'x'), 400)).toMatchObject({ code: 'ERROR_IMAGE_CORRUPTED' })
  })
})

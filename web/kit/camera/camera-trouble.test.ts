import { describe, expect, it } from 'vitest'
import { troubleBefore, troubleFrom } from './camera-trouble.ts'

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const app =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/467.0]'
const failed = (name: string) => new DOMException('', name)

describe('The trouble with a camera', () => {
  it.each([
    ['insecure', { isSecureContext: false, hasMediaDevices: false, userAgent: browser }],
    ['in-app-browser', { isSecureContext: true, hasMediaDevices: false, userAgent: app }],
    ['none', { isSecureContext: true, hasMediaDevices: false, userAgent: browser }],
    [null, { isSecureContext: true, hasMediaDevices: true, userAgent: app }],
  ])('is %s before it is asked for: %o', (trouble, traits) => {
    expect(troubleBefore(traits)).toBe(trouble)
  })

  it.each([
    ['denied', failed('NotAllowedError'), browser],
    ['none', failed('NotFoundError'), browser],
    ['busy', failed('NotReadableError'), browser],
    ['failed', failed('TypeError'), browser],
    ['failed', 'no error', browser],
    ['in-app-browser', failed('NotAllowedError'), app],
    ['busy', failed('NotReadableError'), app],
  ])('is %s after %s', (trouble, error, userAgent) => {
    expect(troubleFrom(error, userAgent)).toBe(trouble)
  })
})

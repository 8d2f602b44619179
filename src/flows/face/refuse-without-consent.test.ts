import { expect, it } from 'vitest'
import { refuseWithoutConsent } from './refuse-without-consent.ts'

const now = Date.UTC(2026, 10, 23)
const selfie = { frames: [{ kind: 'ref', token: 'a' }], video: null, consent: null } as const
const consent = { textId: 'biometrics-3', at: now - 60_000 }
const asking = { face: { requireConsent: true } }

it('refuses a face without consent where the profile asks for it, and nothing else', () => {
  const ask = (given: Parameters<typeof refuseWithoutConsent>[0], profile = asking) => {
    return () => {
      refuseWithoutConsent(given, profile, now)
    }
  }
  expect(ask(selfie)).toThrow("send 'consent'")
  expect(ask({ ...selfie, frames: [], video: selfie.frames[0] })).toThrow("send 'consent'")
  expect(ask({ ...selfie, consent })).not.toThrow()
  expect(ask({ ...selfie, frames: [] })).not.toThrow()
  expect(ask(selfie, { face: { requireConsent: false } })).not.toThrow()
  expect(ask({ ...selfie, consent: { ...consent, at: now + 3_600_000 } })).toThrow('consent.at')
})

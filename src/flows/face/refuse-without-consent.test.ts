import { keyActor } from '../../vocabulary/account/actor.ts'
import { expect, it } from 'vitest'
import type { ConsentStatus } from '../ports/consents/consents.ts'
import type { SelfieInput } from '../scan/scan-command.ts'
import { refuseWithoutConsent } from './refuse-without-consent.ts'

const now = Date.UTC(2026, 10, 23)
const selfie: SelfieInput = { frames: [{ kind: 'ref', token: 'a' }], video: null, consent: null }
const consent = { textId: 'biometrics-3', at: now - 60_000 }
const principal = { accountId: 'a', actor: keyActor('k'), kind: 'server', mode: 'live', scopes: [] } as const

const ask = (
  given: SelfieInput,
  {
    requireConsent = true,
    standing = { given: null, withdrawnAt: null },
  }: { readonly requireConsent?: boolean; readonly standing?: ConsentStatus } = {},
) =>
  refuseWithoutConsent({ records: { consentStatus: () => Promise.resolve(standing) } }, principal, {
    command: { selfie: given, customData: 'c-1' },
    profile: { face: { requireConsent } },
    now,
  })

it('refuses a face without consent where the profile asks for it, and says what to do', async () => {
  await expect(ask(selfie)).rejects.toThrow("send 'consent'")
  const [video = null] = selfie.frames
  await expect(ask({ ...selfie, frames: [], video })).rejects.toThrow('POST /x/consents')
  await expect(ask({ ...selfie, consent: { ...consent, at: now + 3_600_000 } })).rejects.toThrow('consent.at')
})

it('asks for nothing where no face is sent, or the profile does not want it', async () => {
  expect(await ask({ ...selfie, consent })).toEqual({ ...selfie, consent })
  expect(await ask({ ...selfie, frames: [] })).toEqual({ ...selfie, frames: [] })
  expect(await ask(selfie, { requireConsent: false })).toEqual(selfie)
})

it('goes by the consent that was recorded before, unless it was withdrawn', async () => {
  const given = { textId: 'biometrics-3', at: now - 1000 }
  expect(await ask(selfie, { standing: { given, withdrawnAt: null } })).toEqual({ ...selfie, consent: given })
  const withdrawn = { standing: { given: null, withdrawnAt: now - 30_000 } }
  await expect(ask(selfie, withdrawn)).rejects.toThrow('requires consent')
  await expect(ask({ ...selfie, consent }, withdrawn)).rejects.toThrow('was withdrawn')
  const anew = { ...consent, at: now - 10_000 }
  expect(await ask({ ...selfie, consent: anew }, withdrawn)).toEqual({ ...selfie, consent: anew })
})

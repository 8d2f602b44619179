import { z } from 'zod'
import { saveConsent } from '../../../../flows/verification/holder/save-consent.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { hostedCall } from './hosted-call.ts'

export const postLinkConsent = hostedCall({
  call: 'save_consent',
  summary: 'Agree to the text that the session shows',
  body: z.object({ language: text(20), version: z.int(), sha256: text(64) }),
  act: (ports, holder, { body }) => saveConsent(ports, holder, body),
})

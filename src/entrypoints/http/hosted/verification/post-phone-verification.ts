import { z } from 'zod'
import { sendPhoneCode } from '../../../../flows/verification/holder/phone-verification.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { clientNetwork } from '../../kit/admission/rate-limit.ts'
import { hostedCall } from './hosted-call.ts'

export const postPhoneVerification = hostedCall({
  call: 'create_phone_verification',
  summary: 'Have a code sent to the telephone',
  body: z.object({
    number: z.exactOptional(text(60)).describe('With + and country code; left out where the link has it.'),
    type: z.enum(['sms', 'call']),
  }),
  act: (ports, holder, { body: { number = '', type }, call }) =>
    sendPhoneCode(ports, holder, {
      ...{ number, channel: type, countries: call.settings.hosted.phoneCountries },
      network: clientNetwork(call.clientAddress),
    }),
})

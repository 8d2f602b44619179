import { z } from 'zod'
import { checkPhoneCode } from '../../../../flows/verification/holder/phone-verification.ts'
import { lenientText } from '../../../../vocabulary/lenient-values.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { hostedCall } from './hosted-call.ts'

export const postPhoneCode = hostedCall({
  call: 'check_phone_verification',
  summary: 'Enter the code that came to the telephone',
  body: z.object({
    number: z.exactOptional(text(60)).describe('Not needed: the code was sent to one number.'),
    code: z.preprocess(lenientText, z.string().max(20)),
  }),
  act: (ports, holder, { body }) => checkPhoneCode(ports, holder, body),
})

import { z } from 'zod'
import { saveForm } from '../../../../flows/verification/holder/save-form.ts'
import { hostedCall } from './hosted-call.ts'

export const postForm = hostedCall({
  call: 'save_form',
  summary: 'Answer the form',
  body: z.record(z.string(), z.unknown()).describe('Answers by fieldId.'),
  act: (ports, holder, { body }) => saveForm(ports, holder, body),
})

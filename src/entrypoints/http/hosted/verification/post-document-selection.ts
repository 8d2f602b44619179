import { z } from 'zod'
import { selectDocument } from '../../../../flows/verification/holder/select-document.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { hostedCall } from './hosted-call.ts'

export const postDocumentSelection = hostedCall({
  call: 'save_document_selection',
  summary: 'Choose country and type of the document',
  body: z.object({ country: text(10), type: text(10) }),
  act: (ports, holder, { body }) => selectDocument(ports, holder, body),
})

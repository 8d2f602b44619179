import { z } from 'zod'
import { takeDocument } from '../../../../flows/verification/take-picture.ts'
import { parseImage } from '../../kit/request/image-input.ts'
import { hostedCall } from './hosted-call.ts'
import { pictureRefusals, sentPicture, sourceField } from './picture-fields.ts'

export const postDocument = hostedCall({
  call: 'upload_document',
  summary: 'Show the document',
  bodySize: 'large',
  refusals: pictureRefusals,
  body: z.object({ document: sentPicture, documentBack: z.exactOptional(sentPicture), source: sourceField }),
  act: (ports, holder, { body: { document, documentBack, source = null } }) => {
    const limits = { maxBytes: holder.limits.maxImageBytes }
    return takeDocument(ports, holder, {
      document: parseImage('document', document, limits),
      documentBack: documentBack === undefined ? null : parseImage('documentBack', documentBack, limits),
      source,
    })
  },
})

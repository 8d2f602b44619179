import { z } from 'zod'
import type { QuickScanCommand, QuickScanResult } from '../../../../flows/scan/quick-scan.ts'
import type { ImageInput } from '../../../../vocabulary/imaging/image-input.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import {
  documentData,
  documentPageField,
  notCheckedSchema,
  presentFields,
  presentDocumentPages,
  warningSchema,
} from '../../kit/shapes/document-schema.ts'
import { parseImage, type ImageLimits } from '../../kit/request/image-input.ts'
import { flag, success } from '../../kit/shapes/value-schemas.ts'

const imageField = z.string().describe('base64 (data-URL prefix allowed) or http(s) address; no ref:.')

export const quickScanBody = z.object({
  document: imageField,
  documentBack: z.exactOptional(imageField),
  saveFile: z.exactOptional(
    flag().describe('Keep the pictures for 24 hours and answer a hash of each; false when absent.'),
  ),
})

/** Body → command. Throws the refusals of `parseImage`, and ERROR_INVALID_VALUE for a reference. */
export function quickScanCommandOf(
  { document, documentBack, saveFile = false }: z.output<typeof quickScanBody>,
  limits: ImageLimits,
): Omit<QuickScanCommand, 'speed'> {
  return {
    document: parseQuickScanImage('document', document, limits),
    documentBack:
      documentBack === undefined ? null : parseQuickScanImage('documentBack', documentBack, limits),
    saveFile,
  }
}

function parseQuickScanImage(parameter: string, written: string, limits: ImageLimits): ImageInput {
  if (/^\s*ref:/i.test(written.slice(0, 64)))
    throw invalidValue(parameter, 'A quick reading takes a picture or an address; ref: is for /scan.')
  return parseImage(parameter, written, limits)
}

const imageHash = z.string().describe('64 hex characters; works for 24 hours and for the key that made it.')
const imageReference = z.string().describe('ref: and the hash, as POST /scan takes it.')

export const quickScanReply = z
  .object({
    success,
    data: documentData,
    documentPage: documentPageField,
    warning: z.array(warningSchema).describe('Always empty: nothing is judged.'),
    missingFields: z.array(z.string()),
    notChecked: z
      .array(notCheckedSchema)
      .optional()
      .describe(
        'Extension, only where something could not be read: reading stopped at its work limit, or the barcode reader did not finish.',
      ),
    outputImage: z
      .object({ front: imageHash, back: imageHash })
      .partial()
      .optional()
      .describe('Only with saveFile: hashes of the pictures as they were sent.'),
    reference: z
      .object({ document: imageReference, documentBack: imageReference })
      .partial()
      .optional()
      .describe('Only with saveFile: the same hashes, by the fields that take them.'),
    quota: z.int(),
    credit: z.int(),
    executionTime: z.number().describe('Seconds.'),
  })
  .meta({ id: 'QuickScanReply', description: 'What a document says, without a judgement.' })

export function presentQuickScan(result: QuickScanResult) {
  const { fields, missingFields, notChecked, pages, kept: stored, allowance, executionMs } = result
  const { front, back } = stored
  return {
    success: true,
    data: presentFields(fields),
    ...presentDocumentPages(pages.front, pages.back),
    warning: [],
    missingFields: [...missingFields],
    ...(notChecked.length === 0 ? {} : { notChecked }),
    ...(front === undefined
      ? {}
      : {
          outputImage: stored,
          reference: {
            document: `ref:${front}`,
            ...(back === undefined ? {} : { documentBack: `ref:${back}` }),
          },
        }),
    quota: allowance.quota,
    credit: allowance.credit,
    executionTime: Math.round(executionMs) / 1000,
  }
}

import { z } from 'zod'
import { lenientWord } from '../../../../vocabulary/lenient-values.ts'
import { flag, paging, recordId, success, wholeNumber } from '../../kit/shapes/value-schemas.ts'
import { transactionFilters } from '../transactions/schema.ts'

/** Seconds for which an archive can be fetched. */
export const exportLifetimeSeconds = 3_600

/** Far beyond what one archive is made of. */
const maxRows = 1_000_000_000

export const exportBody = z.object({
  exportType: z.exactOptional(
    z.preprocess(lenientWord, z.enum(['csv', 'json'])).describe('csv unless told.'),
  ),
  transactionId: z.exactOptional(
    z.array(recordId).max(20_000).describe('These records; without any, the filters say which.'),
  ),
  ...transactionFilters,
  ignoreUnrecognized: z.exactOptional(
    flag().describe('Leave out records whose document was not recognised.'),
  ),
  ignoreDuplicate: z.exactOptional(
    flag().describe('Of each document only the first record: the newest, unless order is 1.'),
  ),
  limit: z.exactOptional(wholeNumber(0, maxRows).describe('Records at most; 0, and absent, is all.')),
  offset: z.exactOptional(
    wholeNumber(0, maxRows).describe('Records to skip, of those that are not ignored.'),
  ),
  order: paging.order.describe('-1 newest first, 1 oldest first; records by id keep the order of the ids.'),
  images: z.exactOptional(flag().describe('Extension: the pictures, too.')),
})

export const exportReply = z
  .object({
    success,
    url: z.string().describe('Signed address of the ZIP archive, for an hour.'),
    Url: z.string().describe('url again, as some clients spell it.'),
    Base64: z.string().optional().describe('The archive itself, up to 20 MB.'),
  })
  .meta({ id: 'ExportReply' })

export const exportParams = z.object({ archive: z.string().regex(/^[0-9a-f]{32}\.zip$/) })

/** The path that a signed archive address has. */
export function exportPath(id: string): string {
  return `/export/${id}.zip`
}

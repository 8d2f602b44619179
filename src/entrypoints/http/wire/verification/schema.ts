import { z } from 'zod'
import type { LinkFilter } from '../../../../flows/ports/verification/hosted-links.ts'
import { lenientWord } from '../../../../vocabulary/lenient-values.ts'
import { referenceForm } from '../../../../vocabulary/verification/hosted-link.ts'
import { decisionSchema } from '../../kit/shapes/document-schema.ts'
import { paging, resultPageFields, text, unixTime } from '../../kit/shapes/value-schemas.ts'
import { transactionRecord } from '../transactions/schema.ts'
import { addressesByParty } from './create-schema.ts'

export const linkParams = z.object({ reference: z.string().regex(referenceForm) })

const second = z.exactOptional(unixTime.describe('Unix seconds, inclusive.'))

export const linkListQuery = z.object({
  ...paging,
  sort: z
    .preprocess(
      (sent) => lenientWord(sent ?? 'id'),
      z
        .enum(['id', 'completedat'], 'It must be id or completedat')
        .meta({ description: 'id: as they were made. completedat: as they ended.', default: 'id' }),
    )
    .optional()
    .default('id'),
  reference: z.exactOptional(text(64)),
  customData: z.exactOptional(text(10_000)),
  profileId: z.exactOptional(text()),
  decision: z.exactOptional(decisionSchema),
  ...{ createdAtMin: second, createdAtMax: second, completedAtMin: second, completedAtMax: second },
})

/** What a list and a link alone both show. Unset texts are empty, unset times 0. */
const common = {
  reference: z.string(),
  mode: z.int().describe('0 document and face, 1 document, 2 face, 3 signature.'),
  profileId: z.string(),
  verifyDocumentNo: z.string(),
  verifyName: z.string(),
  verifyDob: z.string(),
  verifyAge: z.string(),
  verifyAddress: z.string(),
  verifyPostcode: z.string(),
  userPhone: z.string(),
  validatedPhone: z.string().describe('The number that a code proved.'),
  language: z.string(),
  transactionId: z.string(),
  decision: z.union([decisionSchema, z.literal('')]),
  customData: z.string(),
  ip: z.string().describe('Address from which the last step was taken.'),
  completedAt: z.int(),
  createdAt: z.int(),
  expiry: z
    .int()
    .describe(
      '0 never. In a list, as the link was made; `GET /docupass/{reference}` has the end that its person moved.',
    ),
  reusable: z.literal([0, 1]),
}

export const linkItem = z.object(common).meta({ id: 'HostedLinkItem' })
export const linkList = z.object({ ...resultPageFields, items: z.array(linkItem) })

const logEntry = z
  .object({
    session: z.string().describe('First digits of what names the session; empty where the service acted.'),
    action: z.string(),
    description: z.string(),
    latitude: z.number().nullable().describe('As the device claims; null where it claims nothing.'),
    Longitude: z.number().nullable(),
    longitude: z.number().nullable().describe('The same, in lower case.'),
    accuracy: z.number().nullable().describe('Metres.'),
    ip: z.string(),
    time: z.int(),
  })
  .meta({ id: 'HostedLinkLogEntry' })

export const linkDetail = z
  .object({
    ...common,
    url: z.string(),
    urlSign: addressesByParty,
    partySigned: z.record(z.string(), z.boolean()).describe('By the name of the party; empty as urlSign.'),
    finalTransaction: transactionRecord.nullable().describe('Null until the link is completed.'),
    intermediateTransactions: z
      .array(transactionRecord.extend({ step: z.enum(['document', 'face']) }))
      .describe(
        'Pictures that were refused, oldest first, in the shape of a transaction. None of them is stored as one: id is empty.',
      ),
    auditLog: z.array(logEntry),
  })
  .meta({ id: 'HostedLink' })

/** The query in our words: instants in milliseconds, the last second included to its end. */
export function linkFilterOf(query: z.output<typeof linkListQuery>): LinkFilter {
  const { reference, customData, profileId, decision } = query
  const { createdAtMin, createdAtMax, completedAtMin, completedAtMax } = query
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(customData === undefined ? {} : { customData }),
    ...(profileId === undefined ? {} : { profileId }),
    ...(decision === undefined ? {} : { decision }),
    ...(createdAtMin === undefined ? {} : { createdAtMin: createdAtMin * 1000 }),
    ...(createdAtMax === undefined ? {} : { createdAtMax: createdAtMax * 1000 + 999 }),
    ...(completedAtMin === undefined ? {} : { completedAtMin: completedAtMin * 1000 }),
    ...(completedAtMax === undefined ? {} : { completedAtMax: completedAtMax * 1000 + 999 }),
  }
}

import { z } from 'zod'
import { recordKinds } from '../../../../vocabulary/retention/record-kinds.ts'
import type {
  DuplicateSubject,
  SignedCertificate,
  Subject,
  SubjectExport,
  SubjectPage,
} from '../../../../flows/ports/subjects/subjects.ts'
import type { Transaction } from '../../../../vocabulary/transactions/transaction.ts'
import { consent, presentConsent } from '../consents/schema.ts'
import { imagePath } from '../images/schema.ts'
import { paging, recordId, unixSeconds, success, text } from '../../kit/shapes/value-schemas.ts'
import { presentTransaction, transactionRecord } from '../transactions/schema.ts'
import { falsePositive, presentFalsePositive } from '../screening/false-positive-schema.ts'

export const subjectParams = z.object({ id: recordId })
export const subjectRecordParams = z.object({ id: recordId, recordId })
export const subjectQuery = z.object({
  limit: paging.limit,
  cursor: z.exactOptional(text(64).describe('`nextCursor` of the page before.')),
})

const mode = z.enum(['live', 'test'])
const kind = z.enum(recordKinds)

export const subjectList = z.object({
  items: z.array(z.object({ id: z.string(), mode, createdAt: z.int(), records: z.int() })),
  nextCursor: z.string().nullable(),
})

const subjectShape = z.object({
  id: z.string(),
  mode,
  createdAt: z.int(),
  records: z.array(z.object({ id: z.string(), kind, createdAt: z.int() })),
  holds: z.array(z.string()).describe('Ids of the legal holds in force.'),
})
export const subjectReply = subjectShape.extend({ success }).meta({ id: 'Subject' })

export const candidateList = z.object({
  items: z.array(
    z.object({
      subjectId: z.string(),
      by: z
        .array(z.enum(['document', 'person']))
        .describe('document: number and issuer are equal; person: name and date of birth are.'),
      records: z.array(z.string()),
    }),
  ),
})

const freeObject = z.record(z.string(), z.unknown())

export const subjectExport = z.object({
  success,
  exportedAt: z.int(),
  subject: subjectShape,
  transactions: z.array(
    transactionRecord.extend({
      imageUrls: z.record(z.string(), z.string()).describe('Signed addresses that expire.'),
      effectiveProfile: freeObject,
      facts: freeObject,
      trace: freeObject,
    }),
  ),
  files: z.array(
    z.object({
      transactionId: z.string().describe('Empty where it is a contract of no transaction.'),
      recordId: z.string().describe('Extension: the transaction, or the contract.'),
      fileName: z.string(),
      contentType: z.string(),
      size: z.int(),
      sha256: z.string(),
    }),
  ),
  screenings: z.array(
    z.object({
      id: z.string(),
      createdAt: z.int(),
      matcher: z.string(),
      query: z.unknown(),
      hits: z.unknown(),
      suppressed: z.unknown(),
    }),
  ),
  falsePositives: z.array(falsePositive),
  consents: z.array(consent),
  links: z
    .array(freeObject)
    .describe('Hosted links that led to the person: as they were made, what happened, and how they ended.'),
  signings: z
    .array(freeObject)
    .describe('Documents of its records that were or are being signed, with all that is held.'),
  audit: z.array(
    z.object({ seq: z.int(), at: z.int(), actor: z.string(), action: z.string(), target: z.string() }),
  ),
})

export const certificateReply = z
  .object({
    success,
    certificate: z.object({
      schema: z.literal(1),
      accountId: z.string(),
      subjectId: z.string(),
      mode,
      erasedAt: z.int().describe('Milliseconds since 1970, as signed.'),
      erasedBy: z.string(),
      destroyed: z.object({
        subjectKeys: z.int(),
        recordKeys: z.int(),
        transactions: z.int(),
        screenings: z.int(),
        contracts: z.int().optional().describe('Absent in certificates of earlier versions.'),
        links: z.int().optional().describe('Hosted links; absent in certificates of earlier versions.'),
        images: z.int().describe('Pictures, and files made for the records.'),
      }),
      records: z.array(z.object({ kind, id: z.string(), sha256: z.string() })),
    }),
    signed: z
      .string()
      .describe(
        'The same as JSON Web Signature (RFC 7515, EdDSA); verify it with the key of /x/certificate-key.',
      ),
  })
  .meta({ id: 'ErasureCertificate' })

export const certificateKeyReply = z.object({
  kty: z.string(),
  crv: z.string(),
  use: z.string(),
  alg: z.string(),
  x: z.string(),
})

export const unlinkReply = z.object({
  success,
  subjectId: z.string().describe('The new subject of the record.'),
})

export function presentSubjects({ rows, next }: SubjectPage) {
  return { items: rows.map((row) => ({ ...row, createdAt: unixSeconds(row.createdAt) })), nextCursor: next }
}

export function presentSubject({ records, createdAt, ...subject }: Subject) {
  return {
    ...subject,
    createdAt: unixSeconds(createdAt),
    records: records.map((record) => ({ ...record, createdAt: unixSeconds(record.createdAt) })),
  }
}

export function presentCandidates(candidates: readonly DuplicateSubject[]) {
  return { items: candidates }
}

export function presentExport(
  subjectExport: SubjectExport,
  { sign, now }: { readonly sign: (path: string) => string; readonly now: number },
) {
  return {
    success: true,
    exportedAt: unixSeconds(now),
    subject: presentSubject(subjectExport.subject),
    transactions: subjectExport.transactions.map((transaction) => presentFullTransaction(transaction, sign)),
    files: subjectExport.files.map(({ blobId: _, ...file }) => file),
    screenings: subjectExport.screenings.map((row) => ({ ...row, createdAt: unixSeconds(row.createdAt) })),
    falsePositives: subjectExport.falsePositives.map(presentFalsePositive),
    consents: subjectExport.consents.map(presentConsent),
    links: subjectExport.links.map(({ link, events, completion }) => ({ link, events, completion })),
    signings: subjectExport.signings,
    audit: subjectExport.audit.map((entry) => ({ ...entry, at: unixSeconds(entry.at) })),
  }
}

function presentFullTransaction(transaction: Transaction, sign: (path: string) => string) {
  const { id, images, effectiveProfile, facts, trace } = transaction
  const imageUrls = Object.fromEntries(
    Object.entries(images).map(([side, token]) => [side, sign(imagePath(id, side, token))]),
  )
  return { ...presentTransaction(transaction, sign), imageUrls, effectiveProfile, facts, trace }
}

export function presentCertificate({ certificate, signed }: SignedCertificate) {
  return { success: true, certificate, signed }
}

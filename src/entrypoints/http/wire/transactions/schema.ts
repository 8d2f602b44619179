import { z } from 'zod'
import type { TransactionFilter } from '../../../../flows/ports/pagination.ts'
import type { ResultPage } from '../../../../flows/ports/pagination.ts'
import type { Transaction } from '../../../../vocabulary/transactions/transaction.ts'
import { optionalCompanyFields, presentCompany } from '../kyb/company-schema.ts'
import { judgementFields, presentJudgement, decisionSchema } from '../../kit/shapes/document-schema.ts'
import {
  cursor,
  cursorOf,
  unixTime,
  nextCursor,
  resultPageFields,
  paging,
  presentResultPage,
  recordId,
  unixSeconds,
  text,
  token,
} from '../../kit/shapes/value-schemas.ts'
import { optionalTrace } from '../../kit/shapes/trace-schema.ts'

export const transactionParams = z.object({ id: recordId })

/** By which records are chosen. */
export const transactionFilters = {
  profileId: z.exactOptional(text()),
  decision: z.exactOptional(decisionSchema),
  customData: z.exactOptional(text(10_000)),
  createdAtMin: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
  createdAtMax: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
  docupass: z.exactOptional(text()),
  mode: z.exactOptional(z.enum(['live', 'test']).describe('Extension: records of this mode alone.')),
}

export const listQuery = z.object({ ...paging, cursor, ...transactionFilters })

export const transactionRecord = z
  .object({
    id: z.string(),
    outputImage: z.object({ front: token, back: token, face: token }).partial().describe('Image tokens.'),
    ...judgementFields,
    ...optionalCompanyFields,
    docupass: z.string(),
    createdAt: z.int(),
    updatedAt: z.int().describe('0 until someone decides by hand.'),
    reason: z.string().describe('Extension: of the last decision by hand.'),
    note: z.string().describe('Extension: of the last decision by hand.'),
  })
  .meta({ id: 'Transaction' })

export const explainedRecord = transactionRecord.extend({ trace: optionalTrace })

export const transactionList = z.object({
  ...resultPageFields,
  nextCursor,
  transactions: z.array(transactionRecord),
})

export const decisionBody = z.object({
  decision: decisionSchema,
  reason: z.exactOptional(text(1_000).describe('Extension: why.')),
  note: z.exactOptional(text(10_000).describe('Extension: for colleagues.')),
})

/** The query in our words: instants in milliseconds, the last second included to its end. */
export function filterOf(
  query: Omit<z.output<typeof listQuery>, keyof typeof paging | 'cursor'>,
): TransactionFilter {
  const { profileId, decision, customData, docupass, mode, createdAtMin, createdAtMax } = query
  return {
    ...(profileId === undefined ? {} : { profileId }),
    ...(decision === undefined ? {} : { decision }),
    ...(customData === undefined ? {} : { customData }),
    ...(docupass === undefined ? {} : { docupass }),
    ...(mode === undefined ? {} : { mode }),
    ...(createdAtMin === undefined ? {} : { createdAtMin: createdAtMin * 1000 }),
    ...(createdAtMax === undefined ? {} : { createdAtMax: createdAtMax * 1000 + 999 }),
  }
}

/** A stored record as it leaves: bare image tokens, file addresses signed anew. */
export function presentTransaction(transaction: Transaction, sign: (path: string) => string) {
  return {
    id: transaction.id,
    outputImage: transaction.images,
    ...presentJudgement(transaction, sign),
    ...presentCompany(transaction),
    docupass: transaction.docupass,
    createdAt: unixSeconds(transaction.createdAt),
    updatedAt: unixSeconds(transaction.updatedAt),
    reason: transaction.reason,
    note: transaction.note,
  }
}

export function presentTransactions(
  request: { readonly limit: number; readonly offset: number; readonly cursor?: unknown },
  page: ResultPage<Transaction>,
  sign: (path: string) => string,
) {
  const last = page.rows.at(-1)
  const { nextOffset, ...head } = presentResultPage(request, page)
  return {
    ...head,
    // Who walks by cursor has no offset to go on from.
    ...(nextOffset === undefined || request.cursor !== undefined ? {} : { nextOffset }),
    ...(page.hasMore && last !== undefined
      ? { nextCursor: cursorOf({ at: last.createdAt, id: last.id }) }
      : {}),
    transactions: page.rows.map((row) => presentTransaction(row, sign)),
  }
}

import { z } from 'zod'
import type { Page, TransactionFilter } from '../../flows/ports/records.ts'
import type { Transaction } from '../../vocabulary/transaction.ts'
import { judged, presentJudged, verdict } from '../document-shapes.ts'
import { instant, pageHead, paging, presentPage, recordId, seconds, text, token } from '../shapes.ts'

export const transactionParams = z.object({ id: recordId })

export const listQuery = z.object({
  ...paging,
  profileId: z.exactOptional(text()),
  decision: z.exactOptional(verdict),
  customData: z.exactOptional(text(10_000)),
  createdAtMin: z.exactOptional(instant.describe('Unix seconds, inclusive.')),
  createdAtMax: z.exactOptional(instant.describe('Unix seconds, inclusive.')),
  docupass: z.exactOptional(text()),
  mode: z.exactOptional(z.enum(['live', 'test']).describe('Extension: records of this mode alone.')),
})

export const transactionRecord = z
  .object({
    id: z.string(),
    outputImage: z.object({ front: token, back: token, face: token }).partial().describe('Image tokens.'),
    ...judged,
    docupass: z.string(),
    createdAt: z.int(),
    updatedAt: z.int().describe('0 until somebody decides by hand.'),
    reason: z.string().describe('Extension: of the last decision by hand.'),
    note: z.string().describe('Extension: of the last decision by hand.'),
  })
  .meta({ id: 'Transaction' })

export const transactionList = z.object({ ...pageHead, transactions: z.array(transactionRecord) })

export const decisionBody = z.object({
  decision: verdict,
  reason: z.exactOptional(text(1_000).describe('Extension: why.')),
  note: z.exactOptional(text(10_000).describe('Extension: for colleagues.')),
})

/** The query in our words: instants in milliseconds, the last second included to its end. */
export function filterOf(query: z.output<typeof listQuery>): TransactionFilter {
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
    ...presentJudged(transaction, sign),
    docupass: transaction.docupass,
    createdAt: seconds(transaction.createdAt),
    updatedAt: seconds(transaction.updatedAt),
    reason: transaction.reason,
    note: transaction.note,
  }
}

export function presentTransactions(
  asked: { readonly limit: number; readonly offset: number },
  page: Page<Transaction>,
  sign: (path: string) => string,
) {
  return { ...presentPage(asked, page), transactions: page.rows.map((row) => presentTransaction(row, sign)) }
}

import type { Transaction } from '../../vocabulary/transactions/transaction.ts'

export interface ExportExclusions {
  /** Records whose document was not recognised. */
  readonly unrecognized: boolean
  /** Records of a document that one before them in the export shows already. */
  readonly duplicate: boolean
}

/** Says for each record, in the order of the export, whether it is wanted. */
export function requestedRecords({
  unrecognized,
  duplicate,
}: ExportExclusions): (transaction: Transaction) => boolean {
  const seen = new Set<string>()
  return (transaction) => {
    if (unrecognized && !isRecognized(transaction)) return false
    if (!duplicate) return true
    const document = documentKey(transaction)
    if (document === null) return true
    if (seen.has(document)) return false
    seen.add(document)
    return true
  }
}

/** Of rows that come batch by batch, those after the first `offset`, at most `limit`; `isLast`: no more are wanted. */
export function takeWindow<Row>({
  offset,
  limit,
}: {
  readonly offset: number
  readonly limit: number
}): (batch: readonly Row[]) => { readonly rows: readonly Row[]; readonly isLast: boolean } {
  let passed = 0
  return (batch) => {
    const start = Math.max(0, offset - passed)
    const end = Math.max(0, offset + limit - passed)
    passed += batch.length
    return { rows: batch.slice(start, end), isLast: passed >= offset + limit }
  }
}

function isRecognized({ fields, warnings }: Transaction): boolean {
  return Object.keys(fields).length > 0 && !warnings.some(({ code }) => code === 'UNRECOGNIZED_DOCUMENT')
}

/** Country, type and number; null when there is no number to tell documents apart by. */
function documentKey({ fields }: Transaction): string | null {
  const value = (key: 'documentNumber' | 'countryIso2' | 'documentType') => fields[key]?.[0]?.value ?? ''
  const number = value('documentNumber')
  return number === '' ? null : [value('countryIso2'), value('documentType'), number].join(' ')
}

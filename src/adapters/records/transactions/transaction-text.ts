import { packFacts, unpackFacts } from '../../../vocabulary/decision/stored-facts.ts'
import type { Trace } from '../../../vocabulary/decision/decision.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'

/** A transaction, and where the account wanted events posted when it was made; empty = nowhere. */
export interface StoredTransaction {
  readonly transaction: Transaction
  readonly webhook: string
}

/** What lies sealed in a transaction's row, as JSON. The plain columns repeat what must be filtered by. */
interface Stored {
  /** 2: facts in sections. 1: facts flat, as versions before stored them. */
  readonly schema: 1 | 2
  readonly transaction: Omit<Transaction, 'facts'> & { readonly facts: unknown }
  readonly webhook: string
}

/** The trace is the last thing of the text: where the text begins so, it says how many bytes of it that is. */
const lengthOfTrace = /^\{"schema":2,"traceBytes":(\d+),/
const longestBeginning = 48
const beforeTrace = ',"trace":'
const afterTrace = '}}'

/** A transaction as JSON in UTF-8. The trace comes last, so that it is parsed for those who ask for it and for no one else. */
export function writeTransactionText({ transaction, webhook }: StoredTransaction): Buffer {
  const { trace, facts, ...rest } = transaction
  const last = Buffer.from(JSON.stringify(trace), 'utf8')
  const stored = {
    schema: 2,
    traceBytes: last.length,
    webhook,
    transaction: { ...rest, facts: packFacts(facts) },
  }
  const head = JSON.stringify(stored).slice(0, -afterTrace.length)
  return Buffer.concat([Buffer.from(head + beforeTrace, 'utf8'), last, Buffer.from(afterTrace, 'utf8')])
}

/** @throws Error for a schema of a later version */
export function readTransactionText(text: Buffer): StoredTransaction {
  const begins = lengthOfTrace.exec(text.toString('latin1', 0, longestBeginning))
  if (begins === null) {
    const { transaction, webhook } = knownSchema(JSON.parse(text.toString('utf8')))
    return { transaction: { ...transaction, facts: unpackFacts(transaction.facts) }, webhook }
  }
  const end = text.length - afterTrace.length
  const start = end - Number(begins[1])
  const head = text.toString('utf8', 0, start - beforeTrace.length)
  const { transaction, webhook } = knownSchema(JSON.parse(head + afterTrace))
  let trace: Trace | undefined
  return {
    transaction: {
      ...transaction,
      facts: unpackFacts(transaction.facts),
      // The envelope proves that we wrote it.
      get trace() {
        trace ??= JSON.parse(text.toString('utf8', start, end)) as Trace
        return trace
      },
    },
    webhook,
  }
}

/** The envelope proves that we wrote it; its schema number says that this code can read it. */
function knownSchema(content: unknown): Stored {
  if (typeof content === 'object' && content !== null && 'schema' in content)
    if (content.schema === 1 || content.schema === 2) return content as Stored
  throw new Error('A stored transaction has a schema that this version does not know.')
}

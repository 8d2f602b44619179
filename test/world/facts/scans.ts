import { systemIds } from '../../../src/platform/process/ids.ts'
import type {
  NewTransaction,
  TransactionRecords,
} from '../../../src/flows/ports/transactions/transactions.ts'
import type { QuotaRecords } from '../../../src/flows/ports/account/quota.ts'
import type { Vault } from '../../../src/flows/ports/vault/vault.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { Transaction } from '../../../src/vocabulary/transactions/transaction.ts'
import { aTransaction } from './a-transaction.ts'

export interface StoredScan {
  readonly transaction: Transaction
  readonly token: string
  readonly blobId: string
  readonly bytes: Uint8Array
}

/** The write path of a scan: quota held, picture sealed and synced, then the commit; given back when it fails. */
export async function storeScanWithPicture(
  ports: { readonly records: QuotaRecords & TransactionRecords; readonly vault: Vault },
  principal: Principal,
  given: Partial<Transaction> & Partial<Pick<NewTransaction, 'webhook' | 'idempotency'>> = {},
): Promise<StoredScan> {
  const { records, vault } = ports
  const { webhook = '', idempotency, ...changes } = given
  const reservation = await records.reserve(principal, 1)
  try {
    const record = await records.fresh(principal)
    const [token, blobId] = [systemIds.token(), systemIds.token()]
    const bytes = Buffer.from(`a picture of ${record.id}`)
    const { sha256, size } = await vault.keep({ id: blobId }, bytes, record.seal)
    const transaction = aTransaction(record, principal, { images: { front: token }, ...changes })
    await records.commit(principal, {
      record,
      transaction,
      images: [{ token, blobId, side: 'front', contentType: 'image/jpeg', sha256, size }],
      reservation,
      webhook,
      ...(idempotency === undefined ? {} : { idempotency }),
    })
    return { transaction, token, blobId, bytes }
  } catch (error) {
    await records.release(principal, reservation).catch(() => undefined)
    throw error
  }
}

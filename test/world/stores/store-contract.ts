import type { StoredRecords } from '../../../src/adapters/records/open-records.ts'
import type { SealContext, Vault } from '../../../src/flows/ports/vault/vault.ts'
import { systemIds } from '../../../src/platform/process/ids.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'

/** Where contracts are kept; without a vault their blobs are missing. */
interface ContractStore {
  readonly records: StoredRecords
  readonly vault?: Pick<Vault, 'keep'>
}

const page = Buffer.from('<p>contract</p>')

/** A contract of no transaction, made from the first version of a template. */
export async function storeContract(
  store: ContractStore,
  principal: Principal,
  templateId: string,
): Promise<{ readonly id: string; readonly fileName: string }> {
  const { records } = store
  const record = await records.freshContract(principal)
  const file = await keepFile(store, record.seal, { templateId, bytes: page })
  await records.keepContract(principal, { record, file, reservation: await records.reserve(principal, 1) })
  return { id: record.id, fileName: file.fileName }
}

/** A contract that is a file of a transaction, and the name by which it is fetched. */
export async function storeContractOf(
  store: ContractStore,
  principal: Principal,
  { transactionId, bytes = page }: { readonly transactionId: string; readonly bytes?: Uint8Array },
): Promise<string> {
  const { records } = store
  const seal = await records.sealOf(principal, transactionId)
  if (seal === null) throw new Error('The transaction is gone.')
  const file = await keepFile(store, seal, { templateId: 'ABCDEFGHJKLM', bytes })
  const reservation = await records.reserve(principal, 1)
  await records.keepContractOf(principal, { file, reservation, transactionId, name: 'Contract' })
  return file.fileName
}

async function keepFile(
  { vault }: ContractStore,
  seal: SealContext,
  { templateId, bytes }: { readonly templateId: string; readonly bytes: Uint8Array },
) {
  const blobId = systemIds.token()
  const stored = (await vault?.keep({ id: blobId }, bytes, seal)) ?? { sha256: '0'.repeat(64), size: 1 }
  const fileName = `contract_${systemIds.apiKey()}.html`
  const template = { id: templateId, version: 1 }
  return { fileName, blobId, contentType: 'text/html; charset=utf-8', ...stored, template }
}

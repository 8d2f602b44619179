import type { StoredRecords } from '../../../src/adapters/records/open-records.ts'
import type { Vault } from '../../../src/flows/ports/vault/vault.ts'
import { systemIds } from '../../../src/platform/process/ids.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'

/** A contract of no transaction, made from the first version of a template; without a vault its blob is missing. */
export async function storeContract(
  { records, vault }: { readonly records: StoredRecords; readonly vault?: Pick<Vault, 'keep'> },
  principal: Principal,
  templateId: string,
): Promise<{ readonly id: string; readonly fileName: string }> {
  const record = await records.freshContract(principal)
  const blobId = systemIds.token()
  const stored = (await vault?.keep({ id: blobId }, Buffer.from('<p>contract</p>'), record.seal)) ?? {
    sha256: '0'.repeat(64),
    size: 1,
  }
  const fileName = `contract_${systemIds.apiKey()}.html`
  const template = { id: templateId, version: 1 }
  const file = { fileName, blobId, contentType: 'text/html', ...stored, template }
  await records.keepContract(principal, { record, file, reservation: await records.reserve(principal, 1) })
  return { id: record.id, fileName }
}

import { randomBytes } from 'node:crypto'
import type { Vault } from '../../../src/flows/ports/vault/vault.ts'
import type { StoredRecords } from '../../../src/adapters/records/open-records.ts'
import type { Principal } from '../../../src/vocabulary/account/principal.ts'
import type { TemplateVersion } from '../../../src/vocabulary/agreements/contract-template.ts'
import type { KeptBytes, Signing } from '../../../src/vocabulary/agreements/signing.ts'

/** Stores a signing of a transaction that waits for its only party. */
export async function storeSigning(
  { records, vault }: { readonly records: StoredRecords; readonly vault: Vault },
  principal: Principal,
  { transactionId, template }: { readonly transactionId: string; readonly template: TemplateVersion },
): Promise<Signing> {
  const seal = await records.sealOf(principal, transactionId)
  if (seal === null) throw new Error('There is no such transaction.')
  const keep = async (text: string): Promise<KeptBytes> => {
    const blobId = randomBytes(32).toString('hex')
    return { blobId, ...(await vault.keep({ id: blobId }, Buffer.from(text), seal)) }
  }
  const signing: Signing = {
    ...{ id: randomBytes(16).toString('hex'), mode: 'live', name: 'Lease', template, timezone: 'UTC' },
    ...{ transactionId, isOrdered: false, createdAt: Date.UTC(2100, 0), expiresAt: null },
    ...{ reminderHours: null, remindedAt: null, consent: { text: '', sha256: '' }, fields: [] },
    ...{ shown: await keep('as shown'), tree: await keep('as frozen') },
    parties: [
      {
        ...{ id: 'p', role: 'signer', name: '', email: '', telephone: '', identity: null },
        ...{ shown: null, signed: null, declined: null },
      },
    ],
    ...{ state: 'open', endedAt: null, sealed: null },
  }
  await records.startSigning(principal, {
    ...{ signing, host: { kind: 'transaction', transactionId }, webhook: '' },
  })
  return signing
}

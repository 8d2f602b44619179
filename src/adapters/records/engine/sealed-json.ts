import type { SealContext } from '../../../flows/ports/vault/vault.ts'
import { open, seal, type SealLabel, type VersionedKey } from '../../../platform/sealing/seal.ts'

/** Seals a value as JSON in UTF-8 (docs/reference/seal-format.md). */
export function sealJson(by: VersionedKey, label: SealLabel, value: unknown): Uint8Array {
  return seal(by, label, Buffer.from(JSON.stringify(value), 'utf8'))
}

/** @throws SealBroken */
export function openJson(by: VersionedKey, label: SealLabel, sealed: Uint8Array): unknown {
  const { buffer, byteOffset, byteLength } = open(by, label, sealed)
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('utf8'))
}

/** How the blobs of a record are sealed: under its own key. */
export function recordSeal(
  record: { readonly accountId: string; readonly recordId: string; readonly recordKey: VersionedKey },
  kind: 'transaction' | 'contract' | 'link',
): SealContext {
  const { accountId, recordId, recordKey } = record
  return { accountId, recordId, kind, key: recordKey.key, keyVersion: recordKey.version }
}

/** How the blobs of a transaction are sealed: under its own key. */
export function blobSeal(record: {
  readonly accountId: string
  readonly recordId: string
  readonly recordKey: VersionedKey
}): SealContext {
  return recordSeal(record, 'transaction')
}

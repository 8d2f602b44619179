import type { Principal } from '../../vocabulary/account/principal.ts'
import type { FileMetadata, StoredFile } from '../ports/export/exports.ts'
import type { Ports } from '../ports/ports.ts'
import type { SealContext } from '../ports/vault/vault.ts'
import { requireFound } from '../screening/require-found.ts'

export interface FetchedFile extends StoredFile {
  readonly bytes: Uint8Array
}

type StoredFilePorts = Pick<Ports, 'records' | 'vault'>

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
} as const

/** A file before it is kept. */
interface GeneratedFile {
  readonly name: string
  readonly format: keyof typeof contentTypes
  readonly bytes: Uint8Array
}

/**
 * Lays a file, sealed and synced, into the vault, before any row names it. It is fetched by `name` in lower-case letters, digits,
 * `-` and `_`, with 32 characters of randomness.
 */
export async function putFile(
  { vault, ids }: Pick<Ports, 'vault' | 'ids'>,
  seal: SealContext,
  { name, format, bytes }: GeneratedFile,
): Promise<FileMetadata> {
  const blobId = ids.token()
  const stored = await vault.keep({ id: blobId }, bytes, seal)
  return {
    fileName: `${name}_${ids.apiKey()}.${format}`,
    blobId,
    contentType: contentTypes[format],
    ...stored,
  }
}

/** A file by its name: for a caller with a key, or, without one, by a signed link. Throws Refusal ERROR_NOT_FOUND. */
export async function fetchFile(
  { records, vault }: StoredFilePorts,
  principal: Principal | null,
  fileName: string,
): Promise<FetchedFile> {
  const file = requireFound(
    principal === null ? await records.fileByLink(fileName) : await records.file(principal, fileName),
  )
  return { ...file, bytes: await vault.fetch(file.blobId, file.seal) }
}

import type { Principal } from '../../vocabulary/account/principal.ts'
import { fetchFile } from '../files/files.ts'
import { fetchImage } from '../files/images.ts'
import type { ArchiveEntry } from '../ports/archives.ts'
import type { Ports } from '../ports/ports.ts'
import type { SubjectExport } from '../ports/retention.ts'
import { exportSubject } from './subjects.ts'

type Packing = Pick<Ports, 'records' | 'vault' | 'archives' | 'clock'>

/** What a content type is called at the end of a file's name. */
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
])

/**
 * Everything that is held about someone as a ZIP archive, made as it is read: the answer of the export as JSON, every
 * picture and every file of every record, and a manifest with their hashes. Throws Refusal ERROR_NOT_FOUND; what is
 * deleted while it is read ends the archive.
 */
export async function packSubject(
  ports: Packing,
  principal: Principal,
  request: { readonly id: string; readonly present: (held: SubjectExport) => unknown },
): Promise<AsyncIterable<Uint8Array>> {
  const held = await exportSubject(ports, principal, request.id)
  const text = JSON.stringify(request.present(held), null, 1)
  return ports.archives.pack(entries(ports, principal, { held, text }), ports.clock.now())
}

async function* entries(
  ports: Packing,
  principal: Principal,
  { held, text }: { readonly held: SubjectExport; readonly text: string },
): AsyncGenerator<ArchiveEntry> {
  yield { name: 'subject.json', parts: only(text), compress: true }
  for (const { id, images } of held.transactions)
    for (const [side, token] of Object.entries(images)) {
      const { bytes, contentType } = await fetchImage(ports, principal, token)
      const name = `images/${id}/${side}.${endings.get(contentType) ?? 'bin'}`
      yield { name, parts: only(bytes), compress: false }
    }
  for (const { transactionId, fileName } of held.files) {
    const { bytes } = await fetchFile(ports, principal, fileName)
    yield { name: `files/${transactionId}/${fileName}`, parts: only(bytes), compress: false }
  }
}

async function* only<Part>(part: Part): AsyncGenerator<Part> {
  yield await Promise.resolve(part)
}

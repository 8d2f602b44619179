import type { Principal } from '../../vocabulary/account/principal.ts'
import { fetchFile } from '../images/files.ts'
import { fetchImage } from '../images/images.ts'
import type { ArchiveEntry } from '../ports/export/archives.ts'
import type { Ports } from '../ports/ports.ts'
import type { SubjectExport } from '../ports/subjects/subjects.ts'
import { exportSubject } from './subjects.ts'

type PackSubjectPorts = Pick<Ports, 'records' | 'vault' | 'archives' | 'clock'>

/** What a content type is called at the end of a file's name. */
const fileExtensions = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/pdf', 'pdf'],
])

/**
 * Everything that is held about someone as a ZIP archive, made as it is read: the answer of the export as JSON, every
 * picture and every file of every record, what unfinished links keep, and a manifest with their hashes. Throws Refusal ERROR_NOT_FOUND; what is
 * deleted while it is read ends the archive.
 */
export async function packSubject(
  ports: PackSubjectPorts,
  principal: Principal,
  request: { readonly id: string; readonly present: (subjectExport: SubjectExport) => unknown },
): Promise<AsyncIterable<Uint8Array>> {
  const subjectExport = await exportSubject(ports, principal, request.id)
  const text = JSON.stringify(request.present(subjectExport), null, 1)
  return ports.archives.pack(entries(ports, principal, { held: subjectExport, text }), ports.clock.now())
}

async function* entries(
  ports: PackSubjectPorts,
  principal: Principal,
  { held: subjectExport, text }: { readonly held: SubjectExport; readonly text: string },
): AsyncGenerator<ArchiveEntry> {
  yield { name: 'subject.json', parts: singlePart(text), compress: true }
  for (const { id, images } of subjectExport.transactions)
    for (const [side, token] of Object.entries(images)) {
      const { bytes, contentType } = await fetchImage(ports, principal, token)
      const name = `images/${id}/${side}.${fileExtensions.get(contentType) ?? 'bin'}`
      yield { name, parts: singlePart(bytes), compress: false }
    }
  for (const { recordId, fileName } of subjectExport.files) {
    const { bytes } = await fetchFile(ports, principal, fileName)
    yield { name: `files/${recordId}/${fileName}`, parts: singlePart(bytes), compress: false }
  }
  for (const { link, blobs, seal } of subjectExport.links)
    for (const { blobId } of blobs) {
      const bytes = await ports.vault.fetch(blobId, seal)
      const name = `links/${link.id}/${blobId}.${isJson(bytes) ? 'json' : 'jpg'}`
      yield { name, parts: singlePart(bytes), compress: isJson(bytes) }
    }
}

/** What a link keeps are pictures, and what was found in them. */
function isJson(bytes: Uint8Array): boolean {
  return bytes[0] === '{'.charCodeAt(0)
}

async function* singlePart<Part>(part: Part): AsyncGenerator<Part> {
  yield await Promise.resolve(part)
}

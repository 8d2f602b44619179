import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'
import { keepEvidence } from './evidence.ts'
import { type EvidenceTask, readDocumentEvidence } from './read-evidence.ts'

/** A link that is about to be stored, with what its account sent of the person. */
export interface FirstLook extends EvidenceTask {
  /** Files as they were sent; null for none. */
  readonly pictures: {
    readonly document: Uint8Array | null
    readonly documentBack: Uint8Array | null
    readonly face: Uint8Array | null
  }
}

/**
 * What was found in pictures that the account gave: the first events of the link. Blobs named lie in the vault then. What the
 * account gave is taken as it is: there is no one to ask for another picture.
 *
 * @throws Refusal ERROR_IMAGE_CORRUPTED for a file that is no sound picture
 */
export async function firstDeeds(task: FirstLook): Promise<readonly LinkDeed[]> {
  const { pictures, link, limits, ports } = task
  const { document, documentBack, face } = pictures
  if (document === null) {
    const canvas = link.profile.canvasSize
    if (face !== null) await ports.inference.decode(face, { canvas, pages: 1 }, limits.signal)
    return []
  }
  const evidence = await readDocumentEvidence(task, {
    document: { kind: 'bytes', bytes: document },
    documentBack: documentBack && { kind: 'bytes', bytes: documentBack },
    ...{ source: null, ip: null },
  })
  const kept = await keepEvidence(ports, evidence, task.seal)
  return [{ kind: 'document', isAccepted: true, codes: [], ...kept }]
}

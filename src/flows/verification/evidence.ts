import type { KeptBytes } from '../../vocabulary/agreements/signing.ts'
import type { DocumentEvidence, FaceEvidence } from '../../vocabulary/verification/link-evidence.ts'
import type { LinkDeed, PictureAttempt } from '../../vocabulary/verification/link-events.ts'
import { keepBytes } from '../agreements/signing/kept-json.ts'
import type { Ports } from '../ports/ports.ts'
import type { SealContext } from '../ports/vault/vault.ts'

/** Lays evidence into the vault beside the pictures that it names. */
export async function keepEvidence(
  ports: Pick<Ports, 'vault' | 'ids'>,
  evidence: DocumentEvidence | FaceEvidence,
  seal: SealContext,
): Promise<Pick<PictureAttempt, 'evidence' | 'pictures'>> {
  const json = new TextEncoder().encode(JSON.stringify(evidence))
  return { evidence: await keepBytes(ports, json, seal), pictures: picturesOf(evidence) }
}

/** @throws Error for evidence of a later version of the service */
export async function documentEvidence(
  { vault }: Pick<Ports, 'vault'>,
  { evidence }: Pick<PictureAttempt, 'evidence'>,
  seal: SealContext,
): Promise<DocumentEvidence | null> {
  if (evidence === null) return null
  const kept = unpack(await vault.fetch(evidence.blobId, seal))
  if (!('flat' in kept)) throw new Error('Evidence of a document holds something else.')
  return kept
}

/** The same of a face. */
export async function faceEvidence(
  { vault }: Pick<Ports, 'vault'>,
  { evidence }: Pick<PictureAttempt, 'evidence'>,
  seal: SealContext,
): Promise<FaceEvidence | null> {
  if (evidence === null) return null
  const kept = unpack(await vault.fetch(evidence.blobId, seal))
  if ('flat' in kept) throw new Error('Evidence of a face holds something else.')
  return kept
}

/** Everything that an attempt laid into the vault. */
export const blobsOf = ({
  evidence,
  pictures,
}: Pick<PictureAttempt, 'evidence' | 'pictures'>): readonly KeptBytes[] => [
  ...(evidence === null ? [] : [evidence]),
  ...pictures,
]

/** What of the vault an event speaks of. */
export const blobsOfDeed = (deed: LinkDeed): readonly KeptBytes[] =>
  deed.kind === 'document' || deed.kind === 'face' ? blobsOf(deed) : []

function picturesOf(evidence: DocumentEvidence | FaceEvidence): readonly KeptBytes[] {
  const pictures =
    'flat' in evidence
      ? [
          evidence.front,
          evidence.back,
          evidence.flat,
          ...(evidence.reference ? picturesOf(evidence.reference) : []),
        ]
      : [evidence.face, evidence.portrait]
  return pictures.filter((picture) => picture !== null)
}

/** The seal of the vault proves that we wrote it. */
function unpack(bytes: Uint8Array): DocumentEvidence | FaceEvidence {
  const kept: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof kept === 'object' && kept !== null && 'schema' in kept && kept.schema === 1)
    return kept as DocumentEvidence | FaceEvidence
  throw new Error('Evidence of a hosted link has a schema that this version does not know.')
}

import type { LinkState } from '../../../engine/verification/fold-link.ts'
import type { PictureStep } from '../../../engine/verification/retake-codes.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { Facts } from '../../../vocabulary/decision/facts.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ImageSide, Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { HostedLink, LinkReferences } from '../../../vocabulary/verification/hosted-link.ts'
import type { DocumentEvidence } from '../../../vocabulary/verification/link-evidence.ts'
import type { LinkDeed } from '../../../vocabulary/verification/link-events.ts'
import { keepBytes } from '../../agreements/signing/kept-json.ts'
import { fetchImage } from '../../images/images.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'
import { keepEvidence } from '../evidence.ts'

/** A link that has ended, and the transaction in which it did. */
export interface EndedLink {
  readonly link: HostedLink
  readonly state: LinkState
  readonly transaction: Pick<Transaction, 'facts' | 'images'>
}

/** The step that is asked for again, and under which key the other one is kept. */
interface TakeOver {
  readonly ended: EndedLink
  readonly step: PictureStep
  readonly seal: SealContext
}

type TakePorts = Pick<Ports, 'records' | 'vault' | 'ids'>

interface TakenOver {
  readonly references: LinkReferences
  readonly deeds: readonly LinkDeed[]
}

const nothing: LinkReferences = { document: null, documentBack: null, face: null }

export const refused = (message: string): Refusal => new Refusal('ERROR_OPERATION_FAILED', { message })

/**
 * The other step of an ended link, for a link that asks for one of them alone: copies of the stored pictures, and what was found in
 * them. Its own blobs went with its end.
 *
 * @throws Refusal ERROR_OPERATION_FAILED where a picture was not stored, or what was read was obscured
 */
export async function takeOver(ports: TakePorts, principal: Principal, work: TakeOver): Promise<TakenOver> {
  const { ended, step, seal } = work
  const { kind } = ended.link
  if (kind === 'document') return { references: nothing, deeds: [] }
  const copy = copier(ports, principal, work)
  if (kind === 'face')
    return { references: { ...nothing, face: await requirePicture(copy, 'front') }, deeds: [] }
  if (step === 'document')
    return { references: { ...nothing, face: await requirePicture(copy, 'face') }, deeds: [] }
  const evidence = await documentOf(ended.transaction.facts, copy)
  const { selection } = ended.state
  const kept = await keepEvidence(ports, evidence, seal)
  return {
    references: nothing,
    deeds: [
      { kind: 'document', isAccepted: true, codes: [], ...kept },
      ...(selection === null ? [] : [selection]),
    ],
  }
}

/** Copies a stored picture; null where the transaction has none. */
type Copy = (side: ImageSide) => Promise<KeptBytes | null>

function copier(ports: TakePorts, principal: Principal, { ended, seal }: TakeOver): Copy {
  return async (side) => {
    const token = ended.transaction.images[side]
    if (token === undefined) return null
    const { bytes } = await fetchImage(ports, principal, token)
    return keepBytes(ports, bytes, seal)
  }
}

async function requirePicture(copy: Copy, side: ImageSide): Promise<KeptBytes> {
  const kept = await copy(side)
  if (kept === null)
    throw refused(
      'The pictures of this link were not stored, so its other step cannot be taken over: make a new link.',
    )
  return kept
}

/** The document as it was found; the stored front is what the face is compared with. */
async function documentOf(facts: Facts, copy: Copy): Promise<DocumentEvidence> {
  if (facts.obscured !== undefined)
    throw refused(
      'The profile obscures what was read, so the document cannot be taken over: make a new link.',
    )
  const { front, back, screening, lists, known, ip, models, engine, link } = facts
  return {
    schema: 1,
    facts: {
      ...{ front, back, screening, lists, models, engine },
      ...(known === undefined ? {} : { known }),
      ...(ip === undefined ? {} : { ip }),
    },
    front: await requirePicture(copy, 'front'),
    back: await copy('back'),
    flat: await requirePicture(copy, 'front'),
    reference: null,
    isFromCamera: link?.isFromCamera.document ?? null,
  }
}

import { linkActor } from '../../../vocabulary/account/actor.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { linkCosts } from '../../../vocabulary/verification/link-modes.ts'
import { LinkRefusal } from '../../../vocabulary/verification/link-refusal.ts'
import type { LinkDeed, PictureAttempt } from '../../../vocabulary/verification/link-events.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import { keepBytes } from '../../agreements/signing/kept-json.ts'
import type { Ports } from '../../ports/ports.ts'
import type { SealContext } from '../../ports/vault/vault.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import { documentEvidence, keepEvidence } from '../evidence.ts'

type ChildPorts = Pick<Ports, 'records' | 'clock' | 'ids' | 'vault'>

/**
 * Makes a link of its own for a person who opened a reusable one, and takes what it costs.
 *
 * @throws LinkRefusal DOCUPASS_ERROR_MESSAGE where the account has nothing left
 */
export async function childLink(
  ports: ChildPorts,
  principal: Principal,
  history: LinkHistory,
): Promise<{ readonly principal: Principal; readonly linkId: string }> {
  const { link: parent, seal } = history
  const { records, clock } = ports
  const reservation = await reserveOrRefuse(ports, principal, linkCosts[parent.kind])
  try {
    const record = await records.freshLink(principal)
    const copies = copying(ports, { from: seal, to: record.seal })
    const { document, documentBack, face } = parent.references
    const references = {
      document: await copies.copy(document),
      documentBack: await copies.copy(documentBack),
      face: await copies.copy(face),
    }
    const given = await givenDocument(ports, { parent: history, seal: record.seal, copy: copies.copy })
    const child = { id: record.id, subjectId: record.subjectId, parentId: parent.id, isReusable: false }
    await records.createChild(principal, {
      record,
      link: { ...parent, ...child, references, createdAt: clock.now() },
      blobs: [...copies.made(), ...given.flatMap(({ evidence }) => evidence ?? [])],
      deeds: given,
      reservation,
    })
    return { principal: { ...principal, actor: linkActor(record.id) }, linkId: record.id }
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}

type Copy = (kept: KeptBytes | null) => Promise<KeptBytes | null>

/** Copies of what lies under another key; each is made once. */
function copying(
  ports: Pick<Ports, 'vault' | 'ids'>,
  seals: { readonly from: SealContext; readonly to: SealContext },
): { readonly copy: Copy; readonly made: () => readonly KeptBytes[] } {
  const copied = new Map<string, KeptBytes>()
  const copy: Copy = async (kept) => {
    if (kept === null) return null
    const known = copied.get(kept.blobId)
    if (known !== undefined) return known
    const own = await keepBytes(ports, await ports.vault.fetch(kept.blobId, seals.from), seals.to)
    copied.set(kept.blobId, own)
    return own
  }
  return { copy, made: () => [...copied.values()] }
}

/** What was found in a document that the account gave with the reusable link: the first event of the child too. */
async function givenDocument(
  ports: Pick<Ports, 'vault' | 'ids'>,
  { parent, seal, copy }: { readonly parent: LinkHistory; readonly seal: SealContext; readonly copy: Copy },
): Promise<readonly (LinkDeed & PictureAttempt)[]> {
  const deed = parent.events.map((event) => event.deed).find(({ kind }) => kind === 'document')
  if (deed?.kind !== 'document') return []
  const evidence = await documentEvidence(ports, deed, parent.seal)
  if (evidence === null) return []
  const { front, back, flat, reference } = evidence
  const own = {
    ...{ ...evidence, front: await copy(front), back: await copy(back), flat: (await copy(flat)) ?? flat },
    reference: reference && {
      ...{ ...reference, face: await copy(reference.face), portrait: await copy(reference.portrait) },
    },
  }
  return [{ ...deed, ...(await keepEvidence(ports, own, seal)) }]
}

async function reserveOrRefuse({ records }: ChildPorts, principal: Principal, cost: number) {
  try {
    return await records.reserve(principal, cost)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ERROR_QUOTA_EXCEEDED')
      throw new LinkRefusal('DOCUPASS_ERROR_MESSAGE', languages.en.sentences['holder.not-now']({}))
    throw error
  }
}

import { linkActor } from '../../../vocabulary/account/actor.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { languages } from '../../../vocabulary/texts/languages.ts'
import { linkCosts } from '../../../vocabulary/verification/link-modes.ts'
import { LinkRefusal } from '../../../vocabulary/verification/link-refusal.ts'
import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import { keepBytes } from '../../agreements/signing/kept-json.ts'
import type { Ports } from '../../ports/ports.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'

type ChildPorts = Pick<Ports, 'records' | 'clock' | 'ids' | 'vault'>

/**
 * Makes a link of its own for a person who opened a reusable one, and takes what it costs.
 *
 * @throws LinkRefusal DOCUPASS_ERROR_MESSAGE where the account has nothing left
 */
export async function childLink(
  ports: ChildPorts,
  principal: Principal,
  { link: parent, seal }: LinkHistory,
): Promise<{ readonly principal: Principal; readonly linkId: string }> {
  const { records, ids, clock } = ports
  const reservation = await reserveOrRefuse(ports, principal, linkCosts[parent.kind])
  try {
    const record = await records.freshLink(principal)
    const copied = new Map<string, KeptBytes>()
    const copy = async (kept: KeptBytes | null): Promise<KeptBytes | null> => {
      if (kept === null) return null
      const known = copied.get(kept.blobId)
      if (known !== undefined) return known
      const own = await keepBytes(ports, await ports.vault.fetch(kept.blobId, seal), record.seal)
      copied.set(kept.blobId, own)
      return own
    }
    const { document, documentBack, face } = parent.references
    const references = {
      document: await copy(document),
      documentBack: await copy(documentBack),
      face: await copy(face),
    }
    const createdAt = clock.now()
    await records.createChild(principal, {
      record,
      link: {
        ...parent,
        ...{ id: record.id, subjectId: record.subjectId, parentId: parent.id, isReusable: false, references },
        reference: `${parent.reference.slice(0, 2)}${ids.linkReference()}`,
        createdAt,
      },
      blobs: [...copied.values()],
      deeds: [],
      reservation,
    })
    return { principal: { ...principal, actor: linkActor(record.id) }, linkId: record.id }
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
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

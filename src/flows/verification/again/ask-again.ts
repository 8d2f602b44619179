import { foldLink, type LinkState, validatedPhoneOf } from '../../../engine/verification/fold-link.ts'
import type { PictureStep } from '../../../engine/verification/retake-codes.ts'
import { asksForDocument, asksForFace } from '../../../engine/verification/task-of.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { LinkDeed } from '../../../vocabulary/verification/link-events.ts'
import { askAgainCost } from '../../../vocabulary/verification/link-modes.ts'
import type { StoredAnswer } from '../../ports/idempotency/idempotency.ts'
import type { Ports, RecordPorts } from '../../ports/ports.ts'
import type { NewRecord } from '../../ports/transactions/transactions.ts'
import type { LinkHistory } from '../../ports/verification/hosted-links.ts'
import { requireFound } from '../../screening/require-found.ts'
import { type CreatedLink, storeLink } from '../store-link.ts'
import { type EndedLink, refused, takeOver } from './take-over.ts'

export interface AskAgainRequest {
  readonly reference: string
  readonly step: PictureStep
  /** In which the link ended; of a reusable one it says whose step it is. */
  readonly transactionId?: string | undefined
  /** Address of the service, without a slash at its end. */
  readonly publicUrl: string
  readonly kept?: StoredAnswer<CreatedLink> | undefined
  readonly signal: AbortSignal
}

/**
 * Asks the person of an ended link for one step again, by a link of its own: on the same terms, under the same subject. The other
 * step is taken over from the transaction in which the first link ended. Whatever refuses leaves nothing stored and nothing charged.
 *
 * @throws Refusal ERROR_NOT_FOUND, ERROR_OPERATION_FAILED where the link is open or there is nothing to take over,
 *   ERROR_QUOTA_EXCEEDED, ERROR_CONFLICT
 */
export async function askAgain(
  ports: Pick<Ports, 'records' | 'vault' | 'inference' | 'clock' | 'ids'>,
  caller: Principal,
  { reference, step, transactionId, publicUrl, kept, signal }: AskAgainRequest,
): Promise<CreatedLink> {
  const { records } = ports
  const first = await linkToAskAgain(ports, caller, { reference, transactionId })
  const principal = { ...caller, mode: first.link.mode }
  if (first.completion === null) throw refused('A step can be asked for again once the link has ended.')
  const state = foldLink(first)
  refuseStep(first.link, state, step)
  const transaction = await records.get(principal, first.completion.transactionId)
  if (transaction === null) throw refused('The transaction of this link was deleted: make a new link.')
  const reservation = await records.reserve(principal, askAgainCost)
  try {
    const record = await records.freshLinkAfter(principal, first.link.id)
    const ended: EndedLink = { link: first.link, state, transaction }
    const { references, deeds } = await takeOver(ports, principal, { ended, step, seal: record.seal })
    const link = { ...nextLink(ports, first.link, record), references }
    const asked: LinkDeed = { kind: 'asked-again', step }
    const made = {
      ...{ record, link, reservation, askedAgainOf: first.link.id },
      deeds: [asked, ...deeds, ...answersOf(state)],
    }
    return await storeLink(ports, principal, { made, publicUrl, kept, signal })
  } catch (error) {
    await records.release(principal, reservation)
    throw error
  }
}

/** The link of a reference; of a reusable one, that of the person who ended in the transaction. */
async function linkToAskAgain(
  { records }: RecordPorts,
  caller: Principal,
  { reference, transactionId }: Pick<AskAgainRequest, 'reference' | 'transactionId'>,
): Promise<LinkHistory> {
  const found = requireFound(await records.linkByReference(caller, reference))
  if (transactionId === undefined) {
    if (!found.link.isReusable) return found
    throw refused('Several persons use this link: say in transactionId in which transaction this one ended.')
  }
  const ended = requireFound(await records.linkOfTransaction(caller, transactionId))
  if (ended.link.id !== found.link.id && ended.link.parentId !== found.link.id)
    throw new Refusal('ERROR_NOT_FOUND')
  return ended
}

/** A step that the link did not have, or one without which the other could not be judged. */
function refuseStep(link: HostedLink, state: LinkState, step: PictureStep): void {
  const asks = step === 'document' ? asksForDocument(link) : asksForFace(link)
  if (!asks) throw refused(`This link asked for no ${step}, so it cannot be asked for again.`)
  if (link.kind !== 'document-and-face') return
  const isOtherDone =
    step === 'face'
      ? state.document.accepted !== null
      : state.face.accepted !== null || link.references.face !== null
  if (!isOtherDone) throw refused('The other step of this link was not done either: make a new link.')
}

/** The terms of the first link but for its contract: what was signed is not signed again. */
function nextLink(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  first: HostedLink,
  { id, subjectId }: Pick<NewRecord, 'id' | 'subjectId'>,
): Omit<HostedLink, 'references'> {
  const createdAt = clock.now()
  const { expiry } = first.profile.docupass
  return {
    ...first,
    ...{ id, subjectId, parentId: null, isReusable: false, parties: [], createdAt },
    reference: `${first.reference.slice(0, 2)}${ids.linkReference()}`,
    contracts: { ...first.contracts, sign: null },
    expiresAt: expiry === 0 ? null : createdAt + expiry * 1000,
  }
}

/** What the person answered and proved is not asked for again. */
function answersOf(state: LinkState): readonly LinkDeed[] {
  const { answers } = state
  const number = validatedPhoneOf(state)
  return [
    ...(answers === null ? [] : [{ kind: 'form', answers } as const]),
    ...(number === '' ? [] : [{ kind: 'code-tried', number, isCorrect: true } as const]),
  ]
}

import { checkAnswers, type SentAnswer } from '../../../engine/agreements/signing/check-answers.ts'
import { nextSigning, partyOf, type SigningCall } from '../../../engine/agreements/signing/course.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { KeptBytes, PartyDevice, Signing } from '../../../vocabulary/agreements/signing.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { SigningEvent } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { SigningChange, SigningRow } from '../../ports/agreements/signings.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireFound } from '../../screening/require-found.ts'
import { keepBytes, packAnswers } from './kept-json.ts'
import { soundAnswers } from './sound-answers.ts'

/** Who acts in which signing: a key for a party, or later the party itself by its link. */
export interface PartyRequest {
  readonly id: string
  readonly party: string
  readonly device: PartyDevice
  readonly kept?: SigningChange['idempotency']
}

type ActPorts = Pick<Ports, 'records' | 'clock'>

/**
 * Writes down that a party was shown the document.
 *
 * @param request.sha256 of what was shown: another one is refused
 * @throws Refusal ERROR_NOT_FOUND, INVALID_ACTION
 */
export function showDocument(
  ports: ActPorts,
  principal: Principal,
  { party, device, sha256, ...request }: PartyRequest & { readonly sha256: string },
): Promise<Signing> {
  const act = { at: ports.clock.now(), device }
  return change(ports, principal, { ...request, call: { kind: 'show', party, act, sha256 } })
}

/** Throws Refusal ERROR_NOT_FOUND, INVALID_ACTION. */
export function declineSigning(
  ports: ActPorts,
  principal: Principal,
  { party, device, reason, ...request }: PartyRequest & { readonly reason: string },
): Promise<Signing> {
  const act = { at: ports.clock.now(), device }
  return change(ports, principal, { ...request, call: { kind: 'decline', party, act, reason } })
}

/** Throws Refusal ERROR_NOT_FOUND, INVALID_ACTION. */
export function cancelSigning(ports: ActPorts, principal: Principal, id: string): Promise<Signing> {
  return change(ports, principal, { id, call: { kind: 'cancel', at: ports.clock.now() } })
}

/** Ends a signing whose time is over, or reports that it is time to remind; nothing where it has ended otherwise. */
export async function tendSigning(
  ports: ActPorts,
  principal: Principal,
  { id, kind }: { readonly id: string; readonly kind: 'expire' | 'remind' },
): Promise<void> {
  try {
    await change(ports, principal, { id, call: { kind, at: ports.clock.now() } })
  } catch (error) {
    const isOver =
      error instanceof Refusal && (error.code === 'INVALID_ACTION' || error.code === 'ERROR_NOT_FOUND')
    if (!isOver) throw error
  }
}

/**
 * Takes the answers of a party, once and for all. The last one has the document sealed by a job.
 *
 * @throws Refusal ERROR_NOT_FOUND, INVALID_ACTION, and those of `checkAnswers` and `soundAnswers`
 */
export async function signDocument(
  ports: ActPorts & Pick<Ports, 'inference' | 'vault' | 'ids'>,
  principal: Principal,
  request: PartyRequest & {
    readonly answers: ReadonlyMap<string, SentAnswer>
    readonly signal: AbortSignal
  },
): Promise<Signing> {
  const { id, party, device, answers: sent, signal, kept } = request
  const { signing, seal } = requireFound(await ports.records.getSigning(principal, id))
  const act = { at: ports.clock.now(), device }
  // Out of step is out of step, whatever is sent: before any picture is looked at.
  nextSigning(signing, { kind: 'sign', party, act, answers: nothingYet })
  const checked = checkAnswers(signing.fields, partyOf(signing, party).role, sent)
  const sound = await soundAnswers(ports, { fields: signing.fields, answers: checked, signal })
  const answers = await keepBytes(ports, packAnswers(sound), seal)
  return change(ports, principal, { id, kept, call: { kind: 'sign', party, act, answers }, blobs: [answers] })
}

const nothingYet: KeptBytes = { blobId: '', sha256: '', size: 0 }

/** After so many changes by others, something is wrong. */
const maxTries = 10

const actions: Readonly<Record<Change['call']['kind'], SigningChange['action']>> = {
  ...{ show: 'shown', sign: 'signed', decline: 'declined' },
  ...{ cancel: 'cancelled', expire: 'expired', remind: 'reminded' },
}

const reported: Readonly<Partial<Record<SigningCall['kind'], SigningEvent>>> = {
  ...{ sign: 'signing_signed', decline: 'signing_declined' },
  ...{ expire: 'signing_expired', remind: 'signing_reminder' },
}

interface Change extends Pick<PartyRequest, 'id' | 'kept'> {
  readonly call: Exclude<SigningCall, { readonly kind: 'seal' }>
  readonly blobs?: readonly KeptBytes[]
}

/** Another who was faster moves the signing on, and the call is judged again by what it has become. */
async function change(
  { records }: Pick<Ports, 'records'>,
  principal: Principal,
  { id, call, blobs = [], kept }: Change,
): Promise<Signing> {
  const event = reported[call.kind]
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { signing, version }: SigningRow = requireFound(await records.getSigning(principal, id))
    const next = nextSigning(signing, call)
    if (next === signing) return signing
    const isStored = await records.changeSigning(principal, {
      ...{ next, version, action: actions[call.kind], blobs, idempotency: kept },
      events: event === undefined ? [] : [event],
    })
    if (isStored) return next
  }
  throw new Refusal('ERROR_CONFLICT')
}

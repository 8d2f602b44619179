import { isCallAllowed, isStepCall } from '../../engine/verification/calls.table.ts'
import { foldLink, type LinkState } from '../../engine/verification/fold-link.ts'
import { taskOf } from '../../engine/verification/task-of.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { LinkDeed } from '../../vocabulary/verification/link-events.ts'
import { fatalLinkError, invalidLinkAction } from '../../vocabulary/verification/link-refusal.ts'
import type { LinkCall, LinkTask } from '../../vocabulary/verification/link-tasks.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { Ports } from '../ports/ports.ts'
import type { LinkHistory } from '../ports/verification/hosted-links.ts'
import type { HolderRequest } from './holder-request.ts'

export type StepPorts = Pick<Ports, 'records' | 'clock'>

/** Where the holder of a link stands. */
export interface LinkStanding {
  readonly history: LinkHistory
  readonly state: LinkState
  readonly task: LinkTask
}

/** Throws LinkRefusal SESSION_NOT_FOUND for a link that was removed since. */
export async function readStanding(ports: StepPorts, holder: HolderRequest): Promise<LinkStanding> {
  const history = await ports.records.getLink(holder.principal, holder.linkId)
  if (history === null) throw fatalLinkError('SESSION_NOT_FOUND')
  return standingOf(ports, holder, history)
}

export function standingOf(
  { clock }: Pick<Ports, 'clock'>,
  { session }: Pick<HolderRequest, 'session'>,
  history: LinkHistory,
): LinkStanding {
  const state = foldLink(history)
  const task = taskOf({ course: history, state, party: session.party, now: clock.now() })
  return { history, state, task }
}

/** Throws LinkRefusal DOCUPASS_INVALID_ACTION out of step, LOCATION_HEADER_MISSING. */
export function requireStep(
  call: LinkCall,
  { task, history }: LinkStanding,
  { head }: Pick<HolderRequest, 'head'>,
): void {
  if (!isCallAllowed(task, call)) throw invalidLinkAction()
  const { trackGps } = history.link.profile.docupass
  if (trackGps && head.location === null && isStepCall(call)) throw fatalLinkError('LOCATION_HEADER_MISSING')
}

/** After so many changes by others, something is wrong. */
const maxTries = 10

/** What is judged: which call, and what it does where the link stands so. */
export interface StepRequest {
  readonly call: LinkCall
  /** Null where there is nothing to write down. Throws what the call is refused with. */
  readonly deed: (standing: LinkStanding) => LinkDeed | null | Promise<LinkDeed | null>
}

/**
 * Writes down one deed of the holder. Another one who was faster moves the link on, and the call is judged again.
 *
 * @throws LinkRefusal of `requireStep`, of the call, and SESSION_NOT_FOUND where the session ended meanwhile
 */
export async function takeStep(
  ports: StepPorts,
  holder: HolderRequest,
  { call, deed: judge }: StepRequest,
): Promise<LinkHistory> {
  const { principal, linkId, head } = holder
  for (let tries = 0; tries < maxTries; tries += 1) {
    const standing = await readStanding(ports, holder)
    requireStep(call, standing, holder)
    const { history } = standing
    const deed = await judge(standing)
    if (deed === null) return history
    const seen = history.events.length
    const after = { ...history, events: [...history.events, { ...head, seq: seen + 1, deed }] }
    const isStored = await ports.records.changeLink(principal, {
      ...{ linkId, seen, head, deed, blobs: [], forgotten: [], events: [] },
      isLastStep: standingOf(ports, holder, after).task === 'ended',
    })
    if (isStored) return after
    await refuseEnded(ports, holder)
  }
  throw new Refusal('ERROR_CONFLICT')
}

async function refuseEnded({ records }: RecordPorts, { session }: HolderRequest): Promise<void> {
  if ((await records.holderBySession(session.digest)) === null) throw fatalLinkError('SESSION_NOT_FOUND')
}

import { checksOf } from '../../engine/checks/link-checks.ts'
import { decide } from '../../engine/decision/decide.ts'
import { type LinkState, personOf } from '../../engine/verification/fold-link.ts'
import { type PictureStep, retakeCodes } from '../../engine/verification/retake-codes.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { DocumentEvidence, FaceEvidence } from '../../vocabulary/verification/link-evidence.ts'
import type { LinkDeed, PictureAttempt } from '../../vocabulary/verification/link-events.ts'
import {
  genericLinkError,
  invalidLinkAction,
  LinkRefusal,
} from '../../vocabulary/verification/link-refusal.ts'
import type { Ports } from '../ports/ports.ts'
import type { LinkHistory } from '../ports/verification/hosted-links.ts'
import { blobsOf, documentEvidence, keepEvidence } from './evidence.ts'
import type { HolderRequest } from './holder-request.ts'
import { completeLink } from './complete-link.ts'
import { linkFacts } from './link-facts.ts'
import { readStanding, requireStep, standingOf } from './link-step.ts'
import { loadPortrait, type PictureSource, readDocumentEvidence, readFaceEvidence } from './read-evidence.ts'
import { refusedAttempt } from './refused-attempt.ts'

/**
 * Takes the document that the holder shows: reads it, and asks for another picture where that helps.
 *
 * @throws LinkRefusal DOCUPASS_INVALID_ACTION out of step, DOCUPASS_DOCUMENT_REJECTED with codes; the refusals of `readSides`
 */
export function takeDocument(
  ports: Ports,
  holder: HolderRequest,
  sent: {
    readonly document: ImageInput
    readonly documentBack: ImageInput | null
    readonly source: PictureSource
  },
): Promise<LinkHistory> {
  return take(ports, holder, {
    step: 'document',
    look: async (task) => {
      const evidence = await readDocumentEvidence(task, { ...sent, ip: holder.head.ip })
      return { evidence, found: { document: evidence, face: null } }
    },
  })
}

/**
 * Takes the face of the holder, and compares it with the document that was shown, or the face that the account gave.
 *
 * @throws LinkRefusal DOCUPASS_INVALID_ACTION out of step, DOCUPASS_FACE_REJECTED with codes, CONSENT_MISSING; the refusals of
 * `verifySelfie`
 */
export function takeFace(
  ports: Ports,
  holder: HolderRequest,
  sent: {
    readonly frames: readonly ImageInput[]
    readonly video: ImageInput | null
    readonly source: PictureSource
  },
): Promise<LinkHistory> {
  return take(ports, holder, {
    step: 'face',
    look: async (task) => {
      const { link, state, seal } = task
      const given = personOf(state, holder.session.party).consent
      if (given === null && link.profile.face.requireConsent) throw genericLinkError('CONSENT_MISSING')
      const consent = given && { textId: given.textId, at: given.at, locale: given.language }
      const shown = state.document.accepted
      const document = shown && (await documentEvidence(ports, shown, seal))
      const blob = document?.flat ?? link.references.face
      if (blob === null) throw invalidLinkAction()
      const portrait = await loadPortrait(task, { blobId: blob.blobId, isDocument: document !== null })
      const evidence = await readFaceEvidence(task, { ...sent, consent, isOfPerson: true }, portrait)
      return { evidence, found: { document, face: evidence } }
    },
  })
}

type LookTask = Parameters<typeof readDocumentEvidence>[0] & { readonly state: LinkState }

interface Found {
  readonly evidence: DocumentEvidence | FaceEvidence
  readonly found: { readonly document: DocumentEvidence | null; readonly face: FaceEvidence | null }
}

interface PictureCall {
  readonly step: PictureStep
  readonly look: (task: LookTask) => Promise<Found>
}

const calls = { document: 'upload_document', face: 'upload_face' } as const
const refusals = { document: 'DOCUPASS_DOCUMENT_REJECTED', face: 'DOCUPASS_FACE_REJECTED' } as const

async function take(ports: Ports, holder: HolderRequest, { step, look }: PictureCall): Promise<LinkHistory> {
  const { principal, linkId, limits } = holder
  const standing = await readStanding(ports, holder)
  requireStep(calls[step], standing, holder)
  const { history, state } = standing
  const { link, seal, events } = history
  const { evidence, found } = await look({ ports, principal, link, seal, limits, state })
  limits.signal.throwIfAborted()
  const facts = linkFacts({ link, state, ...found, isExpired: false, at: ports.clock.now() })
  const codes = retakeCodes(step, warningsOf(ports, facts, history), state[step].refused)
  const kept = await keepEvidence(ports, evidence, seal)
  const attempt: PictureAttempt = { isAccepted: codes.length === 0, codes, ...kept }
  const deed: LinkDeed = { kind: step, ...attempt }
  const after = { ...history, events: [...events, { seq: events.length + 1, ...holder.head, deed }] }
  const isLastStep = standingOf(ports, holder, after).task === 'ended'
  const isStored = await ports.records.changeLink(principal, {
    ...{ linkId, seen: events.length, head: holder.head, deed, isLastStep },
    blobs: blobsOf(attempt),
    // Only the newest picture of a step counts.
    forgotten: state[step].last === null ? [] : blobsOf(state[step].last),
    ...(isLastStep ? {} : refusedAttempt(history, { head: holder.head, deed })),
  })
  // Another device was faster: what this one showed is judged by no one.
  if (!isStored) throw invalidLinkAction()
  if (isLastStep) await completeLink(ports, principal, { linkId, isExpired: false, signal: limits.signal })
  else if (!attempt.isAccepted) throw new LinkRefusal(refusals[step], codes.join(','))
  return (await readStanding(ports, holder)).history
}

function warningsOf(ports: Ports, facts: Facts, { link }: LinkHistory) {
  const onFault = (error: unknown): void => {
    ports.faults.report('a check failed', error)
  }
  return decide({ facts, profile: link.profile, checks: checksOf(facts), onFault }).warnings
}

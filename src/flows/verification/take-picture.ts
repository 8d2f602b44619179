import { checksOf } from '../../engine/checks/checks-of.ts'
import { decide } from '../../engine/decision/decide.ts'
import { type LinkState, personOf } from '../../engine/verification/fold-link.ts'
import { movementRetakes, type PictureStep, retakeCodes } from '../../engine/verification/retake-codes.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { MovementsOutcome } from '../../vocabulary/verification/face-prompts.ts'
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
import { type LivenessChallenge, livenessChallenge } from './holder/liveness-challenge.ts'
import type { HolderRequest } from './holder-request.ts'
import { completeLink } from './complete-link.ts'
import { linkFacts } from './link-facts.ts'
import { readStanding, requireStep, standingOf } from './link-step.ts'
import {
  loadPortrait,
  type PictureSource,
  readDocumentEvidence,
  readFaceEvidence,
  type SentFace,
} from './read-evidence.ts'
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
    /** Null where the client does not know the movements that this service asks for. */
    readonly liveness: { readonly nonce: string; readonly at: readonly number[] } | null
  },
): Promise<LinkHistory> {
  return take(ports, holder, {
    step: 'face',
    look: async (task) => {
      const { link, state, seal } = task
      const movements = movementsOf(livenessChallenge(task.history, holder.session), sent)
      const given = personOf(state, holder.session.party).consent
      if (given === null && link.profile.face.requireConsent) throw genericLinkError('CONSENT_MISSING')
      const consent = given && { textId: given.textId, at: given.at, locale: given.language }
      const shown = state.document.accepted
      const document = shown && (await documentEvidence(ports, shown, seal))
      const blob = document?.flat ?? link.references.face
      if (blob === null) throw invalidLinkAction()
      const portrait = await loadPortrait(task, { blobId: blob.blobId, isDocument: document !== null })
      const face = { ...sent, ...movements, consent, isOfPerson: true }
      const evidence = await readFaceEvidence(task, face, portrait)
      return { evidence, found: { document, face: evidence } }
    },
  })
}

/** Throws LinkRefusal DOCUPASS_INVALID_ACTION for an answer to another challenge than this one. */
function movementsOf(
  challenge: LivenessChallenge | null,
  { frames, liveness }: Pick<Parameters<typeof takeFace>[2], 'frames' | 'liveness'>,
): Pick<SentFace, 'movements'> {
  if (liveness === null) return challenge === null ? {} : { movements: 'not-judged' }
  if (challenge?.nonce !== liveness.nonce) throw invalidLinkAction()
  return { movements: { frames, at: liveness.at, prompts: challenge.prompts } }
}

type LookTask = Parameters<typeof readDocumentEvidence>[0] & {
  readonly state: LinkState
  readonly history: LinkHistory
}

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
  const { evidence, found } = await look({ ports, principal, link, seal, limits, state, history })
  limits.signal.throwIfAborted()
  const facts = linkFacts({ link, state, ...found, isExpired: false, at: ports.clock.now() })
  const { refused } = state[step]
  const codes = [
    ...new Set([
      ...retakeCodes(step, warningsOf(ports, facts, history), refused),
      ...movementRetakes(found.face?.facts.face.challenge?.met, refused),
    ]),
  ]
  const kept = await keepEvidence(ports, evidence, seal)
  const attempt: PictureAttempt = { isAccepted: codes.length === 0, codes, ...kept }
  const deed: LinkDeed = { kind: step, ...attempt, ...movementsOutcome(found.face) }
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

function movementsOutcome(face: FaceEvidence | null): { readonly movements?: MovementsOutcome } {
  const { challenge } = face?.facts.face ?? {}
  if (challenge === undefined) return {}
  if (challenge === null) return { movements: 'not-judged' }
  return { movements: challenge.met === null ? 'cannot-tell' : challenge.met ? 'met' : 'not-met' }
}

function warningsOf(ports: Ports, facts: Facts, { link }: LinkHistory) {
  const onFault = (error: unknown): void => {
    ports.faults.report('a check failed', error)
  }
  return decide({ facts, profile: link.profile, checks: checksOf(facts), onFault }).warnings
}

import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { findKnownFaces } from './find-known-faces.ts'
import { refuseWithoutConsent } from './refuse-without-consent.ts'
import { verifySelfie } from './verify-selfie.ts'
import { judgeRequest } from '../judgement/judge-request.ts'
import type { Ports } from '../ports/ports.ts'
import { localDateIn, freezeFacts } from '../judgement/freeze-facts.ts'
import { encodeFace } from '../scan/read-side.ts'
import type { RequestCommand, SelfieInput } from '../scan/scan-command.ts'
import type { ScanResult } from '../judgement/scan-result.ts'
import { imageFacts, loadImage, loadRequestOf } from '../images/load-image.ts'
import type { GatheredFacts, JudgementRequest, JudgementTask } from '../judgement/judgement-task.ts'

/** Faces alone, without a document, as the HTTP interface understood it. */
export interface FaceCommand extends RequestCommand {
  readonly selfie: SelfieInput
  /** What the selfie is compared with; null when all that is asked is whether someone is alive. */
  readonly reference: ImageInput | null
}

/** Whether two pictures show one person, and whether someone alive, from the pictures to a stored decision. */
export function verifyFace(
  ports: Ports,
  principal: Principal,
  request: JudgementRequest<FaceCommand>,
): Promise<ScanResult> {
  const type = request.command.reference === null ? 'liveness' : 'face'
  return judgeRequest({ ports, principal }, request, { type, gather })
}

async function gather(work: JudgementTask<FaceCommand>): Promise<GatheredFacts> {
  const { ports, principal, command, profile } = work
  const at = ports.clock.now()
  const today = localDateIn(profile.profile, at)
  const consentRequest = { command, profile: profile.profile, now: at }
  const consentedSelfie = await refuseWithoutConsent(ports, principal, consentRequest)
  const task = { ...work, today, profile: profile.profile }
  const picture =
    command.reference && (await loadImage(ports, principal, loadRequestOf(task, command.reference)))
  const portrait = picture && {
    pixels: picture.pages[0].pixels,
    image: imageFacts(picture, picture.pages[0]),
  }
  const {
    facts: face,
    selfie,
    person,
  } = await verifySelfie(task, consentedSelfie, portrait && (() => portrait))
  const known = await findKnownFaces({ ...task, signal: work.limits.signal }, { person, isGiven: face.given })
  const facts = freezeFacts(ports, {
    ...{ mode: principal.mode, at, today, front: null, back: null, request: {}, face, lists: [] },
    ...known,
    screening: { done: false, reason: 'No document was sent.' },
  })
  // Both pictures are of a face.
  if (profile.profile.obscure.includes('face')) return { facts, pictures: {}, face: null }
  const front = portrait && (await encodeFace(task, portrait.pixels))
  const shown = selfie && (await encodeFace(task, selfie))
  return {
    facts,
    face: person,
    pictures: { ...(front === null ? {} : { front }), ...(shown === null ? {} : { face: shown }) },
  }
}

import { isCameraPicture } from '../../engine/verification/is-camera-picture.ts'
import { engineVersion } from '../../vocabulary/engine-version.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { FaceConsent } from '../../vocabulary/face/face-facts.ts'
import type { ImageFacts } from '../../vocabulary/imaging/image-facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { HostedLink } from '../../vocabulary/verification/hosted-link.ts'
import type { DocumentEvidence, FaceEvidence } from '../../vocabulary/verification/link-evidence.ts'
import { keepBytes } from '../agreements/signing/kept-json.ts'
import { findKnownFaces } from '../face/find-known-faces.ts'
import { storedTemplate } from '../face/stored-template.ts'
import { judgeMovements, type SentMovements } from '../face/judge-movements.ts'
import { type PortraitImage, type VerifiedSelfie, verifySelfie } from '../face/verify-selfie.ts'
import { localDateIn } from '../judgement/freeze-facts.ts'
import type { Ports } from '../ports/ports.ts'
import type { SealContext } from '../ports/vault/vault.ts'
import { imageFacts, loadImage, loadRequestOf } from '../images/load-image.ts'
import { knownOfDocument } from '../scan/known-of-document.ts'
import { encodeFace } from '../scan/read-side.ts'
import { readSides, rectifiedDocument } from '../scan/read-sides.ts'
import type { ReadingTask } from '../scan/reading-task.ts'
import type { ScanLimits } from '../scan/scan-command.ts'
import { knownOfOthers } from './again/known-of-others.ts'

/** Under what a picture of a link is looked at. */
export interface EvidenceTask {
  readonly ports: Ports
  readonly principal: Principal
  readonly link: HostedLink
  /** Of the link: what is found lies in the vault until it ends. */
  readonly seal: SealContext
  readonly limits: ScanLimits
}

/** Where a client says that a picture comes from; null where it says nothing. */
export type PictureSource = 'camera' | 'file' | null

export interface SentDocument {
  readonly document: ImageInput
  readonly documentBack: ImageInput | null
  readonly source: PictureSource
  /** Address from which it came; null where the account sent it. */
  readonly ip: string | null
}

/** Of the rectified document: it is looked at again when the face comes. */
const portraitQuality = 95

/**
 * Reads a document and keeps what was found. Of a link whose face the account gave, the portrait is compared with that at once.
 *
 * @throws the refusals of `readSides`
 */
export async function readDocumentEvidence(
  task: EvidenceTask,
  { document, documentBack, source, ip }: SentDocument,
): Promise<DocumentEvidence> {
  const { ports, link, seal, limits } = task
  const reading = readingOf(task)
  const { front, back, seenFront } = await readSides(reading, { document, documentBack })
  const sides = { front: front.facts, back: back?.facts ?? null }
  const all = await knownOfDocument({ ...reading, ports }, { sides, ip: locatedAddress(ports, ip) })
  const known = await knownOfOthers(ports, task, all)
  const flat = await rectifiedDocument(reading, seenFront)
  const reference = link.kind === 'document-and-face' ? link.references.face : null
  const given = reference && {
    kind: 'bytes' as const,
    bytes: await ports.vault.fetch(reference.blobId, seal),
  }
  const images = [front.facts.image, ...(back === null ? [] : [back.facts.image])]
  const portrait = await ports.inference.encodeJpeg(flat, portraitQuality, limits.signal)
  return {
    schema: 1,
    facts: { ...sides, ...known, engine: engineVersion, models: ports.inference.models },
    front: front.output && (await keepBytes(ports, front.output, seal)),
    back: back?.output ? await keepBytes(ports, back.output, seal) : null,
    flat: await keepBytes(ports, portrait, seal),
    reference: given && (await readFaceEvidence(task, { ...ofAccount, frames: [given] }, { pixels: flat })),
    isFromCamera: ip === null ? null : isCameraPicture(images, source),
  }
}

/**
 * The address, where a table knows its country. No one asked for it: what the service cannot place is not held against the
 * person.
 */
const locatedAddress = ({ places }: Pick<Ports, 'places'>, ip: string | null): string | null =>
  ip !== null && places.countryOf(ip) !== null ? ip : null

const ofAccount = { video: null, source: null, consent: null, isOfPerson: false } as const

export interface SentFace {
  readonly frames: readonly ImageInput[]
  readonly video: ImageInput | null
  readonly source: PictureSource
  readonly consent: FaceConsent | null
  /** Frames of someone who was asked to move, instead of `frames`; `not-judged`: none of what was asked for was sent. */
  readonly movements?: SentMovements | 'not-judged'
  /** Whether the person sent it; false for a picture that the account gave. */
  readonly isOfPerson: boolean
}

/**
 * Looks at a face, compares it with a portrait, and keeps what was found.
 *
 * @throws the refusals of `verifySelfie`
 */
export async function readFaceEvidence(
  task: EvidenceTask,
  sent: SentFace,
  portrait: PortraitImage,
): Promise<FaceEvidence> {
  const { ports, link, seal, limits } = task
  const reading = readingOf(task)
  const { facts: face, selfie, person } = await verifyMoving(reading, sent, portrait)
  const search = { ...reading, ports, signal: limits.signal }
  const faces = await findKnownFaces(search, { person, isGiven: face.given })
  const known = await knownOfOthers(ports, task, faces)
  const template = storedTemplate(ports, person, link.profile)
  const isHidden = link.profile.obscure.includes('face')
  const shownPortrait =
    link.kind === 'face' && !isHidden
      ? await keepBytes(ports, await encodeFace(reading, portrait.pixels), seal)
      : null
  const images: readonly ImageFacts[] = (face.seen?.frames ?? []).flatMap(({ image }) => image ?? [])
  return {
    schema: 1,
    facts: { face, ...known },
    face: selfie && !isHidden ? await keepBytes(ports, await encodeFace(reading, selfie), seal) : null,
    portrait: shownPortrait,
    template: template && {
      base64: Buffer.from(template.bytes).toString('base64'),
      recogniser: template.recogniser,
    },
    isFromCamera: sent.isOfPerson ? isCameraPicture(images, sent.source) : null,
  }
}

/** The selfie, or the few frames of someone who moved that show the face from the front. */
async function verifyMoving(
  reading: ReadingTask,
  { frames, video, consent, movements }: SentFace,
  portrait: PortraitImage,
): Promise<VerifiedSelfie> {
  if (movements === undefined) return verifySelfie(reading, { frames, video, consent }, () => portrait)
  const moved = movements === 'not-judged' ? null : await judgeMovements(reading, movements)
  const selfie = { frames: moved?.frontal ?? frames, video, consent }
  const verified = await verifySelfie(reading, selfie, () => portrait)
  return { ...verified, facts: { ...verified.facts, challenge: moved?.challenge ?? null } }
}

/** A picture in the vault that a face is compared with. */
export async function loadPortrait(
  task: EvidenceTask,
  { blobId, isDocument }: { readonly blobId: string; readonly isDocument: boolean },
): Promise<PortraitImage> {
  const { ports, principal, seal } = task
  const bytes = await ports.vault.fetch(blobId, seal)
  const request = loadRequestOf(readingOf(task), { kind: 'bytes', bytes })
  const picture = await loadImage(ports, principal, request)
  const { pixels } = picture.pages[0]
  return isDocument ? { pixels } : { pixels, image: imageFacts(picture, picture.pages[0]) }
}

function readingOf({ ports, principal, link, limits }: EvidenceTask): ReadingTask {
  const today = localDateIn(link.profile, ports.clock.now())
  return { ports, principal, profile: link.profile, today, limits }
}

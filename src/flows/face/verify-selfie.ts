import { fuseFaces } from '../../engine/face/fuse-faces.ts'
import { judgeLiveness } from '../../engine/face/liveness/judge-liveness.ts'
import { livenessSentences } from '../../engine/face/liveness/liveness-sentences.table.ts'
import type { FaceEmbeddings } from '../../vocabulary/face/face.ts'
import type {
  LivenessFacts,
  FaceFacts,
  FaceObservation,
  DetectedFaces,
} from '../../vocabulary/face/face-facts.ts'
import type { ImageFacts } from '../../vocabulary/imaging/image-facts.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import type { ReadingTask } from '../scan/reading-task.ts'
import type { SelfieInput } from '../scan/scan-command.ts'
import { receiveImage } from '../images/receive-image.ts'
import { imageFacts, loadImage, loadRequestOf } from '../images/load-image.ts'
import { compareFaces } from './compare-faces.ts'
import { orReportFailure } from './or-report-failure.ts'
import { detectPortrait, detectSelfie, type AnalysedSelfie } from './analyse-faces.ts'

/** What the selfie is compared with; `image` only where it is no picture of the document. */
export interface PortraitImage {
  readonly pixels: Pixels
  readonly image?: ImageFacts
}

export interface VerifiedSelfie {
  readonly facts: FaceFacts
  /** The picture of the selfie to answer and keep; null when none was sent. */
  readonly selfie: Pixels | null
  /** Who it is, of all frames together; null where none was seen, or they do not surely show one person. */
  readonly person: FaceEmbeddings | null
}

const failed = 'The face networks failed.'

/**
 * Whether the person in a selfie is the one in a portrait, and alive. What fails on our side is no refusal: it stands in
 * the facts, and no check passes by it. Throws the refusals of `takePicture`, of a video those of `videoFrames`.
 *
 * @param portrait asked for only when there is a selfie; null when that is to be compared with nothing
 */
export async function verifySelfie(
  task: ReadingTask,
  selfie: SelfieInput,
  portrait: (() => PortraitImage | Promise<PortraitImage>) | null,
): Promise<VerifiedSelfie> {
  const inputs = [...selfie.frames, ...(await videoFrameInputs(task, selfie.video))]
  const frames = await Promise.all(inputs.map((input) => analyseFrame(task, input)))
  const [first] = frames
  if (first === undefined) return { facts: { given: false }, selfie: null, person: null }
  const seen = await orReportFailure(task, async () =>
    analysedFaces(task, frames, portrait && (await portrait())),
  )
  // The first frame whose face counts stands for all of them.
  const shown = frames.find(({ look }) => look !== null && look.face !== null) ?? first
  const given = { given: true, ...(selfie.consent === null ? {} : { consent: selfie.consent }) }
  const facts = seen === null ? { ...given, failed } : { ...given, seen }
  return { facts, selfie: shown.pixels, person: seen === null ? null : embeddingsOfFrames(frames) }
}

/** Frames below this do not surely show one person: as the default threshold between two pictures. */
const minFrameSimilarity = 0.5

function embeddingsOfFrames(frames: readonly SelfieFrame[]): FaceEmbeddings | null {
  const [first, ...rest] = frames.flatMap(({ look }) => look?.face?.description ?? [])
  if (first === undefined) return null
  const { description: embeddings, together } = fuseFaces([first, ...rest])
  const isSound = [...embeddings.direction, ...embeddings.place].every(Number.isFinite)
  return isSound && together >= minFrameSimilarity ? embeddings : null
}

async function videoFrameInputs(task: ReadingTask, video: ImageInput | null): Promise<readonly ImageInput[]> {
  if (video === null) return []
  const { ports, principal, limits } = task
  const bytes = await receiveImage(ports, principal, loadRequestOf(task, video))
  const frames = await ports.inference.videoFrames(bytes, limits.signal)
  return frames.map((frame) => ({ kind: 'bytes', bytes: frame }))
}

interface SelfieFrame {
  readonly pixels: Pixels
  readonly image: ImageFacts
  /** Null when the networks failed over it. */
  readonly look: AnalysedSelfie | null
}

/** Each frame goes its own way, so that the networks look at one while the next is decoded. */
async function analyseFrame(task: ReadingTask, input: ImageInput): Promise<SelfieFrame> {
  const picture = await loadImage(task.ports, task.principal, loadRequestOf(task, input))
  const [page] = picture.pages
  const look = await orReportFailure(task, () => detectSelfie(task, page.pixels))
  return { pixels: page.pixels, image: imageFacts(picture, page), look }
}

async function analysedFaces(
  task: ReadingTask,
  frames: readonly SelfieFrame[],
  portrait: PortraitImage | null,
): Promise<DetectedFaces | null> {
  const other = portrait && (await detectPortrait(task, portrait.pixels))
  const looks = frames.flatMap(({ look: analysis }) => analysis ?? [])
  if (looks.length < frames.length) return null
  return {
    frames: frames.flatMap(({ image, look }) => (look === null ? [] : [{ image, ...look.observation }])),
    portrait: other && { ...imageOf(portrait), ...other.observation },
    comparison: other && compareFaces(looks, other),
    alive: livenessFacts(looks),
  }
}

function livenessFacts(looks: readonly AnalysedSelfie[]): LivenessFacts {
  const liveness = judgeLiveness(looks.map(({ view }) => view))
  return { ...liveness, reasons: liveness.reasons.map((reason) => livenessSentences[reason]) }
}

/** Of a document it is known already. */
function imageOf(portrait: PortraitImage | null): Pick<FaceObservation, 'image'> {
  return portrait?.image === undefined ? {} : { image: portrait.image }
}

import { frontalFrames } from '../../engine/face/liveness/frontal-frames.ts'
import { challengeSentences } from '../../engine/face/liveness/challenge-sentences.table.ts'
import { judgeChallenge } from '../../engine/face/liveness/judge-challenge.ts'
import { promptActions } from '../../engine/face/liveness/prompt-actions.table.ts'
import type { ChallengeFacts } from '../../vocabulary/face/face-facts.ts'
import type { LivenessFrame } from '../../vocabulary/face/liveness-frame.ts'
import type { ImageInput } from '../../vocabulary/imaging/image-input.ts'
import type { JudgedPrompt } from '../../vocabulary/verification/face-prompts.ts'
import { loadImage, loadRequestOf } from '../images/load-image.ts'
import type { ReadingTask } from '../scan/reading-task.ts'
import { orReportFailure } from './or-report-failure.ts'

/** Frames of someone who was asked to move. */
export interface SentMovements {
  readonly frames: readonly ImageInput[]
  /** Milliseconds of each frame since the first. */
  readonly at: readonly number[]
  readonly prompts: readonly JudgedPrompt[]
}

export interface JudgedMovements {
  readonly challenge: ChallengeFacts
  /** The few frames to be looked at closely. */
  readonly frontal: readonly ImageInput[]
}

/** Longer side, in pixels, of what movements are looked for in: larger frames are made smaller. */
const side = 640
/** Frames that are decoded at the same time; all of them would take much memory. */
const atOnce = 4
/** Frames that the networks which tell people apart look at. */
const looks = 5

const failed = 'The face networks failed.'

/** Whether someone moved as was asked. What fails on our side is no refusal: no one can tell then. Throws as `loadImage`. */
export async function judgeMovements(task: ReadingTask, sent: SentMovements): Promise<JudgedMovements> {
  const { frames, at, prompts } = sent
  const asked = { prompts, frames: frames.length }
  const views = await orReportFailure(task, () => viewsOf(task, frames, at))
  if (views === null)
    return { challenge: { ...asked, met: null, reasons: [failed] }, frontal: frames.slice(0, 1) }
  const actions = prompts.map((prompt) => promptActions[prompt])
  const { met, reasons } = judgeChallenge(views, actions)
  const frontal = frontalFrames(views, looks).flatMap((frame) => frames[frame] ?? [])
  return {
    challenge: { ...asked, met, reasons: reasons.map((reason) => challengeSentences[reason]) },
    frontal: frontal.length === 0 ? frames.slice(0, 1) : frontal,
  }
}

async function viewsOf(
  task: ReadingTask,
  frames: readonly ImageInput[],
  at: readonly number[],
): Promise<readonly LivenessFrame[]> {
  const views: LivenessFrame[] = []
  for (let from = 0; from < frames.length; from += atOnce) {
    const part = frames.slice(from, from + atOnce)
    views.push(...(await Promise.all(part.map((frame, n) => viewOf(task, frame, at[from + n] ?? null)))))
  }
  return views
}

/** Only what movements are judged by: a third of the work of a close look. */
async function viewOf(task: ReadingTask, input: ImageInput, at: number | null): Promise<LivenessFrame> {
  const { ports, principal, limits } = task
  const { pages } = await loadImage(ports, principal, { ...loadRequestOf(task, input), canvas: side })
  const { pixels } = pages[0]
  const seen = await ports.inference.outlineFace(pixels, { signal: limits.signal })
  const size = { width: pixels.width, height: pixels.height }
  if (seen === null) return { measures: null, size, at, face: null }
  return { measures: null, size, at, face: seen.face, print: seen.print }
}

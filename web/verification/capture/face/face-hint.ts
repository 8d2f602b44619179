import type { Catalogue } from '../../i18n/catalogue.ts'
import type { FacePrompt } from '../../../../src/vocabulary/verification/face-prompts.ts'
import { sendingHint } from '../parts/sending-hint.ts'
import type { FaceView } from './use-face-loop.ts'

interface Moment {
  readonly view: FaceView
  readonly prompts: readonly FacePrompt[]
  readonly hasCamera: boolean
  /** Whether a picture was taken. */
  readonly isDone: boolean
  /** Whether the button is waited for. */
  readonly isWaiting: boolean
  readonly isSending: boolean
  readonly progress: number | null
}

/** The one sentence that is said now. */
export function faceHint(moment: Moment, capture: Catalogue['capture']): string {
  const { view, prompts, hasCamera, isDone, isWaiting, isSending, progress } = moment
  const { face } = capture
  if (isDone && !isSending) return face.done
  if (isSending) return sendingHint(progress, capture)
  if (!hasCamera) return capture.starting
  if (isWaiting) return face.ready
  const prompt = prompts[view.step]
  if (view.phase === 'prompt' && prompt !== undefined) return face.prompt[prompt]
  return view.phase === 'back' ? face.back : findingHint(view, face)
}

function findingHint(view: FaceView, face: Catalogue['capture']['face']): string {
  const { phase, verdict, isManual, wasLost, wasBusy } = view
  if (wasBusy && verdict === 'good') return face.busy
  if (phase === 'rest') return face.hint.good
  if (verdict !== 'none') return face.hint[verdict]
  if (isManual) return face.manual
  return wasLost ? face.lost : face.hint.none
}

/** Which of the movements it is; null where none is asked for. */
export function faceStep(
  { phase, step }: FaceView,
  of: number,
  { face }: Catalogue['capture'],
): string | null {
  return (phase === 'prompt' || phase === 'back') && of > 1 ? face.step(step + 1, of) : null
}

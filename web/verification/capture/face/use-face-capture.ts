import { useState } from 'preact/hooks'
import { useCamera } from '../../../kit/camera/use-camera.ts'
import { useText } from '../../i18n/text.ts'
import type { FaceCaptureProps } from '../capture-props.ts'
import { noteCamera } from '../parts/note-camera.ts'
import type { Tone } from '../parts/tone.ts'
import { useBox } from '../parts/use-box.ts'
import { useGuidance } from '../parts/use-guidance.ts'
import { useOnBegin } from '../parts/use-on-begin.ts'
import { useOnNew } from '../parts/use-on-new.ts'
import { useProblem } from '../parts/use-problem.ts'
import { faceHint, faceStep } from './face-hint.ts'
import { type FaceView, useFaceLoop } from './use-face-loop.ts'
import { useFaceFile } from './use-face-file.ts'

/** What the camera for faces shows and can do now. */
export function useFaceCapture(props: FaceCaptureProps) {
  const { prompts, isSending, progress, onNote } = props
  const { capture } = useText()
  const [stage, box] = useBox<HTMLDivElement>()
  const [problem, dismiss] = useProblem(props)
  const [picture, setPicture] = useState<Blob | null>(null)
  // With less motion wanted, nothing begins by itself.
  const [isWaiting, setWaiting] = useState(() => prompts.length > 0 && matchMedia('(prefers-reduced-motion: reduce)').matches) // prettier-ignore
  const { video, camera } = useCamera({
    facing: 'user',
    onOpened: (opened) => noteCamera(opened, onNote),
    onTrouble: props.onTrouble,
  })
  const file = useFaceFile({ ...props, onPicture: setPicture })
  const hasCamera = camera !== null
  const isLive = [hasCamera, picture === null, problem === null, !isSending, !isWaiting].every(Boolean)
  const [view, startTimed] = useFaceLoop({
    ...{ video, box, prompts, isRunning: isLive },
    onDone: (frames) => {
      setPicture(frames[0]?.jpeg ?? null)
      props.onTaken(frames)
    },
  })
  const moment = { view, prompts, hasCamera, isDone: picture !== null, isWaiting, isSending, progress }
  // The problem is read first.
  const hint = problem === null ? (file.message ?? faceHint(moment, capture)) : ''
  const guidance = useGuidance(problem ?? hint)
  useOnBegin(isLive && (view.phase === 'rest' || view.phase === 'back'), guidance.tick)
  useOnBegin(view.phase === 'done', guidance.shutter)
  useOnNew(isLive ? amissIn(view) : null, guidance.nudge)
  return {
    ...{
      stage,
      box,
      video,
      view,
      guidance,
      hint,
      isLive,
      isWaiting,
      problem,
      picture,
      chooseFile: file.choose,
    },
    detail: isLive ? faceStep(view, prompts.length, capture) : null,
    prompt: isLive && view.phase === 'prompt' ? (prompts[view.step] ?? null) : null,
    tone: isLive ? toneOfFace(view) : ('plain' as const),
    start: (): void => {
      if (isWaiting) {
        setWaiting(false)
        return
      }
      onNote('manual_shutter', [view.verdict])
      startTimed()
    },
    tryAgain: (): void => {
      dismiss()
      setPicture(null)
    },
  }
}

/** What is to be felt in the hand while a face is looked for; null: nothing. */
const amissIn = ({ phase, verdict }: FaceView): string | null =>
  phase !== 'finding' || verdict === 'none' || verdict === 'good' ? null : verdict

function toneOfFace({ phase, verdict, wasBusy }: FaceView): Tone {
  if (phase === 'prompt' || phase === 'back') return 'ask'
  // It is said that it begins anew.
  if (wasBusy && phase !== 'done') return 'wait'
  return phase !== 'finding' || verdict === 'good' ? 'good' : 'wait'
}

import { useState } from 'preact/hooks'
import { useCamera } from '../../../kit/camera/use-camera.ts'
import { useText } from '../../i18n/text.ts'
import type { DocumentCaptureProps } from '../capture-props.ts'
import { noteCamera } from '../parts/note-camera.ts'
import { toneOf } from '../parts/tone.ts'
import { useBox } from '../parts/use-box.ts'
import { useGuidance } from '../parts/use-guidance.ts'
import { useOnBegin } from '../parts/use-on-begin.ts'
import { useOnNew } from '../parts/use-on-new.ts'
import { useProblem } from '../parts/use-problem.ts'
import { useTorch } from '../parts/use-torch.ts'
import { createDocumentFrames } from './document-frames.ts'
import { documentHint } from './document-hint.ts'
import { guideIn } from './guide.ts'
import { takeDocument } from './take-document.ts'
import { type DocumentView, useDocumentLoop } from './use-document-loop.ts'
import { useShots } from './use-shots.ts'
import { useTurning } from './use-turning.ts'

/** What the camera for documents shows and can do now. */
export function useDocumentCapture(props: DocumentCaptureProps) {
  const { side, documentType, isSending, progress, onNote } = props
  const { capture } = useText()
  const [stage, box] = useBox<HTMLDivElement>()
  const [frames] = useState(createDocumentFrames)
  const isTurning = useTurning(side)
  const [problem, dismiss] = useProblem(props)
  const { video, camera } = useCamera({
    facing: 'environment',
    onOpened: (opened) => noteCamera(opened, onNote),
    onTrouble: props.onTrouble,
  })
  const shots = useShots({
    ...props,
    shoot: async () => (video.current === null ? null : takeDocument(video.current, box, frames)),
  })
  const { still, isTaking } = shots
  const isLive = [camera !== null, still === null, !isTaking, problem === null, !isTurning].every(Boolean)
  const guide = guideIn(box, documentType)
  const view = useDocumentLoop({
    ...{ video, frames, box, side, documentType, guideWidth: guide.width, isRunning: isLive },
    onReady: () => void shots.take(null),
  })
  const moment = { view, shots, side, hasCamera: camera !== null, isTurning, isSending, progress }
  // The problem is read first.
  const hint = problem === null ? documentHint(moment, capture) : ''
  const isGood = isLive && view.verdict === 'good' && !view.isWrongSide
  const guidance = useGuidance(problem ?? hint)
  useOnBegin(isGood, guidance.tick)
  useOnBegin(isTaking, guidance.shutter)
  useOnNew(isLive ? amissIn(view) : null, guidance.nudge)
  return {
    ...{ stage, box, video, camera, shots, view, guide, guidance, hint, isLive, problem },
    tone: toneOf({ isLive, isGood }),
    torch: useTorch(camera),
    press: (): void => {
      onNote('manual_shutter', [view.verdict])
      void shots.take(view.verdict === 'good' || view.verdict === 'moving' ? null : view.verdict)
    },
    tryAgain: (): void => {
      dismiss()
      shots.reset()
    },
  }
}

/** What is to be felt in the hand; null: nothing. A document that moves is not: a vibration would move it more. */
function amissIn({ verdict, isWrongSide }: DocumentView): string | null {
  if (isWrongSide) return 'wrong side'
  return verdict === 'none' || verdict === 'moving' || verdict === 'good' ? null : verdict
}

import { useText } from '../i18n/text.ts'
import type { FaceCaptureProps } from './capture-props.ts'
import { FaceOval } from './face/face-oval.tsx'
import { PromptPicture } from './face/prompt-picture.tsx'
import { useFaceCapture } from './face/use-face-capture.ts'
import { CaptureButtons } from './parts/capture-buttons.tsx'
import { CaptureShell } from './parts/capture-shell.tsx'
import { ProblemCard } from './parts/problem-card.tsx'
import { ShutterButton } from './parts/shutter-button.tsx'
import { StillPicture } from './parts/still-picture.tsx'
import { UploadButton } from './parts/upload-button.tsx'
import { useCameraAspect } from './parts/use-camera-aspect.ts'

/** Records a face: at rest, then doing what it is asked for. By itself, or by time once the button is pressed. */
export function FaceCapture(props: FaceCaptureProps) {
  const { isSending, progress, mayUpload } = props
  const { capture } = useText()
  const shown = useFaceCapture(props)
  const { view, tone, box, picture, prompt, guidance } = shown
  useCameraAspect(shown.stage, shown.video)
  return (
    <CaptureShell
      title={capture.face.title}
      hint={shown.hint}
      detail={shown.detail}
      tone={tone}
      guidance={guidance}
      controls={picture === null ? <FaceControls {...shown} mayUpload={mayUpload} /> : null}
    >
      <div ref={shown.stage} class="capture-picture capture-mirrored">
        <video ref={shown.video} muted playsInline aria-label={capture.preview} />
        {picture === null ? <FaceOval box={box} tone={tone} progress={view.progress} /> : null}
        {prompt === null ? null : <PromptPicture prompt={prompt} />}
      </div>
      {picture === null ? null : (
        <div class="capture-mirrored">
          <StillPicture picture={picture} progress={isSending ? (progress ?? 0) : null} />
        </div>
      )}
      {shown.problem === null ? null : <ProblemCard problem={shown.problem} onTryAgain={shown.tryAgain} />}
    </CaptureShell>
  )
}

type FaceControls = Pick<
  ReturnType<typeof useFaceCapture>,
  'view' | 'isLive' | 'isWaiting' | 'guidance' | 'start' | 'chooseFile'
> &
  Pick<FaceCaptureProps, 'mayUpload'>

/** Buttons below the camera. */
function FaceControls({ view, isLive, isWaiting, guidance, start, chooseFile, mayUpload }: FaceControls) {
  const { capture } = useText()
  if (isWaiting)
    return (
      <div class="capture-choice">
        <button type="button" class="action action-primary" onClick={start}>
          {capture.face.start}
        </button>
      </div>
    )
  return (
    <>
      <CaptureButtons guidance={guidance}>
        <ShutterButton
          label={capture.face.start}
          progress={0}
          isUrgent={view.isManual && view.phase === 'finding'}
          isDisabled={!isLive || view.phase !== 'finding'}
          onClick={start}
        />
      </CaptureButtons>
      {mayUpload ? <UploadButton onFile={(file) => void chooseFile(file)} /> : null}
    </>
  )
}

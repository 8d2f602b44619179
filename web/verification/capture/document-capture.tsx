import type { DocumentCaptureProps } from './capture-props.ts'
import { DocumentControls } from './document/document-controls.tsx'
import { DocumentOutline } from './document/document-outline.tsx'
import { useDocumentCapture } from './document/use-document-capture.ts'
import { useText } from '../i18n/text.ts'
import { CaptureShell } from './parts/capture-shell.tsx'
import { ProblemCard } from './parts/problem-card.tsx'
import { StillPicture } from './parts/still-picture.tsx'
import { useCameraAspect } from './parts/use-camera-aspect.ts'

/** Takes a picture of one side of a document: by itself once it is held still in a good picture, or by the button. */
export function DocumentCapture(props: DocumentCaptureProps) {
  const { side, documentType, isSending, progress, mayUpload } = props
  const { capture } = useText()
  const shown = useDocumentCapture(props)
  const { shots, view, guidance, torch, isLive, tone, box, guide, camera } = shown
  const { still } = shots
  useCameraAspect(shown.stage, shown.video)
  return (
    <CaptureShell
      title={capture.document[side][documentType]}
      hint={shown.hint}
      tone={tone}
      guidance={guidance}
      controls={
        <DocumentControls
          {...{ shots, guidance, torch, isLive, mayUpload, hold: view.hold, isManual: view.isManual }}
          onShutter={shown.press}
        />
      }
    >
      <div
        ref={shown.stage}
        class="capture-picture"
        onClick={(event) => void camera?.focusOn(...placeIn(event))}
      >
        <video ref={shown.video} muted playsInline aria-label={capture.preview} />
        {still === null ? (
          <DocumentOutline {...{ box, guide, tone, side, documentType }} quad={view.quad} />
        ) : null}
      </div>
      {still === null ? null : (
        <StillPicture picture={still.picture.jpeg} progress={isSending ? (progress ?? 0) : null} />
      )}
      {shown.problem === null ? null : <ProblemCard problem={shown.problem} onTryAgain={shown.tryAgain} />}
    </CaptureShell>
  )
}

/** Where in an element it was pressed, 0..1 across and down. */
function placeIn({ currentTarget, offsetX, offsetY }: MouseEvent): readonly [number, number] {
  if (!(currentTarget instanceof Element)) return [0.5, 0.5]
  const { width, height } = currentTarget.getBoundingClientRect()
  return [offsetX / width, offsetY / height]
}

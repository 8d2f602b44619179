import { useText } from '../../i18n/text.ts'
import { CaptureButtons } from '../parts/capture-buttons.tsx'
import { RoundButton } from '../parts/capture-shell.tsx'
import { ShutterButton } from '../parts/shutter-button.tsx'
import { UploadButton } from '../parts/upload-button.tsx'
import type { Guidance } from '../parts/use-guidance.ts'
import type { Shots } from './use-shots.ts'

interface DocumentControls {
  readonly shots: Shots
  readonly guidance: Guidance
  /** Null where the camera has no light. */
  readonly torch: { readonly isOn: boolean; readonly toggle: () => void } | null
  /** 0..1 of the time that the document is held still. */
  readonly hold: number
  readonly isLive: boolean
  /** Whether the button to take the picture stands out. */
  readonly isManual: boolean
  readonly mayUpload: boolean
  readonly onShutter: () => void
}

/** Buttons below the camera, or below a picture that is in doubt. */
export function DocumentControls(props: DocumentControls) {
  const { shots, guidance, torch, hold, isLive, isManual, mayUpload, onShutter } = props
  const { capture } = useText()
  const { still } = shots
  if (still !== null)
    return still.doubt === null ? null : (
      <div class="capture-choice">
        <button type="button" class="action action-primary" onClick={shots.accept}>
          {capture.use}
        </button>
        <button type="button" class="action action-secondary" onClick={shots.reset}>
          {capture.again}
        </button>
      </div>
    )
  return (
    <>
      <CaptureButtons
        guidance={guidance}
        before={
          torch === null ? null : (
            <RoundButton
              label={torch.isOn ? capture.lightOff : capture.lightOn}
              icon="light"
              isOn={torch.isOn}
              onClick={torch.toggle}
            />
          )
        }
      >
        <ShutterButton
          label={capture.take}
          progress={hold}
          isUrgent={isManual}
          isDisabled={!isLive}
          onClick={onShutter}
        />
      </CaptureButtons>
      {mayUpload ? <UploadButton onFile={(file) => void shots.chooseFile(file)} /> : null}
    </>
  )
}

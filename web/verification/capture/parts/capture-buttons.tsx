import type { ComponentChildren } from 'preact'
import { useText } from '../../i18n/text.ts'
import { RoundButton } from './capture-shell.tsx'
import type { Guidance } from './use-guidance.ts'

interface Buttons {
  readonly guidance: Pick<Guidance, 'hasVoice' | 'isVoiceOn' | 'toggleVoice'>
  /** What stands before the shutter, such as a light. */
  readonly before?: ComponentChildren
  /** The shutter. */
  readonly children: ComponentChildren
}

/** The shutter in the middle, and beside it whether hints are read aloud, where the device has a voice. */
export function CaptureButtons({ guidance, before = null, children }: Buttons) {
  const { capture } = useText()
  return (
    <div class="capture-buttons">
      <span class="capture-side">{before}</span>
      {children}
      <span class="capture-side">
        {guidance.hasVoice ? (
          <RoundButton
            label={guidance.isVoiceOn ? capture.voiceOff : capture.voiceOn}
            icon="voice"
            isOn={guidance.isVoiceOn}
            onClick={guidance.toggleVoice}
          />
        ) : null}
      </span>
    </div>
  )
}

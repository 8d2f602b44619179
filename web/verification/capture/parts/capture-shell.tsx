import type { Tone } from './tone.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../../kit/components/icon.tsx'
import type { Guidance } from './use-guidance.ts'
import { CameraIcon, type CameraIconName } from './camera-icon.tsx'

interface Shell {
  readonly title: string
  /** What is said now; read by screen readers whenever it changes. */
  readonly hint: string
  /** What stands small before the hint, such as how many of several steps; null: nothing. */
  readonly detail?: string | null
  readonly guidance: Guidance
  readonly tone: Tone
  /** The picture. */
  readonly children: ComponentChildren
  /** Buttons below the picture. */
  readonly controls: ComponentChildren
}

/** A dark screen with fixed places: title and hint at the top, the picture, buttons at the bottom. */
export function CaptureShell({ title, hint, detail = null, guidance, tone, children, controls }: Shell) {
  const { capture } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to come here is gone.
  useEffect(() => {
    if (heading.current?.closest('section')?.contains(document.activeElement) === false)
      heading.current.focus()
  }, [])
  return (
    <section class="capture" aria-label={title}>
      <header class="capture-top">
        <button
          type="button"
          class="capture-button"
          aria-label={capture.close}
          onClick={() => history.back()}
        >
          <Icon name="close" />
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <RoundButton
          label={guidance.isSoundOn ? capture.soundOff : capture.soundOn}
          icon={guidance.isSoundOn ? 'sound' : 'silence'}
          isOn={null}
          onClick={guidance.toggleSound}
        />
      </header>
      <div class="capture-says">
        <p class={`capture-hint capture-hint-${tone}`} role="status" aria-live="polite" aria-atomic="true">
          {detail === null ? null : <small>{detail}</small>}
          {hint}
        </p>
      </div>
      <div class="capture-stage">{children}</div>
      <footer class="capture-controls">{controls}</footer>
    </section>
  )
}

interface RoundButton {
  readonly label: string
  readonly icon: CameraIconName
  /** Null where the button does one thing only. */
  readonly isOn: boolean | null
  readonly onClick: () => void
}

export function RoundButton({ label, icon, isOn, onClick }: RoundButton) {
  return (
    <button
      type="button"
      class="capture-button"
      aria-label={label}
      aria-pressed={isOn ?? undefined}
      onClick={onClick}
    >
      <CameraIcon name={icon} />
    </button>
  )
}

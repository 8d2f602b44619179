interface ShutterButton {
  readonly label: string
  /** 0..1: how much of the wait has gone, shown around the button. */
  readonly progress: number
  /** Whether it stands out: the picture is not taken by itself. */
  readonly isUrgent: boolean
  readonly isDisabled: boolean
  readonly onClick: () => void
}

/** The round button in the middle; always there, also for the keyboard. */
export function ShutterButton({ label, progress, isUrgent, isDisabled, onClick }: ShutterButton) {
  return (
    <button
      type="button"
      class={`shutter ${isUrgent ? 'shutter-urgent' : ''}`}
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <circle class="shutter-ring" cx="40" cy="40" r="36" />
        <circle
          class="shutter-progress"
          cx="40"
          cy="40"
          r="36"
          pathLength="1"
          stroke-dasharray={`${progress} 1`}
        />
        <circle class="shutter-core" cx="40" cy="40" r="28" />
      </svg>
    </button>
  )
}

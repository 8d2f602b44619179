import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface DialogProps {
  readonly title: string
  readonly text?: string
  /** Escape, or a tap beside it. */
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A question above the page. The browser keeps the focus inside. */
export function Dialog({ title, text, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose()
      }}
    >
      <div class="dialog-content">
        <h2 id={id}>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {children}
      </div>
    </dialog>
  )
}

import { useEffect } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { Icon } from './icon.tsx'

export interface ToastMessage {
  /** Two messages in a row are two toasts. */
  readonly id: number
  readonly text: string
  readonly isFailure?: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface ToastProps {
  readonly message: ToastMessage | null
  readonly onClose: () => void
}

/** Long enough to read, and to undo. */
const shownMs = 8_000

/** The last message, read out by screen readers; it goes by itself unless it reports a failure. */
export function Toast({ message, onClose }: ToastProps) {
  const { page } = useText()
  useEffect(() => {
    if (message === null || message.isFailure === true) return
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [message, onClose])
  return (
    <div class="toast-area" role="status">
      {message !== null && (
        <div key={message.id} class={message.isFailure === true ? 'toast toast-failure' : 'toast'}>
          <span>{message.text}</span>
          {message.action !== undefined && (
            <button type="button" class="toast-action" onClick={message.action.run}>
              {message.action.label}
            </button>
          )}
          <button type="button" class="toast-close" aria-label={page.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

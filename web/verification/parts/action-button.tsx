import type { ComponentChildren } from 'preact'

interface ActionButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'quiet'
  readonly type?: 'button' | 'submit'
  /** Id of the form that it sends, where it stands outside of it. */
  readonly form?: string
  /** Something is under way: the button stays where it is and does nothing. */
  readonly isBusy?: boolean
  /** Something else has to be done before. */
  readonly isEarly?: boolean
  readonly onClick?: () => void
  readonly children: ComponentChildren
}

/** A button of the page. One that waits keeps the focus: it is not disabled. */
export function ActionButton({
  kind = 'primary',
  isBusy = false,
  isEarly = false,
  type = 'button',
  form,
  onClick,
  children,
}: ActionButtonProps) {
  return (
    <button
      class={`action action-${kind}`}
      type={type}
      {...(form === undefined ? {} : { form })}
      aria-disabled={isBusy || isEarly}
      aria-busy={isBusy}
      onClick={(event) => {
        if (isBusy || isEarly) event.preventDefault()
        else onClick?.()
      }}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

import type { ComponentChildren } from 'preact'
import { useText } from '../../i18n/text.ts'
import { ApiError } from '../client/client.ts'
import { Icon, type IconName } from './icon.tsx'

interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ComponentChildren
}

/** What stands where there is nothing to show. */
export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div class="empty">
      <span class="empty-icon">
        <Icon name={icon} />
      </span>
      <p class="empty-title">{title}</p>
      {children}
    </div>
  )
}

interface FailureProps {
  readonly title?: string
  readonly error: unknown
  readonly onRetry?: () => void
}

/** An error with what can be done about it. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const { page } = useText()
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <div class="failure" role="alert">
      <Icon name="warning" />
      <div>
        <p class="failure-title">{title ?? page.failed}</p>
        <p>{useErrorText(error)}</p>
        {requestId !== null && <p class="quiet small">{page.requestId(requestId)}</p>}
        {onRetry !== undefined && (
          <button type="button" class="button" onClick={onRetry}>
            {page.retry}
          </button>
        )}
      </div>
    </div>
  )
}

/** What an error says to a person. */
function useErrorText(error: unknown): string {
  const { page } = useText()
  if (error instanceof ApiError && error.code === 'NO_ANSWER') return page.offline
  return error instanceof Error ? error.message : String(error)
}

/** Grey bars in the shape of what is on its way. */
export function Skeleton({ rows, kind }: { readonly rows: number; readonly kind: 'row' | 'line' }) {
  const { page } = useText()
  return (
    <div class="skeleton" role="status" aria-label={page.loading}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} class={`skeleton-${kind}`} />
      ))}
    </div>
  )
}

import { useText } from '../i18n/text.ts'

/** Until the service has said where the link stands. */
export function Opening() {
  const { flow } = useText()
  return (
    <p class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      {flow.loading}
    </p>
  )
}

import { useText } from '../i18n/text.ts'

/** A quiet word while something is on its way. */
export function Loading() {
  const { flow } = useText()
  return (
    <div class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      <h1>{flow.loading}</h1>
    </div>
  )
}

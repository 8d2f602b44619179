import { useText } from '../i18n/text.ts'

/** The whole page behind a hosted link. */
export function App() {
  const { flow } = useText()
  return <p role="status">{flow.loading}</p>
}

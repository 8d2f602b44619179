import { useText } from '../../i18n/text.ts'
import { Empty } from '../../kit/components/notice.tsx'

/** How the first event comes. */
export function FirstSteps() {
  const { webhooks: texts } = useText()
  return (
    <Empty icon="send" title={texts.empty}>
      <p class="quiet">{texts.emptyLead}</p>
      <ol class="steps">
        {Object.entries(texts.steps).map(([name, step]) => (
          <li key={name}>{step}</li>
        ))}
      </ol>
    </Empty>
  )
}

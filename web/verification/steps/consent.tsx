import { useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { useProblem } from '../refusals/use-problem.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { Privacy } from './privacy.tsx'

/** The exact text of the service; its hash goes back with the answer. */
export function Consent() {
  const { consent } = useSession()
  const { driver, state } = useFlow()
  const { consent: text } = useText().flow
  const [isRefused, setRefused] = useState(false)
  const problem = useProblem()
  if (consent === null) return null
  const { language, version, sha256, isRequired } = consent
  return (
    <StepScreen
      title={text.title}
      lead={text.lead}
      problem={problem}
      actions={
        <>
          <ActionButton
            isBusy={state.sending !== null}
            onClick={() => void driver.call('save_consent', { language, version, sha256 })}
          >
            {text.agree}
          </ActionButton>
          <ActionButton
            kind="quiet"
            onClick={() =>
              isRequired
                ? setRefused(true)
                : driver.dispatch({ type: 'done', progress: { isConsentSkipped: true } })
            }
          >
            {isRequired ? text.refuse : text.without}
          </ActionButton>
        </>
      }
    >
      <blockquote class="consent-text" lang={language} dir="auto">
        {consent.text}
      </blockquote>
      <p role="status" class="hint">
        {isRefused ? text.refused : ''}
      </p>
      <Privacy />
    </StepScreen>
  )
}

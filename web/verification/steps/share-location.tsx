import { useEffect, useState } from 'preact/hooks'
import { useCompany, useFlow } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { mayLocate } from '../session/locate-device.ts'

/** Says why before the browser asks. A browser that was asked before is not asked again by a button. */
export function ShareLocation() {
  const { locate, state } = useFlow()
  const { location: text } = useText().flow
  const [isAsking, setAsking] = useState(false)
  const ask = async (): Promise<void> => {
    setAsking(true)
    await locate()
    setAsking(false)
  }
  useEffect(() => {
    void mayLocate().then((may) => {
      if (may && state.location === 'unknown') void ask()
    })
  }, [])
  return (
    <StepScreen
      title={text.title}
      lead={text.text(useCompany())}
      illustration="location"
      problem={state.location === 'denied' && !isAsking ? text.denied : null}
      actions={
        <ActionButton isBusy={isAsking} onClick={() => void ask()}>
          {text.share}
        </ActionButton>
      }
    />
  )
}

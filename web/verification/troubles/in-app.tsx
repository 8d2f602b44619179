import { useFlow } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { inAppBrowser } from './browser-of.ts'

/** An app around the page gives it no camera; the browser of the device does. */
export function InApp() {
  const { driver, state } = useFlow()
  const { inApp } = useText().troubles
  const stay = (): void => {
    driver.dispatch({ type: 'done', progress: { isInApp: true } })
    if (state.cameraTrouble !== null) driver.dispatch({ type: 'camera', isOpen: true })
  }
  return (
    <StepScreen
      title={inApp.title}
      lead={inApp.text(inAppBrowser(navigator.userAgent) ?? '')}
      illustration="link"
      actions={
        <>
          <CopyButton text={location.href} kind="primary" />
          <ActionButton kind="quiet" onClick={stay}>
            {inApp.stay}
          </ActionButton>
        </>
      }
    >
      <p>{inApp.menu}</p>
      <p>{inApp.paste}</p>
    </StepScreen>
  )
}

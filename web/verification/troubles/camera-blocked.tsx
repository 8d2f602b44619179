import type { CameraTrouble } from '../capture/capture-props.ts'
import { useFlow, useSession } from '../app/page-flow.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { AskPerson } from '../parts/ask-person.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'
import { browserOf } from './browser-of.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { InApp } from './in-app.tsx'

type Camera = Catalogue['troubles']['camera']
type ShownTrouble = Exclude<CameraTrouble, 'in-app-browser'>

const texts: Readonly<Record<ShownTrouble, (camera: Camera) => readonly [title: string, text: string]>> = {
  denied: (camera) => [camera.denied, camera.deniedText],
  none: (camera) => [camera.none, camera.noneText],
  busy: (camera) => [camera.busy, camera.busyText],
  insecure: (camera) => [camera.insecure, camera.insecureText],
  failed: (camera) => [camera.failed, camera.failedText],
}

/** Why the camera does not open, and what helps. */
export function CameraBlocked() {
  const { allowFileUpload } = useSession()
  const { driver, state, around } = useFlow()
  const { flow, steps, troubles } = useText()
  const problem = useProblem()
  const trouble = state.cameraTrouble ?? 'failed'
  if (trouble === 'in-app-browser') return <InApp />
  const [title, text] = texts[trouble](troubles.camera)
  const isBack = state.front !== null
  return (
    <StepScreen
      key={isBack ? 'back' : 'front'}
      title={isBack ? steps.document.back : title}
      {...(isBack ? {} : { lead: text })}
      illustration={isBack ? 'card' : 'camera'}
      problem={problem}
      actions={
        <>
          {trouble === 'insecure' ? null : (
            <ActionButton onClick={() => driver.dispatch({ type: 'camera', isOpen: true })}>
              {flow.retry}
            </ActionButton>
          )}
          {around.isDesktop ? (
            <ActionButton kind="secondary" onClick={() => driver.dispatch({ type: 'with-phone' })}>
              {troubles.camera.phone}
            </ActionButton>
          ) : null}
          {allowFileUpload ? <ChoosePicture isOnlyWay={trouble === 'insecure'} /> : null}
          <AskPerson />
        </>
      }
    >
      {trouble === 'denied' && !isBack ? (
        <ol class="numbered">
          {troubles.allow[browserOf(navigator.userAgent)].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
    </StepScreen>
  )
}

import { useFlow, useSession } from '../app/page-flow.ts'
import {
  acceptedCountries,
  acceptedTypes,
  backIsAsked,
  captureTypes,
  chosenType,
} from '../flow/document-choice.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { AskPerson } from '../parts/ask-person.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { Tips } from '../parts/tips.tsx'
import { useProblem } from '../refusals/use-problem.ts'

/** The wanted picture, before the camera opens. */
export function DocumentIntro() {
  const session = useSession()
  const { driver } = useFlow()
  const { document: text } = useText().steps
  const problem = useProblem()
  const type = chosenType(session)
  const isBook = captureTypes[type] === 'P'
  const mayChoose = acceptedTypes(session).length > 1 || acceptedCountries(session).length !== 1
  return (
    <StepScreen
      title={text.title[type]}
      illustration={isBook ? 'passport' : 'card'}
      problem={problem}
      actions={
        <>
          <ActionButton onClick={() => driver.dispatch({ type: 'camera', isOpen: true })}>
            {text.camera}
          </ActionButton>
          {mayChoose ? (
            <ActionButton kind="quiet" onClick={() => driver.dispatch({ type: 'choose-again' })}>
              {text.other}
            </ActionButton>
          ) : null}
          <AskPerson />
        </>
      }
    >
      <Tips
        tips={[
          ['accept', text.tipWhole],
          ['accept', text.tipLight],
          ['accept', text.tipOriginal],
        ]}
      />
      {backIsAsked(session) ? <p class="hint">{text.bothSides}</p> : null}
    </StepScreen>
  )
}

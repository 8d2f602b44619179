import { useFlow, useSession } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { AskPerson } from '../parts/ask-person.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { Tips } from '../parts/tips.tsx'
import { useProblem } from '../refusals/use-problem.ts'

/** What the camera is going to look for, before it opens. */
export function FaceIntro() {
  const { steps, liveness } = useSession()
  const { driver } = useFlow()
  const { face: text } = useText().steps
  const problem = useProblem()
  return (
    <StepScreen
      title={text.title}
      lead={steps.includes('document') ? text.lead : text.leadAlone}
      illustration="face"
      problem={problem}
      actions={
        <>
          <ActionButton onClick={() => driver.dispatch({ type: 'camera', isOpen: true })}>
            {text.camera}
          </ActionButton>
          <AskPerson />
        </>
      }
    >
      <Tips
        tips={[
          ['accept', text.tipLight],
          ['accept', text.tipClear],
          ['accept', text.tipAlone],
        ]}
      />
      {(liveness?.prompts.length ?? 0) > 0 ? <p class="hint">{text.movements}</p> : null}
    </StepScreen>
  )
}

import { useFlow } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { Loading } from '../parts/loading.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'

/** Until the service has said where the link stands. */
export function Opening() {
  const { flow } = useText()
  const { driver } = useFlow()
  const problem = useProblem()
  if (problem !== null)
    return (
      <StepScreen
        title={problem}
        illustration="stopped"
        pageTitle={flow.name}
        actions={<ActionButton onClick={() => void driver.look()}>{flow.retry}</ActionButton>}
      />
    )
  return <Loading />
}

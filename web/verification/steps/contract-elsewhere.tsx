import { usePoll } from '../app/use-guards.ts'
import { useFlow } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { StepScreen } from '../parts/step-screen.tsx'

/** A page that is not named in the profile frames this one: what is signed is shown where nothing can lie above it. */
export function ContractElsewhere() {
  const { contract: text } = useText().steps
  usePoll(useFlow().driver.look, 5_000)
  return (
    <StepScreen
      title={text.elsewhere}
      lead={text.elsewhereText}
      illustration="contract"
      actions={
        <a class="action action-primary" href={location.href} target="_blank" rel="noopener noreferrer">
          {text.open}
        </a>
      }
    />
  )
}

import { useFlow } from '../app/page-flow.ts'
import { usePoll } from '../app/use-guards.ts'
import { useText } from '../i18n/text.ts'
import { StepScreen } from '../parts/step-screen.tsx'

/** The others sign; this page sees when they have. */
export function PartyPending() {
  const { pending } = useText().flow
  usePoll(useFlow().driver.look, 5_000)
  return (
    <StepScreen title={pending.title} lead={pending.text} illustration="waiting">
      <p class="hint">{pending.hint}</p>
    </StepScreen>
  )
}

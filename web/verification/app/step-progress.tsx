import { useText } from '../i18n/text.ts'
import { useSession } from './page-flow.ts'

/** How far it is, as a bar and in words. */
export function StepProgress() {
  const { steps, task } = useSession()
  const { flow } = useText()
  const at = steps.findIndex((step) => step === task)
  if (task === 'party_pending' || at < 0 || steps.length < 2) return null
  const words = flow.progress(at + 1, steps.length, flow.stepNames[task])
  return (
    <div class="step-progress">
      <progress max={steps.length} value={at + 0.5} aria-hidden="true" />
      <p>{words}</p>
    </div>
  )
}

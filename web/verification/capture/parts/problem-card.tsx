import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../kit/components/icon.tsx'
import { useText } from '../../i18n/text.ts'

/** Why the last picture was refused; the camera waits until the person has read it. */
export function ProblemCard({
  problem,
  onTryAgain,
}: {
  readonly problem: string
  readonly onTryAgain: () => void
}) {
  const { capture } = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div class="capture-problem" role="alertdialog" aria-labelledby="capture-problem">
      <Icon name="warning" />
      <p id="capture-problem">{problem}</p>
      <button ref={button} type="button" class="action action-primary" onClick={onTryAgain}>
        {capture.tryAgain}
      </button>
    </div>
  )
}

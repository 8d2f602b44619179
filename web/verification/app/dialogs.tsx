import { useFormatTag, useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useFlow, useSession } from './page-flow.ts'
import { postResult } from './post-result.ts'
import { leavePage } from './use-guards.ts'
import type { TimeNotice } from './use-time-limits.ts'

/** The back button was pressed where there is nothing to go back to. */
export function LeaveDialog() {
  const { driver, state } = useFlow()
  const { leave } = useText().flow
  const go = (): void => {
    postResult('cancelled', state.session?.reference ?? '')
    leavePage()
  }
  const stay = (): void => driver.dispatch({ type: 'noticed', change: { isLeaving: false } })
  return (
    <Dialog title={leave.title} text={leave.text} onClose={stay}>
      <div class="stack">
        <ActionButton onClick={stay}>{leave.stay}</ActionButton>
        <ActionButton kind="quiet" onClick={go}>
          {leave.leave}
        </ActionButton>
      </div>
    </Dialog>
  )
}

interface TimeDialogsProps {
  readonly notice: TimeNotice
  readonly onDismiss: () => void
}

/** Questions of time: each can be answered, and nothing is lost by them. */
export function TimeDialogs({ notice, onDismiss }: TimeDialogsProps) {
  const { expiresAt } = useSession()
  const { idle, expiry } = useText().flow
  const tag = useFormatTag()
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(expiresAt * 1_000)
  const texts = {
    idle: [idle.title, idle.text, idle.more],
    hidden: [idle.hidden, idle.hiddenText, idle.resume],
    expiry: [expiry.title, expiry.text(time), expiry.ok],
  } as const
  if (notice === 'none') return null
  const [title, text, answer] = texts[notice]
  return (
    <Dialog key={notice} title={title} text={text} onClose={onDismiss}>
      <ActionButton onClick={onDismiss}>{answer}</ActionButton>
    </Dialog>
  )
}

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
  const { idle } = useText().flow
  const texts = {
    idle: [idle.title, idle.text, idle.more],
    hidden: [idle.hidden, idle.hiddenText, idle.resume],
  } as const
  if (notice === 'none') return null
  if (notice === 'expiry') return <ExpiryDialog onDismiss={onDismiss} />
  const [title, text, answer] = texts[notice]
  return (
    <Dialog key={notice} title={title} text={text} onClose={onDismiss}>
      <ActionButton onClick={onDismiss}>{answer}</ActionButton>
    </Dialog>
  )
}

/** The link ends soon; its person may have more time, unless they had it too often. */
function ExpiryDialog({ onDismiss }: Pick<TimeDialogsProps, 'onDismiss'>) {
  const { driver, state } = useFlow()
  const { expiresAt, extensionsLeft } = useSession()
  const { idle, expiry } = useText().flow
  const tag = useFormatTag()
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(expiresAt * 1_000)
  const mayExtend = extensionsLeft > 0
  return (
    <Dialog
      title={expiry.title}
      text={mayExtend ? expiry.until(time) : expiry.text(time)}
      onClose={onDismiss}
    >
      <div class="stack">
        {mayExtend ? (
          <ActionButton isBusy={state.sending !== null} onClick={() => void driver.call('extend_time', {})}>
            {idle.more}
          </ActionButton>
        ) : null}
        <ActionButton kind={mayExtend ? 'quiet' : 'primary'} onClick={onDismiss}>
          {expiry.ok}
        </ActionButton>
      </div>
    </Dialog>
  )
}

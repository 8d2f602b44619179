import { useState } from 'preact/hooks'
import { useCompany, useFlow, useSession } from '../app/page-flow.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'

/** The way without a camera, where the account offers it. */
export function AskPerson() {
  const { mayAskPerson } = useSession()
  const { driver, state } = useFlow()
  const company = useCompany()
  const { askPerson } = useText().flow
  const [isAsked, setAsked] = useState(false)
  if (!mayAskPerson) return null
  return (
    <>
      <ActionButton kind="quiet" onClick={() => setAsked(true)}>
        {askPerson.link}
      </ActionButton>
      {isAsked ? (
        <Dialog title={askPerson.title} text={askPerson.text(company)} onClose={() => setAsked(false)}>
          <div class="stack">
            <ActionButton isBusy={state.sending !== null} onClick={() => void driver.call('ask_person', {})}>
              {askPerson.confirm}
            </ActionButton>
            <ActionButton kind="quiet" onClick={() => setAsked(false)}>
              {askPerson.cancel}
            </ActionButton>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

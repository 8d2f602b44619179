import { useEffect, useRef, useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { useCountdown } from '../app/use-guards.ts'
import type { SentCode } from '../flow/flow-state.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { asciiDigits } from '../parts/ascii-digits.ts'
import { Field } from '../parts/field.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'

const codeLength = 6
/** The service sends no other code before (wire.md, section 8.4). */
const waitMs = { sms: 60_000, call: 300_000 } as const

/** The code that came; sent as soon as its last digit is there. */
export function PhoneCode() {
  const { driver, state } = useFlow()
  const sent = state.progress.code
  const { code: text } = useText().steps
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const problem = useProblem()
  const isChecking = state.sending?.call === 'check_phone_verification'
  const check = (digits: string): void => {
    if (digits.length === codeLength) void driver.call('check_phone_verification', { code: digits })
    else input.current?.focus()
  }
  useEffect(() => {
    if (state.problem?.kind !== 'word') return
    setCode('')
    input.current?.focus()
  }, [state.problem])
  if (sent === null) return null
  return (
    <StepScreen
      title={text.title}
      lead={leadOf(sent, text)}
      problem={problem}
      actions={
        <ActionButton type="submit" form="code" isBusy={isChecking}>
          {isChecking ? text.checking : text.check}
        </ActionButton>
      }
    >
      <form
        id="code"
        onSubmit={(event) => {
          event.preventDefault()
          check(code)
        }}
      >
        <Field id="digits" label={text.label}>
          {(attributes) => (
            <input
              {...attributes}
              ref={input}
              class="control code"
              dir="ltr"
              inputMode="numeric"
              autocomplete="one-time-code"
              maxLength={12}
              value={code}
              onInput={({ currentTarget }) => {
                const digits = asciiDigits(currentTarget.value).replace(/\D/g, '').slice(0, codeLength)
                setCode(digits)
                if (digits !== code && digits.length === codeLength) check(digits)
              }}
            />
          )}
        </Field>
      </form>
      <Resend sent={sent} />
    </StepScreen>
  )
}

function leadOf({ number, channel }: SentCode, text: ReturnType<typeof useText>['steps']['code']): string {
  if (channel === 'call') return text.leadCall
  return number === '' ? text.lead : text.leadTo(`\u2066${number}\u2069`)
}

/** Another code, or another number. */
function Resend({ sent }: { readonly sent: SentCode }) {
  const { userPhone } = useSession()
  const { driver, state } = useFlow()
  const { code: text } = useText().steps
  const seconds = useCountdown(sent.at + waitMs[sent.channel])
  const isSending = state.sending !== null
  const again = (channel: SentCode['channel']): void => {
    // After a reload the number is not known any more.
    if (userPhone === null && sent.number === '') driver.dispatch({ type: 'change-number' })
    else void driver.sendCode({ number: sent.number, channel })
  }
  return (
    <div class="stack">
      {seconds > 0 ? (
        <p class="hint">{text.wait(seconds)}</p>
      ) : (
        <>
          <ActionButton kind="secondary" isBusy={isSending} onClick={() => again('sms')}>
            {text.again}
          </ActionButton>
          <ActionButton kind="quiet" isBusy={isSending} onClick={() => again('call')}>
            {text.call}
          </ActionButton>
        </>
      )}
      {userPhone === null ? (
        <ActionButton kind="quiet" onClick={() => driver.dispatch({ type: 'change-number' })}>
          {text.change}
        </ActionButton>
      ) : null}
    </div>
  )
}

import { useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { useLanguageTag, useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { countryNames } from '../parts/country-names.ts'
import { Field } from '../parts/field.tsx'
import { browserHints, guessCountry } from '../parts/guess-country.ts'
import { internationalNumber } from '../parts/international-number.ts'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'

type Dialled = NonNullable<ReturnType<typeof useSession>['phoneCountryCode']>

/** Where the code goes: to the number of the link, or to one that the person enters. */
export function PhoneNumber() {
  const { userPhone, phoneCountryCode } = useSession()
  const { driver, state } = useFlow()
  const { phone } = useText().steps
  const [country, setCountry] = useState(() => firstCountry(phoneCountryCode ?? []))
  const [written, setWritten] = useState('')
  const problem = useProblem()
  const isSending = state.sending !== null
  const send = (channel: 'sms' | 'call'): void => {
    const dialled = phoneCountryCode?.find(({ code }) => code === country)
    const number = internationalNumber(written, { code: country, dialCode: dialled?.dial_code ?? '' })
    void driver.sendCode({ number: userPhone === null ? number : '', channel })
  }
  return (
    <StepScreen
      title={phone.title}
      lead={userPhone === null ? phone.lead : phone.leadKnown(lastDigits(userPhone))}
      illustration="message"
      problem={problem}
      actions={
        <>
          <ActionButton type="submit" form="phone" isBusy={isSending}>
            {isSending ? phone.sending : phone.sms}
          </ActionButton>
          <ActionButton kind="quiet" isBusy={isSending} onClick={() => send('call')}>
            {phone.call}
          </ActionButton>
        </>
      }
    >
      <form
        id="phone"
        onSubmit={(event) => {
          event.preventDefault()
          send('sms')
        }}
      >
        {userPhone === null ? (
          <NumberFields
            {...{
              country,
              written,
              onCountry: setCountry,
              onNumber: setWritten,
              offered: phoneCountryCode ?? [],
            }}
          />
        ) : null}
      </form>
    </StepScreen>
  )
}

interface NumberFieldsProps {
  readonly country: string
  readonly written: string
  readonly offered: Dialled
  readonly onCountry: (code: string) => void
  readonly onNumber: (written: string) => void
}

function NumberFields({ country, written, offered, onCountry, onNumber }: NumberFieldsProps) {
  const { phone } = useText().steps
  const tag = useLanguageTag()
  const codes = new Map(offered.map(({ code, dial_code }) => [code, dial_code]))
  return (
    <>
      <Field id="country" label={phone.country}>
        {(attributes) => (
          <select
            {...attributes}
            class="control"
            autocomplete="tel-country-code"
            value={country}
            onChange={(event) => onCountry(event.currentTarget.value)}
          >
            {countryNames([...codes.keys()], tag).map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({codes.get(code)})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="number" label={phone.number}>
        {(attributes) => (
          <input
            {...attributes}
            class="control"
            type="tel"
            dir="ltr"
            autocomplete="tel-national"
            inputMode="tel"
            required
            maxLength={40}
            value={written}
            onInput={(event) => onNumber(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}

function firstCountry(offered: Dialled): string {
  const codes = offered.map(({ code }) => code)
  return guessCountry(codes, browserHints()) ?? codes[0] ?? ''
}

/** All but the last digits are hidden by the service; a few dots are enough, and read in one direction. */
const lastDigits = (masked: string): string => `\u2066•••${masked.replace(/^\*+/, '')}\u2069`

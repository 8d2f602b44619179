import { useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import { acceptedCountries, acceptedTypes, type DocumentType } from '../flow/document-choice.ts'
import { useLanguageTag, useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { countryCodes } from '../parts/country-codes.table.ts'
import { countryNames } from '../parts/country-names.ts'
import { DocumentPicture } from '../parts/document-picture.tsx'
import { Field } from '../parts/field.tsx'
import { browserHints, guessCountry } from '../parts/guess-country.ts'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'

/** Country and kind of the document; only what the account takes. */
export function ChooseDocument() {
  const session = useSession()
  const { driver, state } = useFlow()
  const { choice } = useText().steps
  const accepted = acceptedCountries(session)
  const offered = accepted.length === 0 ? countryCodes : accepted
  const types = acceptedTypes(session)
  const [country, setCountry] = useState(
    () => session.selectedDocumentCountry ?? guessCountry(offered, browserHints()) ?? offered[0] ?? '',
  )
  const [type, setType] = useState<DocumentType>(() => types[0] ?? 'I')
  const problem = useProblem()
  return (
    <StepScreen
      title={choice.title}
      problem={problem}
      actions={
        <ActionButton
          isBusy={state.sending !== null}
          onClick={() => void driver.call('save_document_selection', { country, type })}
        >
          {choice.save}
        </ActionButton>
      }
    >
      {offered.length === 1 ? null : <Countries {...{ offered, country, onCountry: setCountry }} />}
      {types.length === 1 ? null : <Types {...{ types, type, onType: setType }} />}
    </StepScreen>
  )
}

interface CountriesProps {
  readonly offered: readonly string[]
  readonly country: string
  readonly onCountry: (code: string) => void
}

function Countries({ offered, country, onCountry }: CountriesProps) {
  const { choice } = useText().steps
  const tag = useLanguageTag()
  return (
    <Field id="country" label={choice.country}>
      {(attributes) => (
        <select
          {...attributes}
          class="control"
          value={country}
          onChange={({ currentTarget }) => onCountry(currentTarget.value)}
        >
          {countryNames(offered, tag).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface TypesProps {
  readonly types: readonly DocumentType[]
  readonly type: DocumentType
  readonly onType: (type: DocumentType) => void
}

/** Radio buttons that look like pictures: arrow keys move between them. */
function Types({ types, type, onType }: TypesProps) {
  const { choice, documents } = useText().steps
  return (
    <fieldset class="tiles">
      <legend>{choice.type}</legend>
      {types.map((one) => (
        <label key={one} class="tile">
          <input
            type="radio"
            name="type"
            class="visually-hidden"
            value={one}
            checked={one === type}
            onChange={() => onType(one)}
          />
          <DocumentPicture type={one} />
          <span>{documents[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

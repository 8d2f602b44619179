import { useText } from '../../i18n/text.ts'
import type { FieldAnswer } from './field-answers.ts'
import type { ContractField } from './read-contract.ts'

interface FieldControlProps {
  readonly field: ContractField
  readonly answer: FieldAnswer | undefined
  readonly onAnswer: (answer: FieldAnswer) => void
  /** Opens the dialog in which a picture is made. */
  readonly onSign: () => void
}

/** Id of the control of a field, by its place among this party's. */
export const controlId = (at: number): string => `contract-field-${at}`

/** The control in place of a field. */
export function FieldControl({ at, ...props }: FieldControlProps & { readonly at: number }) {
  const { contract } = useText().steps
  const { field, answer, onAnswer } = props
  const { kind, label, isOptional, options } = field
  const name = label === '' ? contract.field[kind] : label
  const text = typeof answer === 'string' ? answer : ''
  const shared = { id: controlId(at), 'aria-label': isOptional ? `${name} (${contract.optional})` : name }
  if (kind === 'signature' || kind === 'initials' || kind === 'image')
    return <Signed {...props} id={shared.id} />
  if (kind === 'checkbox')
    return (
      <label class="contract-check">
        <input
          {...shared}
          type="checkbox"
          checked={answer === true}
          onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
        />
        {name}
      </label>
    )
  if (kind === 'select')
    return (
      <select
        {...shared}
        class="contract-input"
        value={text}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      >
        <option value="">{label === '' ? contract.field.select : label}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  const input = {
    ...{ ...shared, class: 'contract-input', value: text },
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onAnswer(currentTarget.value),
  }
  if (kind === 'date') return <input {...input} type="date" />
  return <input {...input} dir="auto" placeholder={name} maxLength={200} />
}

type SignedProps = FieldControlProps & { readonly id: string }

/** A place for a picture: what is to be done there, or the picture; beneath it whose it is. */
function Signed({ field, answer, onSign, id }: SignedProps) {
  const { contract } = useText().steps
  const isSigned = typeof answer === 'string' && answer !== ''
  return (
    <button id={id} type="button" class={`sign-field sign-${field.kind}`} onClick={onSign}>
      {isSigned ? <img src={answer} alt={contract.change} /> : <span>{contract.field[field.kind]}</span>}
      <span class="sign-label">
        {field.label === '' && field.isOptional ? contract.optional : field.label}
      </span>
    </button>
  )
}

/** The place of another party: it can be seen, and not filled. */
export function OtherField({ field }: { readonly field: ContractField }) {
  return <span class="other-field">{field.label === '' ? field.party : field.label}</span>
}

import { useRef, useState } from 'preact/hooks'
import { useFlow, useSession } from '../app/page-flow.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { Field, type FieldAttributes } from '../parts/field.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import { useProblem } from '../refusals/use-problem.ts'
import type { Session } from '../session/session.ts'

type Question = Session['customField'][number]

/** Most characters of an answer, by the type of the field, as the service takes them. */
const longest = { 0: 500, 1: 5_000, 2: 10_000 } as const

/** The account's own questions. What is missing is said beside its field. */
export function CustomForm() {
  const { customField } = useSession()
  const { driver, state } = useFlow()
  const { form: text } = useText().steps
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = useProblem()
  const answerOf = ({ fieldId }: Question): string => answers[fieldId] ?? ''
  const errorOf = (question: Question): string | null => answerError(question, answerOf(question), text)
  const save = (): void => {
    setTried(true)
    const wrong = customField.findIndex((question) => errorOf(question) !== null)
    if (wrong < 0) void driver.call('save_form', answers)
    else form.current?.querySelector<HTMLElement>(`#question-${wrong}`)?.focus()
  }
  const isSaving = state.sending !== null
  return (
    <StepScreen
      title={text.title}
      problem={problem}
      actions={
        <ActionButton type="submit" form="questions" isBusy={isSaving}>
          {isSaving ? text.saving : text.save}
        </ActionButton>
      }
    >
      <form
        id="questions"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {customField.map((question, at) => (
          <Field
            key={question.fieldId}
            id={`question-${at}`}
            label={question.fieldLabel}
            hint={question.fieldDescription}
            error={isTried ? errorOf(question) : null}
          >
            {(attributes) => (
              <Answer
                {...{ question, attributes, answer: answerOf(question) }}
                onAnswer={(answer) => setAnswers({ ...answers, [question.fieldId]: answer })}
              />
            )}
          </Field>
        ))}
      </form>
    </StepScreen>
  )
}

/** What is wrong with an answer; null where the service will take it. */
function answerError(
  { fieldType }: Question,
  answer: string,
  text: Catalogue['steps']['form'],
): string | null {
  const { length } = answer.trim()
  if (length === 0) return text.missing
  return length > longest[fieldType] ? text.tooLong(longest[fieldType]) : null
}

interface AnswerProps {
  readonly question: Question
  readonly attributes: FieldAttributes
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

/** The control of a question, by its type. */
function Answer({ question: { fieldType, fieldData }, attributes, answer, onAnswer }: AnswerProps) {
  const { form: text } = useText().steps
  const shared = { ...attributes, class: 'control', value: answer, required: true }
  if (fieldType === 0)
    return <input {...shared} dir="auto" onInput={({ currentTarget }) => onAnswer(currentTarget.value)} />
  if (fieldType === 1)
    return (
      <textarea
        {...shared}
        dir="auto"
        rows={4}
        onInput={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    )
  return (
    <select {...shared} onChange={({ currentTarget }) => onAnswer(currentTarget.value)}>
      <option value="">{text.choose}</option>
      {optionsOf(fieldData).map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Label, tab and value, separated by |. */
export function optionsOf(written: string): readonly { readonly label: string; readonly value: string }[] {
  return written
    .split('|')
    .filter((option) => option !== '')
    .map((option) => {
      const [label = '', value = label] = option.split('\t')
      return { label, value }
    })
}

import { useMemo, useState } from 'preact/hooks'
import { useFlow, useSession } from '../../app/page-flow.ts'
import { useText } from '../../i18n/text.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { StepScreen } from '../../parts/step-screen.tsx'
import { useProblem } from '../../refusals/use-problem.ts'
import { ContractView } from './contract-view.tsx'
import { controlId, FieldControl, OtherField } from './field-control.tsx'
import {
  type FieldAnswer,
  firstAnswers,
  isMissing,
  ownFields,
  sentAnswers,
  withPicture,
} from './field-answers.ts'
import { parseContract } from './parse-contract.ts'
import { type ContractField, fieldsOf } from './read-contract.ts'
import { SignDialog } from './sign-dialog.tsx'

/** The document, with a control in place of each field of this party. */
export function SignContract() {
  const { contractSource, party } = useSession()
  const { contract: text } = useText().steps
  const problem = useProblem()
  const nodes = useMemo(() => parseContract(contractSource ?? ''), [contractSource])
  const own = useMemo(() => ownFields(fieldsOf(nodes), party?.role ?? null), [nodes, party?.role])
  const [answers, setAnswers] = useState<ReadonlyMap<string, FieldAnswer>>(() =>
    firstAnswers(own, new Date()),
  )
  const [signed, setSigned] = useState<ContractField | null>(null)
  const showField = (field: ContractField) => {
    const at = own.indexOf(field)
    if (at < 0) return <OtherField field={field} />
    return (
      <FieldControl
        {...{ field, at, answer: answers.get(field.uid) }}
        onAnswer={(answer) => setAnswers((all) => new Map(all).set(field.uid, answer))}
        onSign={() => setSigned(field)}
      />
    )
  }
  return (
    <StepScreen
      title={text.title}
      lead={text.lead}
      problem={problem}
      actions={<Finish {...{ own, answers }} />}
    >
      <article class="paper" aria-label={text.document} dir="ltr">
        <ContractView nodes={nodes} showField={showField} />
      </article>
      {signed === null ? null : (
        <SignDialog
          kind={signed.kind === 'initials' || signed.kind === 'image' ? signed.kind : 'signature'}
          onSigned={(png) => {
            setAnswers((all) => withPicture(all, own, { field: signed, png }))
            setSigned(null)
          }}
          onClose={() => setSigned(null)}
        />
      )}
    </StepScreen>
  )
}

interface FinishProps {
  readonly own: readonly ContractField[]
  readonly answers: ReadonlyMap<string, FieldAnswer>
}

/** What is left to fill, and then the signature itself. */
function Finish({ own, answers }: FinishProps) {
  const { driver, state } = useFlow()
  const { contract: text } = useText().steps
  const missing = own.filter((field) => isMissing(field, answers))
  const [first] = missing
  const isSigning = state.sending !== null
  if (first !== undefined)
    return (
      <>
        <p role="status" class="hint">
          {text.left(missing.length)}
        </p>
        <ActionButton kind="secondary" onClick={() => showControl(own.indexOf(first))}>
          {text.nextField}
        </ActionButton>
      </>
    )
  return (
    <>
      <p role="status" class="hint">
        {text.final}
      </p>
      <ActionButton
        isBusy={isSigning}
        onClick={() => void driver.call('submit_contract', sentAnswers(own, answers))}
      >
        {isSigning ? text.signing : text.sign}
      </ActionButton>
    </>
  )
}

function showControl(at: number): void {
  const control = document.getElementById(controlId(at))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

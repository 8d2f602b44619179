import { useCompany, useFlow, useSession } from '../app/page-flow.ts'
import { acceptedTypes } from '../flow/document-choice.ts'
import { useLanguageTag, useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import type { Session, Step } from '../session/session.ts'
import { Privacy } from './privacy.tsx'

/** Minutes that a step takes a person who has not done it before. */
const minutesOf: Readonly<Record<Step, number>> = {
  ...{ phone: 0.5, customform: 0.75, document: 0.5, face: 0.5, contract: 2 },
}

/** Who asks for what, how long it takes, and what becomes of it. */
export function Welcome() {
  const session = useSession()
  const { driver } = useFlow()
  const company = useCompany()
  const { flow } = useText()
  const { welcome } = flow
  const isSigning = session.steps.every((step) => step === 'contract')
  const isBegun = session.steps.indexOf(stepOf(session)) > 0
  const minutes = Math.ceil(session.steps.reduce((sum, step) => sum + minutesOf[step], 0))
  return (
    <StepScreen
      title={isSigning ? welcome.titleSign : welcome.titleIdentity}
      lead={welcome.lead(company)}
      illustration={isSigning ? 'contract' : 'identity'}
      actions={
        <ActionButton onClick={() => driver.dispatch({ type: 'done', progress: { isWelcomed: true } })}>
          {isBegun ? welcome.resume : welcome.start}
        </ActionButton>
      }
    >
      {session.welcomeMessage === '' ? null : (
        <figure class="message">
          <figcaption>{welcome.message(company)}</figcaption>
          <blockquote>
            <bdi>{session.welcomeMessage}</bdi>
          </blockquote>
        </figure>
      )}
      <Needs session={session} />
      <p class="hint">{welcome.minutes(Math.max(1, minutes))}</p>
      <Privacy />
    </StepScreen>
  )
}

/** The step that is next, or the last one. */
const stepOf = ({ task, steps }: Session): Step =>
  task === 'party_pending' ? (steps.at(-1) ?? 'contract') : task

function Needs({ session }: { readonly session: Session }) {
  const { flow, steps } = useText()
  const tag = useLanguageTag()
  const { welcome } = flow
  const types = acceptedTypes(session).map((type) => steps.documentsInText[type])
  const documents = new Intl.ListFormat(tag, { type: 'disjunction' }).format(types)
  const words: Readonly<Record<Step, string>> = {
    ...{ phone: welcome.needPhone, customform: welcome.needForm, document: welcome.needDocument(documents) },
    ...{ face: welcome.needFace, contract: welcome.needContract },
  }
  return (
    <>
      <h2>{welcome.needs}</h2>
      <ol class="needs">
        {session.steps.map((step) => (
          <li key={step}>{words[step]}</li>
        ))}
      </ol>
    </>
  )
}

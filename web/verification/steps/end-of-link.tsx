import { useEffect, useState } from 'preact/hooks'
import { useCompany, useFlow } from '../app/page-flow.ts'
import { postEnd } from '../app/post-result.ts'
import { useCountdown } from '../app/use-guards.ts'
import type { Catalogue } from '../i18n/catalogue.ts'
import { useText } from '../i18n/text.ts'
import { ActionButton } from '../parts/action-button.tsx'
import type { IllustrationName } from '../parts/illustration.tsx'
import { StepScreen } from '../parts/step-screen.tsx'
import type { EndReason } from '../session/reply.ts'

type End = Catalogue['flow']['end']

interface EndText {
  readonly illustration: IllustrationName
  readonly title: (end: End) => string
  readonly text: (end: End, company: string) => string
}

const ends: Readonly<Record<EndReason, EndText>> = {
  accepted: { illustration: 'done', title: (end) => end.accepted, text: (end) => end.acceptedText },
  'under-review': {
    illustration: 'waiting',
    title: (end) => end.underReview,
    text: (end, company) => end.underReviewText(company),
  },
  failed: {
    illustration: 'stopped',
    title: (end) => end.failed,
    text: (end, company) => end.failedText(company),
  },
  completed: { illustration: 'done', title: (end) => end.completed, text: (end) => end.completedText },
  expired: { illustration: 'stopped', title: (end) => end.expired, text: (end) => end.expiredText },
  'used-up': { illustration: 'stopped', title: (end) => end.usedUp, text: (end) => end.usedUpText },
}

/** How it ended, and where to go on. */
export function EndOfLink() {
  const { state } = useFlow()
  const company = useCompany()
  const { flow } = useText()
  const { end, session } = state
  const reason = end?.reason ?? 'completed'
  useEffect(() => postEnd(reason, session?.reference ?? ''), [reason])
  const { illustration, title, text } = ends[reason]
  const redirect = end?.redirect ?? null
  // They have not shown all that is needed, and know it.
  const isAsked = reason === 'under-review' && state.progress.isPersonAsked
  return (
    <StepScreen
      title={title(flow.end)}
      lead={isAsked ? flow.end.askedText(company) : text(flow.end, company)}
      illustration={illustration}
      pageTitle={flow.name}
    >
      {redirect === null ? <p class="hint">{flow.end.close}</p> : <Redirect address={redirect} />}
    </StepScreen>
  )
}

const redirectMs = 3_000

/** Goes on after three seconds, at once, or not at all. */
function Redirect({ address }: { readonly address: string }) {
  const { end } = useText().flow
  const [until] = useState(() => Date.now() + redirectMs)
  const [isStopped, setStopped] = useState(false)
  const seconds = useCountdown(until)
  const goOn = (): void => location.assign(address)
  useEffect(() => {
    if (seconds === 0 && !isStopped) goOn()
  }, [seconds, isStopped])
  return (
    <div class="stack">
      <p role="timer" class="hint">
        {isStopped ? '' : end.redirect(seconds)}
      </p>
      <ActionButton onClick={goOn}>{end.go}</ActionButton>
      {isStopped ? null : (
        <ActionButton kind="quiet" onClick={() => setStopped(true)}>
          {end.stay}
        </ActionButton>
      )}
    </div>
  )
}

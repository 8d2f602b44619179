import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { useText } from '../../i18n/text.ts'
import { codeWords } from './summary.ts'

type Check = Schemas['TraceCheck']

const outcomes = ['found', 'not_checked', 'cannot_tell', 'clear', 'off'] as const

/** Every check by its outcome, with the sentence of what it found or why it could not tell. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const { transaction: texts } = useText()
  if (checks.length === 0) return null
  const groups = outcomes
    .map((outcome) => ({ outcome, some: checks.filter((check) => check.outcome === outcome) }))
    .filter(({ some }) => some.length > 0)
  return (
    <section class="card" aria-labelledby="checks">
      <h3 id="checks">{texts.checks}</h3>
      {groups.map(({ outcome, some }) => (
        <details key={outcome} class={`outcome outcome-${outcome}`}>
          <summary>
            <span>{texts.outcome[outcome]}</span>
            <span class="count">{some.length}</span>
          </summary>
          <ul>
            {some.map((check) => (
              <li key={check.code}>
                <span title={check.code}>{codeWords(check.code)}</span>
                <CheckWords check={check} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function CheckWords({ check: { findings = [], reason } }: { readonly check: Check }) {
  const { transaction: texts } = useText()
  return (
    <>
      {reason !== undefined && <span class="quiet small">{reason}</span>}
      {findings.map(({ sentence, excused }, index) => (
        <span key={index} class="quiet small">
          {sentence}
          {excused !== undefined && ` ${texts.excused}: ${excused}`}
        </span>
      ))}
    </>
  )
}

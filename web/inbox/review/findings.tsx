import { useText } from '../../i18n/text.ts'
import { Badge } from '../../kit/components/badge.tsx'
import { Icon } from '../../kit/components/icon.tsx'
import { useFormat } from '../../kit/format.ts'
import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { codeWords, orderedWarnings } from './summary.ts'
import type { OpenTransaction } from './open-transaction.ts'

/** Why the decision is as it is: its sentence, the warnings, and what could not be checked. */
export function Findings({ transaction }: { readonly transaction: OpenTransaction }) {
  const { transaction: texts, fields, company } = useText()
  const { notChecked, missingFields, trace } = transaction
  // What was not checked has a list of its own.
  const warning = transaction.warning.filter(({ code }) => code !== 'NOT_CHECKED')
  return (
    <section class="card" aria-labelledby="findings">
      <h3 id="findings">{texts.why}</h3>
      {trace !== undefined && <p>{trace.sentence}</p>}
      {warning.length === 0 ? (
        <p class="quiet">{texts.noWarnings}</p>
      ) : (
        <ul class="warnings" aria-label={texts.warnings}>
          {orderedWarnings(warning).map((one, index) => (
            <WarningItem key={index} warning={one} />
          ))}
        </ul>
      )}
      {notChecked.length > 0 && (
        <>
          <h4>{texts.notChecked}</h4>
          <ul class="not-checked">
            {notChecked.map(({ code, reason }) => (
              <li key={code}>
                <strong>{codeWords(code)}</strong>
                <span class="quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingFields.length > 0 && (
        <>
          <h4>{texts.missing}</h4>
          <p>{missingFields.map((key) => labelOf({ ...fields, ...company.key }, key)).join(', ')}</p>
        </>
      )}
    </section>
  )
}

function labelOf(labels: Readonly<Record<string, string>>, key: string): string {
  return labels[key] ?? key
}

function WarningItem({ warning }: { readonly warning: Schemas['Warning'] }) {
  const { transaction: texts, severity: severities } = useText()
  const format = useFormat()
  const { code, description, severity, confidence, decision, data } = warning
  return (
    <li class={`warning warning-${decision} severity-${severity}`}>
      <Icon name={decision === 'accept' ? 'info' : 'warning'} />
      <div>
        <p>{description}</p>
        <p class="small quiet">
          {texts.leadsTo[decision]} · {severities[severity]} · {texts.confidence(format.percent(confidence))}{' '}
          · <code>{code}</code>
        </p>
        {data !== undefined && (
          <details>
            <summary>{texts.evidence}</summary>
            <pre tabIndex={0}>{JSON.stringify(data, null, 2)}</pre>
          </details>
        )}
      </div>
      {decision === 'reject' && <Badge tone="bad">{severities[severity]}</Badge>}
    </li>
  )
}

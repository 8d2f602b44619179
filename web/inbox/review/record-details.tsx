import type { ComponentChildren } from 'preact'
import { useText } from '../../i18n/text.ts'
import { useFormat } from '../../kit/format.ts'
import type { OpenTransaction } from './open-transaction.ts'

/** What the record says of itself: ids, profile, scores. */
export function RecordDetails({ transaction }: { readonly transaction: OpenTransaction }) {
  const { transaction: texts } = useText()
  const format = useFormat()
  const { id, profileId, createdAt, customData, reviewScore, rejectScore, scores } = transaction
  const rows: readonly (readonly [string, ComponentChildren])[] = [
    [texts.id, <code key="id">{id}</code>],
    [texts.profile, profileId],
    [texts.created, format.time(createdAt)],
    ...(customData === '' ? [] : [[texts.customData, customData] as const]),
    [texts.reviewScore, String(reviewScore)],
    [texts.rejectScore, String(rejectScore)],
    ...Object.entries(scores).map(([name, score]) => [name, String(score)] as const),
  ]
  return (
    <section class="card" aria-labelledby="record">
      <h3 id="record">{texts.details}</h3>
      <dl class="fields">
        {rows.map(([label, value]) => (
          <div key={label} class="field">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

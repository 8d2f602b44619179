import { useCallback, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { ApiError } from '../../kit/client/client.ts'
import { Badge } from '../../kit/components/badge.tsx'
import { Icon } from '../../kit/components/icon.tsx'
import { Empty, Failure, Skeleton } from '../../kit/components/notice.tsx'
import { useFormat } from '../../kit/format.ts'
import { useLoaded } from '../../kit/state/use-loaded.ts'
import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { Checks } from './checks.tsx'
import { CompanyPart } from './company/company-part.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DecisionBadge } from './decision-badge.tsx'
import { FieldList, type Highlight } from './field-list.tsx'
import { Findings } from './findings.tsx'
import { ImageViewer } from './image-viewer.tsx'
import type { OpenTransaction } from './open-transaction.ts'
import { RecordDetails } from './record-details.tsx'
import { lineOf, titleOf, type DecisionWord } from './summary.ts'

interface TransactionViewProps {
  readonly id: string
  readonly onDecided: (id: string, decision: DecisionWord) => void
  readonly onUndone: (id: string) => void
}

/** One transaction: what was sent, what was read, what the checks found, and the decision. */
export function TransactionView({ id, onDecided, onUndone }: TransactionViewProps) {
  const text = useText()
  const { client } = useSession()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('GET /transaction/{id}', { path: { id }, query: { trace: true }, signal }),
    [client, id],
  )
  const { value, error, reload } = useLoaded(load)
  if (error instanceof ApiError && error.status === 404)
    return (
      <Empty icon="warning" title={text.transaction.gone}>
        <a href={hrefOf({ section: 'review', id: null })}>{text.page.back}</a>
      </Empty>
    )
  if (error !== null) return <Failure error={error} onRetry={reload} />
  if (value === null) return <Skeleton rows={8} kind="line" />
  return (
    <article class="transaction">
      <TransactionHead transaction={value} />
      <TransactionBody transaction={value} />
      <DecideBar
        transaction={value}
        onDecided={(decision) => {
          reload()
          onDecided(id, decision)
        }}
        onUndone={() => {
          reload()
          onUndone(id)
        }}
      />
    </article>
  )
}

interface PartProps {
  readonly transaction: OpenTransaction
}

function TransactionHead({ transaction }: PartProps) {
  const text = useText()
  const format = useFormat()
  const { decision, mode, createdAt, reason, note, updatedAt } = transaction
  return (
    <div class="detail-head">
      <a class="back" href={hrefOf({ section: 'review', id: null })}>
        <Icon name="back" />
        {text.page.back}
      </a>
      <div class="detail-title">
        <h2>{titleOf(transaction) || text.queue.noName}</h2>
        <DecisionBadge decision={decision} />
        {mode === 'test' && <Badge tone="quiet">{text.testMode}</Badge>}
      </div>
      <p class="quiet">
        {lineOf(transaction) || text.queue.noDocument} · {format.time(createdAt)}
      </p>
      {updatedAt > 0 && (
        <div class="by-hand">
          <strong>{text.transaction.manualDecision(format.time(updatedAt))}</strong>
          {reason !== '' && <p>{reason}</p>}
          {note !== '' && <p class="quiet">{note}</p>}
        </div>
      )}
    </div>
  )
}

function TransactionBody({ transaction }: PartProps) {
  const [highlight, setHighlight] = useState<Highlight | null>(null)
  const hasImages = Object.keys(transaction.outputImage).length > 0
  return (
    <div class={hasImages ? 'detail-grid' : 'detail-grid without-images'}>
      <div class="detail-images">
        <ImageViewer tokens={transaction.outputImage} highlight={highlight} />
      </div>
      <div class="detail-parts">
        <Findings transaction={transaction} />
        <CompanyPart transaction={transaction} />
        <FieldList data={transaction.data} highlight={highlight} onHighlight={setHighlight} />
        <Checks checks={transaction.trace?.checks ?? []} />
        <RecordDetails transaction={transaction} />
      </div>
    </div>
  )
}

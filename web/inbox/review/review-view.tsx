import { useEffect, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import { Empty } from '../../kit/components/notice.tsx'
import { SplitView } from '../../kit/components/split-view.tsx'
import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { Queue } from './queue.tsx'
import type { DecisionWord } from './summary.ts'
import { TransactionView } from './transaction-view.tsx'
import { neighbourOf, useTransactions, type Filter } from './use-transactions.ts'

interface ReviewViewProps {
  /** Of the open transaction. */
  readonly id: string | null
  /** How many wait for a person, whenever that is known anew. */
  readonly onWaiting: (count: number) => void
}

const open = (id: string | null): void => {
  location.hash = hrefOf({ section: 'review', id })
}

/** Transactions on one side, the open one on the other. */
export function ReviewView({ id, onWaiting }: ReviewViewProps) {
  const { queue: texts, page } = useText()
  const { client } = useSession()
  const [filter, setFilter] = useState<Filter>('review')
  const queue = useTransactions(client, filter)
  const waiting = filter === 'review' ? queue.value?.total : undefined
  useEffect(() => {
    if (waiting !== undefined) onWaiting(waiting)
  }, [waiting, onWaiting])
  const onDecided = (decidedId: string, decision: DecisionWord): void => {
    if (filter === 'all' || filter === decision) {
      queue.reload()
      return
    }
    const next = neighbourOf(queue.value?.rows ?? [], decidedId)
    queue.remove(decidedId)
    open(next)
  }
  const onUndone = (undoneId: string): void => {
    queue.reload()
    open(undoneId)
  }
  return (
    <SplitView
      title={page.review}
      isOpen={id !== null}
      list={<Queue queue={queue} filter={filter} onFilter={setFilter} openId={id} />}
      detail={
        id === null ? (
          <Empty icon="inbox" title={texts.choose}>
            <p class="quiet">{texts.chooseLead}</p>
          </Empty>
        ) : (
          <TransactionView key={id} id={id} onDecided={onDecided} onUndone={onUndone} />
        )
      }
    />
  )
}

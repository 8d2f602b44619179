import { useText } from '../../i18n/text.ts'
import { LinkList } from '../../kit/components/link-list.tsx'
import { Empty, Failure, Skeleton } from '../../kit/components/notice.tsx'
import { RefreshButton } from '../../kit/components/refresh-button.tsx'
import { QueueRow } from './queue-row.tsx'
import type { Filter, TransactionQueue } from './use-transactions.ts'

interface QueueProps {
  readonly queue: TransactionQueue
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly openId: string | null
}

const filters: readonly Filter[] = ['review', 'accept', 'reject', 'all']

/** The list of transactions, with its filter. */
export function Queue({ queue, filter, onFilter, openId }: QueueProps) {
  const { queue: texts } = useText()
  const { value, isLoading, reload } = queue
  return (
    <section class="pane" aria-busy={isLoading}>
      <div class="pane-head">
        <div class="pane-title">
          <h2>{texts.title}</h2>
          <span class="quiet small" role="status">
            {value === null ? '' : texts.count(value.total)}
          </span>
          <RefreshButton label={texts.refresh} onPress={reload} />
        </div>
        <div class="filters" role="group" aria-label={texts.filter}>
          {filters.map((one) => (
            <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)}>
              {texts.filters[one]}
            </button>
          ))}
        </div>
      </div>
      <QueueRows queue={queue} filter={filter} openId={openId} />
    </section>
  )
}

function QueueRows({ queue, filter, openId }: Omit<QueueProps, 'onFilter'>) {
  const { queue: texts } = useText()
  const { value, error, reload, loadMore, isLoadingMore } = queue
  if (error !== null) return <Failure error={error} onRetry={reload} />
  if (value === null) return <Skeleton rows={6} kind="row" />
  if (value.rows.length === 0)
    return filter === 'review' ? (
      <Empty icon="accept" title={texts.emptyReview}>
        <p class="quiet">{texts.emptyReviewLead}</p>
      </Empty>
    ) : (
      <Empty icon="inbox" title={texts.empty}>
        <p class="quiet">{texts.emptyLead}</p>
      </Empty>
    )
  return (
    <>
      <LinkList label={texts.list}>
        {value.rows.map((row) => (
          <QueueRow key={row.id} row={row} isOpen={row.id === openId} />
        ))}
      </LinkList>
      {value.cursor !== null && (
        <button type="button" class="button more" disabled={isLoadingMore} onClick={loadMore}>
          {texts.more}
        </button>
      )}
    </>
  )
}

import { useCallback } from 'preact/hooks'
import type { Answer, Client } from '../../kit/client/client.ts'
import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../kit/components/icon.tsx'
import { LinkList } from '../../kit/components/link-list.tsx'
import { Empty, Failure, Skeleton } from '../../kit/components/notice.tsx'
import { SplitView } from '../../kit/components/split-view.tsx'
import { useFormat } from '../../kit/format.ts'
import { useLoaded, type Loaded } from '../../kit/state/use-loaded.ts'
import { useWhileVisible } from '../../kit/state/use-while-visible.ts'
import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { DeliveryState } from './delivery-state.tsx'
import { DeliveryView } from './delivery-view.tsx'
import { FirstSteps } from './first-steps.tsx'

type Deliveries = Answer<'GET /webhook'>

const refreshMs = 2_000
const rowsShown = 50

const loadDeliveries = (client: Client) => (signal: AbortSignal) =>
  client.call('GET /webhook', { query: { limit: rowsShown }, signal })

/** What was sent to webhooks, on one side; how one delivery went, on the other. */
export function WebhooksView({ id }: { readonly id: string | null }) {
  const { webhooks: texts, page } = useText()
  const { client } = useSession()
  const deliveries = useLoaded(useCallback(loadDeliveries(client), [client]))
  useWhileVisible(deliveries.reload, refreshMs)
  return (
    <SplitView
      title={page.webhooks}
      isOpen={id !== null}
      list={<DeliveryList deliveries={deliveries} openId={id} />}
      detail={
        id === null ? (
          <Empty icon="send" title={texts.choose}>
            <p class="quiet">{texts.chooseLead}</p>
          </Empty>
        ) : (
          <DeliveryView key={id} id={id} onChanged={deliveries.reload} />
        )
      }
    />
  )
}

interface DeliveryListProps {
  readonly deliveries: Loaded<Deliveries>
  readonly openId: string | null
}

function DeliveryList({ deliveries: { value, error, reload }, openId }: DeliveryListProps) {
  const { webhooks: texts } = useText()
  return (
    <section class="pane">
      <div class="pane-head">
        <div class="pane-title">
          <h2>{texts.title}</h2>
          <span class="quiet small">{value === null ? '' : texts.count(value.total)}</span>
        </div>
        <p class="quiet small">{texts.lead}</p>
      </div>
      {error !== null && <Failure error={error} onRetry={reload} />}
      {error === null && value === null && <Skeleton rows={5} kind="row" />}
      {value?.total === 0 && <FirstSteps />}
      {value !== null && value.total > 0 && (
        <LinkList label={texts.list}>
          {value.items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isOpen={delivery.id === openId} />
          ))}
        </LinkList>
      )}
    </section>
  )
}

interface DeliveryRowProps {
  readonly delivery: Schemas['Delivery']
  readonly isOpen: boolean
}

function DeliveryRow({ delivery, isOpen }: DeliveryRowProps) {
  const { webhooks: texts } = useText()
  const format = useFormat()
  const { id, event, url, createdAt, state, attempts, errorMessage, nextAttempt } = delivery
  const now = Date.now() / 1000
  const next =
    nextAttempt === null || errorMessage === ''
      ? ''
      : ` ${texts.nextTry(format.relativeTime(nextAttempt, now))}.`
  return (
    <li>
      <a class="row" href={hrefOf({ section: 'webhooks', id })} aria-current={isOpen ? 'true' : undefined}>
        <span class="thumbnail thumbnail-small">
          <Icon name="send" />
        </span>
        <span class="row-text">
          <span class="row-head">
            <span class="row-title">{event}</span>
            <time
              class="row-time quiet small"
              dateTime={new Date(createdAt * 1000).toISOString()}
              title={format.time(createdAt)}
            >
              {format.relativeTime(createdAt, now)}
            </time>
          </span>
          <span class="row-line quiet">{url}</span>
          <span class="row-badges">
            <DeliveryState state={state} hasError={errorMessage !== ''} />
            <span class="quiet small">{texts.attempts(attempts)}</span>
          </span>
          {errorMessage !== '' && (
            <span class="small row-error">
              {errorMessage}
              {next}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}

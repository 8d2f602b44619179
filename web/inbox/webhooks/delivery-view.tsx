import { useCallback, useState } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import type { Answer } from '../../kit/client/client.ts'
import { Icon } from '../../kit/components/icon.tsx'
import { Failure, Skeleton } from '../../kit/components/notice.tsx'
import { useFormat } from '../../kit/format.ts'
import { useLoaded } from '../../kit/state/use-loaded.ts'
import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { DeliveryState } from './delivery-state.tsx'
import { readableBody } from './readable-body.ts'

type Delivery = Answer<'GET /x/deliveries/{id}'>

interface DeliveryViewProps {
  readonly id: string
  /** The delivery is to be sent again. */
  readonly onChanged: () => void
}

/** One delivery: its body and how each try went. */
export function DeliveryView({ id, onChanged }: DeliveryViewProps) {
  const { client } = useSession()
  const load = useCallback(
    (signal: AbortSignal) => client.call('GET /x/deliveries/{id}', { path: { id }, signal }),
    [client, id],
  )
  const { value, error, reload } = useLoaded(load)
  if (error !== null) return <Failure error={error} onRetry={reload} />
  if (value === null) return <Skeleton rows={6} kind="line" />
  const onResent = (): void => {
    reload()
    onChanged()
  }
  return (
    <article>
      <DeliveryHead delivery={value} onResent={onResent} />
      <div class="detail-parts">
        <Tries tries={value.tries} />
        <SentBody body={value.body} />
      </div>
    </article>
  )
}

interface DeliveryHeadProps {
  readonly delivery: Delivery
  readonly onResent: () => void
}

function DeliveryHead({ delivery, onResent }: DeliveryHeadProps) {
  const { webhooks: texts, page } = useText()
  const { id, event, url, state, errorMessage, transactionId, canResend } = delivery
  return (
    <div class="detail-head">
      <a class="back" href={hrefOf({ section: 'webhooks', id: null })}>
        <Icon name="back" />
        {page.back}
      </a>
      <div class="detail-title">
        <h2>{event}</h2>
        <DeliveryState state={state} hasError={errorMessage !== ''} />
        {canResend && <ResendButton id={id} onResent={onResent} />}
      </div>
      <dl class="fields">
        <div class="field">
          <dt>{texts.id}</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </div>
        <div class="field">
          <dt>{texts.address}</dt>
          <dd>{url}</dd>
        </div>
        {transactionId !== '' && (
          <div class="field">
            <dt>{texts.transaction}</dt>
            <dd>
              <a href={hrefOf({ section: 'review', id: transactionId })}>
                <code>{transactionId}</code>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function ResendButton({ id, onResent }: { readonly id: string; readonly onResent: () => void }) {
  const { webhooks: texts } = useText()
  const { client, notify } = useSession()
  const [isBusy, setBusy] = useState(false)
  const resend = async (): Promise<void> => {
    setBusy(true)
    try {
      await client.call('POST /webhook/{id}', { path: { id } })
      notify({ text: texts.resent })
      onResent()
    } catch (error) {
      notify({
        text: `${texts.resendFailed}. ${error instanceof Error ? error.message : ''}`,
        isFailure: true,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" class="button" disabled={isBusy} onClick={() => void resend()}>
      <Icon name="send" />
      {texts.resend}
    </button>
  )
}

function Tries({ tries }: { readonly tries: Delivery['tries'] }) {
  const { webhooks: texts } = useText()
  const format = useFormat()
  return (
    <section class="card" aria-labelledby="tries">
      <h3 id="tries">{texts.tries}</h3>
      {tries.length === 0 && <p class="quiet">{texts.noTries}</p>}
      <ol class="tries">
        {tries.map(({ attempt, at, status, errorMessage, reply }) => (
          <li key={attempt}>
            <span>{errorMessage || (status === null ? texts.underWay : texts.answered(status))}</span>
            <span class="quiet small">{format.time(at)}</span>
            {reply !== null && reply !== '' && (
              <details>
                <summary>{texts.reply}</summary>
                <pre tabIndex={0}>{reply}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SentBody({ body }: { readonly body: string }) {
  const { webhooks: texts } = useText()
  return (
    <section class="card" aria-labelledby="body">
      <h3 id="body">{texts.body}</h3>
      <pre tabIndex={0}>{readableBody(body)}</pre>
    </section>
  )
}

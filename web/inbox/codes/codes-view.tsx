import { useCallback } from 'preact/hooks'
import { useText } from '../../i18n/text.ts'
import type { Answer, Client } from '../../kit/client/client.ts'
import { Empty, Failure, Skeleton } from '../../kit/components/notice.tsx'
import { RefreshButton } from '../../kit/components/refresh-button.tsx'
import { useFormat } from '../../kit/format.ts'
import { useLoaded } from '../../kit/state/use-loaded.ts'
import { useSession } from '../session.ts'

type HeldCode = Answer<'GET /x/phone-inbox'>['items'][number]

const loadCodes = (client: Client) => (signal: AbortSignal) => client.call('GET /x/phone-inbox', { signal })

/** Codes that were kept instead of sent. Each look is an entry in the audit log, so the list is not refreshed by itself. */
export function CodesView() {
  const { codes: texts } = useText()
  const { client } = useSession()
  const { value, error, reload } = useLoaded(useCallback(loadCodes(client), [client]))
  return (
    <main id="content" class="codes" tabIndex={-1}>
      <div class="pane-head">
        <div class="pane-title">
          <h1>{texts.title}</h1>
          <RefreshButton label={texts.refresh} onPress={reload} />
        </div>
        <p class="quiet small">{texts.lead}</p>
      </div>
      {error !== null && <Failure error={error} onRetry={reload} />}
      {error === null && value === null && <Skeleton rows={3} kind="row" />}
      {value?.items.length === 0 && (
        <Empty icon="phone" title={texts.empty}>
          <p class="quiet">{texts.emptyLead}</p>
          <p class="quiet small">{texts.process}</p>
        </Empty>
      )}
      <ul>
        {value?.items.map((code, index) => (
          <Code key={`${code.at} ${index}`} code={code} />
        ))}
      </ul>
    </main>
  )
}

function Code({ code: { at, to, channel, text } }: { readonly code: HeldCode }) {
  const { codes: texts } = useText()
  const format = useFormat()
  return (
    <li class="code">
      <span class="code-head">
        <span class="code-number">{to}</span>
        <span class="quiet small">{texts.channel[channel]}</span>
        <time class="quiet small" dateTime={new Date(at * 1000).toISOString()} title={format.time(at)}>
          {format.relativeTime(at, Date.now() / 1000)}
        </time>
      </span>
      <span>{text}</span>
    </li>
  )
}

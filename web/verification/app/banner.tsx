import { useText } from '../i18n/text.ts'
import { useFlow } from './page-flow.ts'
import { useCountdown, useSlow } from './use-guards.ts'

/** What is said of the network: offline, busy, slow; nothing most of the time. */
export function Banner() {
  const { isOffline, waitsUntil, sending } = useFlow().state
  const { flow } = useText()
  const seconds = useCountdown(waitsUntil ?? 0)
  const isSlow = useSlow(sending !== null)
  const words = isOffline ? flow.offline : waitsUntil !== null ? flow.busy(seconds) : isSlow ? flow.slow : ''
  return (
    <div role="status" class="banner-area">
      {words === '' ? null : <p class="banner">{words}</p>}
    </div>
  )
}

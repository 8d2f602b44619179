import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { useText } from '../../i18n/text.ts'
import { Badge, type Tone } from '../../kit/components/badge.tsx'
import type { IconName } from '../../kit/components/icon.tsx'

type State = Schemas['Delivery']['state']

const looks: Readonly<Record<State, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'wait', icon: 'review' },
  delivered: { tone: 'good', icon: 'accept' },
  failed: { tone: 'bad', icon: 'reject' },
  cancelled: { tone: 'quiet', icon: 'close' },
}

interface DeliveryStateProps {
  readonly state: State
  /** Whether the last try failed. */
  readonly hasError: boolean
}

/** How a delivery stands. */
export function DeliveryState({ state, hasError }: DeliveryStateProps) {
  const { webhooks: texts } = useText()
  const { tone, icon } = looks[state]
  return (
    <Badge tone={state === 'waiting' && hasError ? 'bad' : tone} icon={icon}>
      {texts.state[state]}
    </Badge>
  )
}

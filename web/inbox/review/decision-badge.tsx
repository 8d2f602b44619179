import { useText } from '../../i18n/text.ts'
import { Badge, type Tone } from '../../kit/components/badge.tsx'
import type { DecisionWord } from './summary.ts'

const tones: Readonly<Record<DecisionWord, Tone>> = { accept: 'good', review: 'wait', reject: 'bad' }

/** A decision as a word with its picture. */
export function DecisionBadge({ decision }: { readonly decision: DecisionWord }) {
  const text = useText()
  return (
    <Badge tone={tones[decision]} icon={decision}>
      {text.decision[decision]}
    </Badge>
  )
}

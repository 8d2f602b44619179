import { hiddenKeys } from '../../decision/obscure/hidden-keys.ts'
import { hiddenValues } from '../../decision/obscure/hidden-values.ts'
import { obscureDecision } from '../../decision/obscure/obscure-decision.ts'
import { obscureFacts } from '../../decision/obscure/obscure-facts.ts'
import type { Decision } from '../../vocabulary/decision.ts'
import type { Facts } from '../../vocabulary/facts.ts'
import { foundIn } from './found-in.ts'

interface Judged {
  readonly facts: Facts
  readonly decision: Decision
}

/** What was judged, without the values that a profile obscures: from here on nobody can store or answer them. */
export function withoutHidden({ facts, decision }: Judged, obscure: readonly string[]): Judged {
  const asked = hiddenKeys(obscure)
  if (asked.size === 0) return { facts, decision }
  const hidden = hiddenValues(foundIn(facts).fields, asked)
  return { facts: obscureFacts(facts, hidden.keys), decision: obscureDecision(decision, hidden) }
}

import { companyData } from '../../engine/decision/obscure/company-data.ts'
import { hiddenKeys } from '../../engine/decision/obscure/hidden-keys.ts'
import { hiddenValues } from '../../engine/decision/obscure/hidden-values.ts'
import { obscureDecision } from '../../engine/decision/obscure/obscure-decision.ts'
import { obscureFacts } from '../../engine/decision/obscure/obscure-facts.ts'
import type { Decision } from '../../vocabulary/decision/decision.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import { mergeFields } from '../scan/merge-fields.ts'

interface ObscurableJudgement {
  readonly facts: Facts
  readonly decision: Decision
}

/** What was read, without what a profile obscures. */
export function visibleFields(facts: Facts, obscure: readonly string[]): Fields {
  const request = hiddenKeys(obscure)
  const { fields } = mergeFields(facts)
  if (request.size === 0) return fields
  return mergeFields(obscureFacts(facts, hiddenValues(fields, request).keys)).fields
}

/** What was judged, without the values that a profile obscures: from here on no one can store or answer them. */
export function obscureJudgement(
  { facts, decision }: ObscurableJudgement,
  obscure: readonly string[],
): ObscurableJudgement {
  const request = hiddenKeys(obscure)
  if (request.size === 0) return { facts, decision }
  const known = facts.company === undefined ? mergeFields(facts).fields : companyData(facts.company)
  const hidden = hiddenValues(known, request)
  return { facts: obscureFacts(facts, hidden.keys), decision: obscureDecision(decision, hidden) }
}

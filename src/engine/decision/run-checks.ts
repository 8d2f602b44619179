import type { Facts } from '../../vocabulary/decision/facts.ts'
import type { Check, Outcome } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { isAskedFor, isRequestMissing, type JudgedCode } from '../../vocabulary/decision/asked-for.ts'
import { amlWarningCodes, warnings } from '../../vocabulary/decision/warnings.ts'
import type {
  DecisionRule,
  DocumentWarningCode,
  WarningDefinition,
} from '../../vocabulary/decision/warnings.ts'
import { renderInEnglish } from './render-in-english.ts'

export interface DecisionInput {
  readonly facts: Facts
  readonly profile: Profile
  /** What to ask, in this order; checks/all.ts has them all. */
  readonly checks: readonly Check[]
  /** Gets what a check threw. */
  readonly onFault?: (error: unknown) => void
}

/** One check, how it counts, and what it answered; null where the profile switches it off. */
export interface CheckResult {
  readonly check: Check
  readonly rule: DecisionRule
  readonly outcome: Outcome | null
}

/**
 * What every check answers. One that throws, which is a fault of this service, was not done: neither does it pass, nor does it
 * take the answers of all others with it.
 */
export function runChecks({ facts, profile, checks, onFault }: DecisionInput): readonly CheckResult[] {
  const failed: DocumentWarningCode[] = []
  const outcomeOf = (check: Check, rule: DecisionRule): Outcome => {
    try {
      return asAskedFor(check.run(facts, profile, failed), check.code, { rule, facts, profile })
    } catch (error) {
      failed.push(check.code)
      onFault?.(error)
      return { kind: 'not_checked', reason: renderInEnglish({ id: 'decision.checkFailed', values: {} }) }
    }
  }
  return checks.map((check) => {
    const rule = ruleOf(check.code, { facts, profile })
    return { check, rule, outcome: rule.enabled ? outcomeOf(check, rule) : null }
  })
}

/**
 * What was asked for and found no fact is not checked: it must not pass in silence. What no one asked for is not charged
 * for, even where the document could not be read.
 */
function asAskedFor(outcome: Outcome, code: DocumentWarningCode, judged: JudgedCode): Outcome {
  if (judged.facts.notCheckedRule !== 1) return outcome
  const { kind } = outcome
  if (kind !== 'cannot_tell' && kind !== 'not_checked') return outcome
  const { reason } = outcome
  if (isRequestMissing(code, judged)) return { kind: 'cannot_tell', reason }
  if (kind === 'not_checked' || outcome.isApplicable === false) return outcome
  return isAskedFor(code, judged) ? { kind: 'not_checked', reason } : outcome
}

const screeningCodes: ReadonlySet<string> = new Set(Object.values(amlWarningCodes))

/**
 * As the profile says; a code that only asks for a review never rejects, one that a request asks for is never off. A request
 * about a company asks for its screening, unless the profile says that companies are not screened.
 */
function ruleOf(
  code: DocumentWarningCode,
  { facts, profile }: Pick<DecisionInput, 'facts' | 'profile'>,
): DecisionRule {
  const row: WarningDefinition = warnings[code]
  const said = profile.decisions[code] ?? row.default
  const isScreening = facts.company !== undefined && screeningCodes.has(code) && profile.kyb.screening
  const rule = row.onRequest === true || isScreening ? { ...said, enabled: true } : said
  return row.reviewOnly === true ? { ...rule, reject: -1 } : rule
}

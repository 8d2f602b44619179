import type { TraceCheck } from '../../vocabulary/decision/decision.ts'
import type { Finding, Verdict } from '../../vocabulary/decision/outcome.ts'
import type { DecisionTrigger } from '../../vocabulary/profiles/profile.ts'
import type { DecisionRule } from '../../vocabulary/decision/warnings.ts'

/** Of a finding, what decides how much it counts. */
export type WeightedFinding = Pick<Finding, 'confidence' | 'excused'>

const isCounted = ({ confidence, excused }: WeightedFinding, level: number): boolean =>
  excused === undefined && level >= 0 && confidence >= level

/** What a finding adds to one side: the weight, once the side is on and its level is reached; nothing when excused. */
export const contribution = (finding: WeightedFinding, level: number, weight: number): number =>
  isCounted(finding, level) ? weight : 0

/** Where one warning would lead by itself; a weight of nothing changes nothing of that. */
export function verdictOf(finding: WeightedFinding, rule: DecisionRule): Verdict {
  const reaches = (level: number): boolean => isCounted(finding, level)
  if (reaches(rule.reject)) return 'reject'
  return reaches(rule.review) ? 'review' : 'accept'
}

/** Sums of decimal fractions would otherwise fall short of a trigger by the last bit of a float. */
const sumScore = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 1e9) / 1e9

/** The scores against the triggers; what could not be checked keeps a decision from being `accept`. */
export function verdictOfScores(
  scores: { readonly review: number; readonly reject: number },
  trigger: DecisionTrigger,
  hasUncheckedChecks: boolean,
): Verdict {
  if (scores.reject >= trigger.reject) return 'reject'
  return scores.review >= trigger.review || hasUncheckedChecks ? 'review' : 'accept'
}

/** What a decision needs to know of a check. */
export interface ScoredCheck {
  readonly outcome: TraceCheck['outcome']
  readonly rule: DecisionRule
  readonly findings?: readonly WeightedFinding[]
}

export interface ScoredVerdict {
  readonly decision: Verdict
  readonly reviewScore: number
  readonly rejectScore: number
}

/**
 * Each finding adds its weight to the review score where `review` is not negative and its confidence reaches it, and
 * likewise to the reject score; reject before review before accept, by the triggers. What is excused adds nothing.
 */
export function scoreVerdict(checks: readonly ScoredCheck[], trigger: DecisionTrigger): ScoredVerdict {
  const side = (level: 'review' | 'reject'): number =>
    sumScore(
      checks.flatMap(({ rule, findings = [] }) =>
        findings.map((finding) => contribution(finding, rule[level], rule.weight)),
      ),
    )
  const [reviewScore, rejectScore] = [side('review'), side('reject')]
  const open = checks.some(({ outcome }) => outcome === 'not_checked')
  return {
    decision: verdictOfScores({ review: reviewScore, reject: rejectScore }, trigger, open),
    reviewScore,
    rejectScore,
  }
}

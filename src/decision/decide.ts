import type { Decision, Trace, TraceCheck, TraceFinding } from '../vocabulary/decision.ts'
import type { Facts } from '../vocabulary/facts.ts'
import type { Check, Finding, NotChecked, Outcome, Verdict, Warning } from '../vocabulary/outcome.ts'
import type { DecisionTrigger, Profile } from '../vocabulary/profile.ts'
import { warnings } from '../vocabulary/warnings.ts'
import type { DecisionRule } from '../vocabulary/warnings.ts'
import { explainDecision } from './explain-decision.ts'

/** What a confidence adds to one side: the weight, once the side is on and its level is reached. */
export const contribution = (confidence: number, level: number, weight: number): number =>
  level >= 0 && confidence >= level ? weight : 0

/** Where one warning would lead by itself; a weight of nothing changes nothing of that. */
export function verdictOf(confidence: number, rule: DecisionRule): Verdict {
  const reaches = (level: number): boolean => level >= 0 && confidence >= level
  if (reaches(rule.reject)) return 'reject'
  return reaches(rule.review) ? 'review' : 'accept'
}

/** Sums of decimal fractions would otherwise fall short of a trigger by the last bit of a float. */
const score = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 1e9) / 1e9

/** The scores against the triggers; what could not be checked keeps a decision from being `accept`. */
export function verdictOfScores(
  scores: { readonly review: number; readonly reject: number },
  trigger: DecisionTrigger,
  somethingNotChecked: boolean,
): Verdict {
  if (scores.reject >= trigger.reject) return 'reject'
  return scores.review >= trigger.review || somethingNotChecked ? 'review' : 'accept'
}

const weigh = ({ confidence, sentence, evidence }: Finding, rule: DecisionRule): TraceFinding => ({
  confidence,
  sentence,
  evidence,
  reviewContribution: contribution(confidence, rule.review, rule.weight),
  rejectContribution: contribution(confidence, rule.reject, rule.weight),
  decision: verdictOf(confidence, rule),
})

/** What the outcome leaves in the trace. */
function remains(outcome: Outcome, rule: DecisionRule): Pick<TraceCheck, 'findings' | 'evidence' | 'reason'> {
  switch (outcome.kind) {
    case 'found':
      return { findings: outcome.findings.map((finding) => weigh(finding, rule)) }
    case 'clear':
      return { evidence: outcome.evidence }
    case 'cannot_tell':
    case 'not_checked':
      return { reason: outcome.reason }
  }
}

interface Judged {
  readonly entry: TraceCheck
  readonly warnings: readonly Warning[]
}

function judge(check: Check, facts: Facts, profile: Profile): Judged {
  const { code, fields, threshold } = check
  const rule = profile.decisions[code] ?? warnings[code].default
  const level =
    threshold === undefined ? {} : { threshold: { key: threshold, value: profile.thresholds[threshold] } }
  if (!rule.enabled) return { entry: { code, outcome: 'off', rule, fields, ...level }, warnings: [] }
  const outcome = check.run(facts, profile)
  const entry: TraceCheck = { code, outcome: outcome.kind, rule, fields, ...level, ...remains(outcome, rule) }
  if (outcome.kind !== 'found') return { entry, warnings: [] }
  return {
    entry,
    warnings: outcome.findings.map(({ confidence, sentence, detail }) => ({
      code,
      description: sentence,
      severity: warnings[code].severity,
      confidence,
      decision: verdictOf(confidence, rule),
      ...(detail === undefined ? {} : { data: detail }),
    })),
  }
}

/**
 * Facts and profile → decision. Each finding of an enabled check is a warning and adds its weight to the review
 * score where `review` is not negative and its confidence reaches it, and likewise to the reject score; reject
 * before review before accept, by the triggers. A check that is on and could not be done makes it `review` at least.
 *
 * @param checks what to ask, in this order; checks/all.ts has them all
 */
export function decide(asked: {
  readonly facts: Facts
  readonly profile: Profile
  readonly checks: readonly Check[]
}): Decision {
  const { facts, profile, checks } = asked
  const judged = checks.map((check) => judge(check, facts, profile))
  const entries = judged.map(({ entry }) => entry)
  const findings = entries.flatMap((entry) => entry.findings ?? [])
  const reviewScore = score(findings.map((finding) => finding.reviewContribution))
  const rejectScore = score(findings.map((finding) => finding.rejectContribution))
  const notChecked: readonly NotChecked[] = entries
    .filter((entry) => entry.outcome === 'not_checked')
    .map(({ code, reason }) => ({ code, reason: reason ?? '' }))
  const { decisionTrigger } = profile
  const decision = verdictOfScores(
    { review: reviewScore, reject: rejectScore },
    decisionTrigger,
    notChecked.length > 0,
  )
  const reached = { decision, reviewScore, rejectScore }
  const unexplained: Omit<Trace, 'sentence'> = { schema: 1, ...reached, decisionTrigger, checks: entries }
  const trace: Trace = { ...unexplained, sentence: explainDecision(unexplained) }
  return { ...reached, warnings: judged.flatMap((one) => one.warnings), notChecked, trace }
}

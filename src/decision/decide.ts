import type { Decision, Trace, TraceCheck, TraceFinding } from '../vocabulary/decision.ts'
import type { Facts } from '../vocabulary/facts.ts'
import type { Check, Finding, NotChecked, Outcome, Warning } from '../vocabulary/outcome.ts'
import type { Profile } from '../vocabulary/profile.ts'
import { warnings } from '../vocabulary/warnings.ts'
import type { DecisionRule, DocumentWarningCode, WarningRow } from '../vocabulary/warnings.ts'
import { explainDecision, type Unexplained } from './explain-decision.ts'
import { nearestChange } from './nearest-change.ts'
import { contribution, reach, verdictOf } from './scores.ts'

function weigh(finding: Finding, rule: DecisionRule): TraceFinding {
  const { confidence, sentence, evidence, excused } = finding
  return {
    confidence,
    sentence,
    evidence,
    reviewContribution: contribution(finding, rule.review, rule.weight),
    rejectContribution: contribution(finding, rule.reject, rule.weight),
    decision: verdictOf(finding, rule),
    ...(excused === undefined ? {} : { excused }),
  }
}

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

function levelOf(
  { threshold: key }: Check,
  { thresholds }: Profile,
  measured?: number,
): Pick<TraceCheck, 'threshold'> {
  if (key === undefined) return {}
  return { threshold: { key, value: thresholds[key], ...(measured === undefined ? {} : { measured }) } }
}

function measuredBy(outcome: Outcome): number | undefined {
  if (outcome.kind === 'found') return outcome.findings[0].measured
  return outcome.kind === 'clear' ? outcome.measured : undefined
}

interface Judged {
  readonly entry: TraceCheck
  readonly warnings: readonly Warning[]
}

/** As the profile says; a code that only asks for a review never rejects, whatever it says. */
function ruleOf(code: DocumentWarningCode, profile: Profile): DecisionRule {
  const row: WarningRow = warnings[code]
  const rule = profile.decisions[code] ?? row.default
  return row.reviewOnly === true ? { ...rule, reject: -1 } : rule
}

function judge(check: Check, facts: Facts, profile: Profile): Judged {
  const { code, needs, fields } = check
  const rule = ruleOf(code, profile)
  const head = { code, rule, needs, fields }
  if (!rule.enabled) return { entry: { ...head, outcome: 'off', ...levelOf(check, profile) }, warnings: [] }
  const outcome = check.run(facts, profile)
  const level = levelOf(check, profile, measuredBy(outcome))
  const entry: TraceCheck = { ...head, outcome: outcome.kind, ...level, ...remains(outcome, rule) }
  if (outcome.kind !== 'found') return { entry, warnings: [] }
  return {
    entry,
    warnings: outcome.findings.map((finding) => ({
      code,
      description: finding.sentence,
      severity: warnings[code].severity,
      confidence: finding.confidence,
      decision: verdictOf(finding, rule),
      ...(finding.detail === undefined ? {} : { data: finding.detail }),
    })),
  }
}

interface Asked {
  readonly facts: Facts
  readonly profile: Profile
  readonly checks: readonly Check[]
}

/**
 * Facts and profile → decision. Each finding of an enabled check is a warning and adds its weight to the review
 * score where `review` is not negative and its confidence reaches it, and likewise to the reject score; reject
 * before review before accept, by the triggers. A check that is on and could not be done makes it `review` at least.
 *
 * @param checks what to ask, in this order; checks/all.ts has them all
 */
export function decide(asked: Asked): Decision {
  const decision = decideAlone(asked)
  const { sentence, ...unexplained } = decision.trace
  return { ...decision, trace: { ...unexplained, sentence, nearest: nearestChange(unexplained) } }
}

/** The same without what would have changed it, which takes as long again as the checks: for very many at once. */
export function decideAlone({ facts, profile, checks }: Asked): Decision {
  const judged = checks.map((check) => judge(check, facts, profile))
  const entries = judged.map(({ entry }) => entry)
  const notChecked: readonly NotChecked[] = entries
    .filter((entry) => entry.outcome === 'not_checked')
    .map(({ code, reason }) => ({ code, reason: reason ?? '' }))
  const { decisionTrigger } = profile
  const reached = reach(entries, decisionTrigger)
  const unexplained: Unexplained = { schema: 1, ...reached, decisionTrigger, checks: entries }
  const trace: Trace = { ...unexplained, sentence: explainDecision(unexplained) }
  return { ...reached, warnings: judged.flatMap((one) => one.warnings), notChecked, trace }
}

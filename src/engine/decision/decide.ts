import type { Decision, Trace, TraceCheck, TraceFinding } from '../../vocabulary/decision/decision.ts'
import type {
  Check,
  Finding,
  NotChecked,
  Outcome,
  Verdict,
  Warning,
} from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { answerWarnings, warnings } from '../../vocabulary/decision/warnings.ts'
import type { DecisionRule } from '../../vocabulary/decision/warnings.ts'
import { type CheckResult, type DecisionInput, runChecks } from './run-checks.ts'
import { explainDecision, type UnexplainedTrace } from './explain-decision.ts'
import { nearestChange } from './nearest-change.ts'
import { renderInEnglish } from './render-in-english.ts'
import { contribution, type ScoredCheck, scoreVerdict, verdictOf } from './scores.ts'

function toTraceFinding(finding: Finding, rule: DecisionRule): TraceFinding {
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
function outcomeTrace(
  outcome: Outcome,
  rule: DecisionRule,
): Pick<TraceCheck, 'findings' | 'evidence' | 'reason'> {
  switch (outcome.kind) {
    case 'found':
      return { findings: outcome.findings.map((finding) => toTraceFinding(finding, rule)) }
    case 'clear':
      return { evidence: outcome.evidence }
    case 'cannot_tell':
    case 'not_checked':
      return { reason: outcome.reason }
  }
}

function thresholdTrace(
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

interface JudgedCheck {
  readonly entry: TraceCheck
  readonly warnings: readonly Warning[]
}

function judgeCheck({ check, rule, outcome }: CheckResult, profile: Profile): JudgedCheck {
  const { code, needs, fields } = check
  const head = { code, rule, needs, fields }
  if (outcome === null)
    return { entry: { ...head, outcome: 'off', ...thresholdTrace(check, profile) }, warnings: [] }
  const level = thresholdTrace(check, profile, measuredBy(outcome))
  const entry: TraceCheck = { ...head, outcome: outcome.kind, ...level, ...outcomeTrace(outcome, rule) }
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

/**
 * Facts and profile → decision. Each finding of an enabled check is a warning and adds its weight to the review
 * score where `review` is not negative and its confidence reaches it, and likewise to the reject score; reject
 * before review before accept, by the triggers. A check that is on and could not be done makes it `review` at least.
 */
export function decide(input: DecisionInput): Decision {
  const decision = decideWithoutNearest(input)
  const { sentence, ...unexplained } = decision.trace
  return { ...decision, trace: { ...unexplained, sentence, nearest: nearestChange(unexplained) } }
}

/** The same without what would have changed it, which takes as long again as the checks. */
export function decideWithoutNearest(input: DecisionInput): Decision {
  const { profile } = input
  const judgedChecks = runChecks(input).map((result) => judgeCheck(result, profile))
  const entries = judgedChecks.map(({ entry }) => entry)
  const notChecked: readonly NotChecked[] = entries
    .filter((entry) => entry.outcome === 'not_checked')
    .map(({ code, reason }) => ({ code, reason: reason ?? '' }))
  const { decisionTrigger } = profile
  const scored = scoreVerdict(entries, decisionTrigger)
  const unexplained: UnexplainedTrace = { schema: 1, ...scored, decisionTrigger, checks: entries }
  const trace: Trace = { ...unexplained, sentence: renderInEnglish(explainDecision(unexplained)) }
  const found = judgedChecks.flatMap((one) => one.warnings)
  return { ...scored, warnings: [...found, ...notChecked.map(notCheckedWarning)], notChecked, trace }
}

/** Says in the warnings, which every client shows, why a decision is review although no score says so. */
function notCheckedWarning({ code, reason }: NotChecked): Warning {
  const { severity } = answerWarnings.NOT_CHECKED
  const description = renderInEnglish({ id: 'decision.notChecked', values: { code, reason } })
  return { code: 'NOT_CHECKED', description, severity, confidence: 1, decision: 'review' }
}

/** The verdict alone, without reasons: for very many at once. */
export function verdictAlone(input: DecisionInput): Verdict {
  const scoredChecks = runChecks(input).flatMap(({ rule, outcome }): ScoredCheck[] => {
    if (outcome?.kind === 'found') return [{ outcome: 'found', rule, findings: outcome.findings }]
    return outcome?.kind === 'not_checked' ? [{ outcome: 'not_checked', rule }] : []
  })
  return scoreVerdict(scoredChecks, input.profile.decisionTrigger).decision
}
